import type { Own, Table } from '../../rules/index.ts';
import type { Moment, Tip } from '../../../../client/board/tips/tips.ts';
import { held, whyNot } from '../choose.ts';
export { t } from './words/index.ts';

type Mine = Moment<Table & Own>;

const isTurn = ({ view, seat }: Mine): boolean => view.phase === 'turn' && view.turn === seat;
const playable = ({ view, seat }: Mine): Own['hand'] =>
  view.hand.filter((card) => whyNot(view, seat, card) === undefined);

export const tips: readonly Tip<Table & Own>[] = [
  { id: 'pass', when: (now) => isTurn(now) && now.view.hordeTop !== null && playable(now).length === 0 },
  { id: 'copies', when: (now) => isTurn(now) && playable(now).some((card) => held(now.view, card) > 1) },
  { id: 'higher', when: (now) => isTurn(now) && now.view.hordeTop !== null && now.view.hordeTop !== 8 },
  { id: 'refill', when: ({ view, seat }) => view.phase === 'refill' && view.turn === seat },
];
