import type { Table } from '../../rules/index.ts';
import type { Tip } from '../../../../client/board/tips/tips.ts';
export { t } from './words/index.ts';

export const tips: readonly Tip<Table>[] = [
  { id: 'pocket', when: ({ view }) => view.phase === 'loading' },
  { id: 'bet', when: ({ view }) => view.phase === 'betting' },
  { id: 'accuse', when: ({ view, seat }) => view.phase === 'accusing' && view.accusationUsed[seat] === false },
];
