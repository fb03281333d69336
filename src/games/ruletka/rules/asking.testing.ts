import { everySeat } from '../../../kernel/seat.ts';
import type { Law } from '../../../kernel/laws/moment.ts';
import { ruletka, type State, type Table } from './index.ts';
import { table } from './view.ts';
import { awaitedIn } from './who.ts';

/**
 * Whom the table waits for follows from what lies face up. When a window opens it can be worked out from the table's view
 * alone; and while it stays open nobody is added to it. Asked are the same, and while accusing everybody (W28).
 */
export const asksOpenly: Law = {
  name: 'who is asked follows from what everybody sees',
  why: 'a question that only the holder of a card is asked shows the card.',
  step({ before, progress }) {
    const state = progress.match.state as State;
    const [was, is] = [table(before.match.state as State), table(state)];
    const asked = ruletka.toAct(state).join();
    const awaitedOrAll = (is.phase === 'accusing' ? everySeat(is.seats) : is.waiting).join();
    if (asked !== awaitedOrAll) return `${is.phase} asks ${asked}, and everybody sees ${awaitedOrAll}`;
    if (is.asking === was.asking) {
      const stranger = is.unanswered.find((seat) => !was.unanswered.includes(seat));
      return stranger === undefined ? undefined : `seat ${stranger} is awaited in a window that was open before`;
    }
    const awaited = is.unanswered.join();
    const expected = is.phase === 'over' ? '' : awaitedByAll(is).join();
    return awaited === expected ? undefined : `${is.phase} waits for ${awaited}, and everybody sees ${expected}`;
  },
};

function awaitedByAll(seen: Table): readonly number[] {
  return awaitedIn({ ...seen, hands: seen.handCounts.map((length) => ({ length })) });
}
