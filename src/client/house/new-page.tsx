import type { JSX } from 'preact';
import { openTable } from '../line/http.ts';
import { isKnown } from './games.ts';
import { Join } from './join/join.tsx';
import { LEADING, seatedOrWhy } from './opening.ts';
import { Trouble } from './trouble.tsx';
import { t as joinWords } from './join/words/index.ts';

/** Before a table is opened: who opens it. */
export function NewPage({ game, standing }: { readonly game: string; readonly standing: boolean }): JSX.Element {
  if (!isKnown(game)) return <Trouble code="page" table="" />;
  return (
    <Join
      game={game}
      invitation={joinWords('join.opens')}
      people={0}
      button={joinWords('join.open')}
      onSit={async (name, face) =>
        seatedOrWhy(await openTable(game, { name, face }, {}, standing ? LEADING : {}, standing), 'replace')
      }
    />
  );
}
