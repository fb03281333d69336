import { cardNamed, FOX, type Own, type Table } from '../../rules/index.ts';
import type { Tip } from '../../../../client/board/tips/tips.ts';
export { t } from './words/index.ts';

const asksAnimals = ({ card }: Table): boolean => cardNamed(card) !== FOX;

export const tips: readonly Tip<Table & Partial<Own>>[] = [
  { id: 'remember', when: ({ view }) => view.turn === 1 },
  { id: 'add', when: ({ view }) => view.turn > 1 && asksAnimals(view) },
  { id: 'high', when: ({ view }) => view.turn > 2 },
  { id: 'circle', when: ({ view }) => view.turn > 4 && view.seats > 1 && view.circleUsed === false },
];
