import type { Law } from '../../kernel/laws/moment.ts';
import type { State, Table } from './index.ts';
import { table } from './view.ts';
import { askedIn } from './who.ts';

/**
 * Who is asked follows from what lies face up. When a window opens it can be worked out from the table's view alone;
 * and while it stays open nobody is added to it.
 */
export const asksOpenly: Law = {
  name: 'who is asked follows from what everybody sees',
  why: 'a question that only the holder of a card is asked shows the card.',
  step({ before, progress }) {
    const [was, is] = [table(before.match.state as State), table(progress.match.state as State)];
    const asked = is.asked.join();
    if (is.asking === was.asking) {
      const stranger = is.asked.find((seat) => !was.asked.includes(seat));
      return stranger === undefined ? undefined : `seat ${stranger} is asked in a window that was open before`;
    }
    const expected = is.phase === 'over' ? '' : askedByAll(is).join();
    return asked === expected ? undefined : `${is.phase} asks ${asked}, and everybody sees ${expected}`;
  },
};

function askedByAll(seen: Table): readonly number[] {
  return askedIn({ ...seen, hands: seen.handCounts.map((length) => ({ length })) });
}
