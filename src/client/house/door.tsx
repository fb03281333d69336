import type { JSX } from 'preact';
import { sitDown, type Found } from '../line/http.ts';
import { isKnown } from './games.ts';
import { Join } from './join/join.tsx';
import { refusalWords } from './refusal-words.ts';
import { Trouble } from './trouble.tsx';
import { t as joinWords } from './join/words/index.ts';
import { t } from './words/index.ts';

/** Refusals that are about the table, not about the name. */
const SHUT: ReadonlySet<string> = new Set(['locked', 'too-many', 'no-table', 'kicked']);

/** Somebody without a seat, in front of the table. */
export function Door(props: {
  readonly found: Found;
  readonly onSeat: (table: string) => void;
  readonly onTrouble: (code: string) => void;
}): JSX.Element {
  const { found, onSeat, onTrouble } = props;
  const { game, code, people, phase, locked, table, host } = found;
  if (!isKnown(game)) return <Trouble code="no-game" table={code} />;
  if (locked) return <Trouble code="locked" table={code} />;
  const running = phase === 'playing' || phase === 'preparing';
  return (
    <Join
      game={game}
      invitation={host === null ? t('join.table', { code }) : joinWords('join.whose', { host })}
      crowd={t('lobby.seats', { people })}
      {...(running && { note: joinWords('join.late') })}
      people={people}
      button={joinWords('join.sit')}
      onSit={async (name, face) => {
        const sat = await sitDown(table, { name, face });
        if (sat.ok) {
          onSeat(table);
          return undefined;
        }
        if (SHUT.has(sat.code)) onTrouble(sat.code);
        return refusalWords(sat.code);
      }}
    />
  );
}
