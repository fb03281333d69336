import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { findTable, ownSeat, type Found } from '../line/http.ts';
import { later } from '../shell/later.tsx';
import { recall, store } from '../shell/memory.ts';
import { Notice } from './notice.tsx';
import { Seated } from './seated.tsx';
import { Trouble } from './trouble.tsx';
import { t } from './words/index.ts';

// The home page has this one fetched while nobody waits, and has no line of its own.
export { ask } from './notice-bar/ask.ts';

const Door = later(
  async () => (await import('./door.tsx')).Door,
  () => <Notice title={t('line.connecting')} busy />,
  () => <Trouble code="unreachable" table="" />,
);

type Stage =
  | { readonly at: 'finding' }
  | { readonly at: 'door'; readonly found: Found }
  | { readonly at: 'seat'; readonly table: string }
  | { readonly at: 'trouble'; readonly code: string };

/** Whoever opens a table's link: to their seat if they have one here, and to the door otherwise. */
export function TablePage({ code }: { readonly code: string }): JSX.Element {
  const known = recall(`table.${code}`);
  const stage = useSignal<Stage>(known === undefined ? { at: 'finding' } : { at: 'seat', table: known });
  useEffect(() => {
    if (stage.value.at === 'finding') void find();
  }, []);

  async function find(): Promise<void> {
    const found = await findTable(code);
    if (!found.ok) {
      stage.value = { at: 'trouble', code: found.code };
      return;
    }
    const own = await ownSeat(found.value.table);
    if (own.ok) take(found.value.table);
    else stage.value = { at: 'door', found: found.value };
  }
  function take(table: string): void {
    store(`table.${code}`, table);
    stage.value = { at: 'seat', table };
  }
  const lookAgain = (): void => {
    stage.value = { at: 'finding' };
    void find();
  };

  const now = stage.value;
  switch (now.at) {
    case 'finding':
      return <Notice title={t('line.connecting')} line={t('join.table', { code })} busy />;
    case 'trouble':
      return <Trouble code={now.code} table={code} onAgain={lookAgain} />;
    case 'seat':
      return <Seated code={code} ticket={{ table: now.table }} onStranger={lookAgain} />;
    case 'door':
      return <Door found={now.found} onSeat={take} onTrouble={(why) => (stage.value = { at: 'trouble', code: why })} />;
  }
}
