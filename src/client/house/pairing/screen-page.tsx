import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../shell/button.tsx';
import { store } from '../../shell/memory.ts';
import { go } from '../../shell/route.ts';
import { toast } from '../../shell/toast.tsx';
import { CodeForm } from '../home/code-form.tsx';
import { gameName } from '../games.ts';
import { Notice } from '../notice.tsx';
import { refusalWords } from '../refusal-words.ts';
import { HomeButton, Trouble } from '../trouble.tsx';
import { showOn } from './paired.ts';
import { seatsHere, type SeatHere } from './seats-here.ts';
import { SEEN } from './seen.ts';
import { t } from './words/index.ts';

/** Whoever has scanned a big screen: shows a table there that this device sits at. */
export function ScreenPage({ code }: { readonly code: string }): JSX.Element {
  const seats = useSignal<readonly SeatHere[] | 'looking' | 'away'>('looking');
  const busy = useSignal(false);
  const look = async (): Promise<void> => {
    seats.value = 'looking';
    const here = await seatsHere();
    seats.value = here ?? 'away';
    // Whoever has to sit down first finds it typed in.
    if (here?.length === 0) store(SEEN, code);
  };
  useEffect(() => void look(), [code]);
  const show = async (seat: SeatHere): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const told = await showOn(seat, { code });
    busy.value = false;
    toast(told.ok ? t('screen.shown') : refusalWords(told.code));
    if (told.ok) go({ page: 'table', code: seat.code }, 'replace');
  };
  const here = seats.value;
  if (here === 'looking') return <Notice thing="tv" title={t('screen.looking')} busy />;
  if (here === 'away') return <Trouble code="unreachable" table="" onAgain={() => void look()} />;
  if (here.length === 0) {
    return (
      <Notice thing="tv" title={t('screen.none')} line={t('screen.none.line', { code })}>
        <CodeForm />
        <HomeButton />
      </Notice>
    );
  }
  const [only] = here;
  if (only !== undefined && here.length === 1) {
    return (
      <Notice
        thing="tv"
        title={t('screen.one', { code })}
        line={t('screen.table', { game: gameName(only.game), table: only.code })}
        busy={busy.value}
      >
        <Button kind="fox" size="big" icon="tv" disabled={busy.value} onClick={() => void show(only)}>
          {t('screen.show', { game: gameName(only.game) })}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice thing="tv" title={t('screen.which', { code })} busy={busy.value}>
      {here.map((seat) => (
        <Button key={seat.code} icon="tv" disabled={busy.value} onClick={() => void show(seat)}>
          {t('screen.showTable', { game: gameName(seat.game), table: seat.code })}
        </Button>
      ))}
    </Notice>
  );
}
