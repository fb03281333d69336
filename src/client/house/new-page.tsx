import type { JSX } from 'preact';
import { openTable } from '../line/http.ts';
import { isKnown } from './games.ts';
import { Join } from './join/join.tsx';
import { seatedOrWhy } from './opening.ts';
import { Trouble } from './trouble.tsx';
import { t } from './words/index.ts';

/** Before a table is opened: who opens it. */
export function NewPage({ game }: { readonly game: string }): JSX.Element {
  if (!isKnown(game)) return <Trouble code="page" table="" />;
  return (
    <Join
      game={game}
      invitation={t('join.opens')}
      people={0}
      button={t('join.open')}
      onSit={async (name, face) => seatedOrWhy(await openTable(game, { name, face }, {}, {}), 'replace')}
    />
  );
}
