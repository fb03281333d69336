import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Line } from '../line/line.ts';
import { language } from '../words/language.ts';
import { At } from './at.tsx';
import { isDrawn } from './games.ts';
import { judging } from './judge.ts';
import { Notice } from './notice.tsx';
import { setOffer } from './offer.ts';
import { withBots } from './opening.ts';
import { fullName } from './person.ts';
import { HomeButton, Trouble } from './trouble.tsx';
import { t } from './words/index.ts';

/** A game with bots on this device: no server, no network. It lasts as long as the page. */
export function AlonePage({ game }: { readonly game: string }): JSX.Element {
  const line = useSignal<Line | undefined>(undefined);
  const failed = useSignal(false);
  const judge = useMemo(judging, []);
  useEffect(() => {
    if (!isDrawn(game)) return undefined;
    let opened: Line | undefined;
    let gone = false;
    const open = async (): Promise<void> => {
      const { openLocalLine, levelsHere } = await import('../line/local-line.ts');
      setOffer([{ game, seats: { least: 1, most: 6 }, bots: levelsHere(game) }]);
      withBots.add('');
      opened = await openLocalLine(game, fullName(), language.peek());
      if (gone) opened.close();
      else line.value = opened;
    };
    open().catch(() => (failed.value = true));
    return () => {
      gone = true;
      withBots.delete('');
      opened?.close();
    };
  }, [game]);
  if (!isDrawn(game)) {
    return (
      <Notice title={t('state.gone.title')} line={t('alone.unable')}>
        <HomeButton />
      </Notice>
    );
  }
  if (failed.value) return <Trouble code="unreachable" table="" onAgain={() => location.reload()} />;
  if (line.value === undefined) return <Notice title={t('lobby.preparing')} busy />;
  return <At line={line.value} code="" judge={judge} alone />;
}
