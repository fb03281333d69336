import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { manifestOf } from '../../../games/shelf.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { Choice } from '../../shell/choice.tsx';
import { usePart } from '../../shell/part.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { wishing } from '../menu/wishing.ts';
import { spreadOf } from './spread.ts';
import { t } from './words/index.ts';
import './spread.css';

const TABLES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The host's way to several tables with one deal. */
export function SpreadSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, onClose } = props;
  const tables = useSignal(lobby.spread);
  const save = (): void => {
    if (tables.value === lobby.spread) onClose();
    else wishing(line, onClose)({ t: 'spread', tables: tables.value });
  };
  return (
    <Sheet title={t('groups.title')} onClose={onClose}>
      <p class="spread-what">{t('groups.what')}</p>
      <Choice
        title={t('groups.tables')}
        chosen={String(tables.value)}
        choices={choicesFor(lobby.spread).map((each) => [each, each === '1' ? t('groups.one') : each] as const)}
        onChoose={(next) => (tables.value = Number(next))}
      />
      <div aria-live="polite">{tables.value > 1 && <SpreadNote lobby={lobby} tables={tables.value} />}</div>
      <div class="spread-save">
        <Button kind="fox" size="big" onClick={save}>
          {t('groups.save')}
        </Button>
      </div>
    </Sheet>
  );
}

/** A table may have been told of more by another program. */
function choicesFor(chosen: number): readonly string[] {
  const now = String(chosen);
  return TABLES.some((each) => each === now) ? TABLES : [...TABLES, now];
}

/** Who would sit where, or what is missing for it. */
function useSpread(lobby: Lobby, tables: number): string {
  const rules = usePart(manifestOf(lobby.game)?.rules)?.game;
  const { sizes, missing, uneven } = spreadOf(lobby, tables, rules === undefined || rules.sameDeal === 'all');
  if (missing > 0) return t('groups.few', { more: missing });
  if (uneven > 0) return t('groups.uneven', { more: uneven });
  return t('groups.sizes', { people: sizes.reduce((sum, each) => sum + each, 0), sizes: sizes.join(' · ') });
}

function SpreadNote({ lobby, tables }: { readonly lobby: Lobby; readonly tables: number }): JSX.Element {
  return <p class="spread-note">{useSpread(lobby, tables)}</p>;
}

/** In the lobby, where it is so: how many tables, and who would sit where. */
export function SpreadLine({ lobby }: { readonly lobby: Lobby }): JSX.Element {
  return (
    <>
      <b>{t('groups.line', { tables: lobby.spread })}.</b> {useSpread(lobby, lobby.spread)}
    </>
  );
}
