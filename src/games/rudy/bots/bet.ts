import { MOST, TURNS, type Move, type Rudy } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Odds } from './odds.ts';
import type { Profile } from './profile.ts';
import { worthWaiting } from './waiting.ts';

interface Bid {
  readonly number: number;
  readonly worth: number;
}

/** What to write, given what the answer may be. `daring` below 1 makes likelier what would pay, above 1 less likely. */
export function bet(
  { patience, surety }: Pick<Profile, 'patience' | 'surety'>,
  odds: Odds,
  view: SeatView<Rudy>,
  daring: number,
): Move {
  const { options, seats, turn } = view;
  if (seats === 1) return { number: middle(odds) };
  const exactly = odds.map((chance) => chance ** daring);
  const plain = best(options.scoring === 'exact' ? exactly : atLeast(odds).map((chance) => chance ** daring));
  if (view.circleUsed) return { number: plain.number };
  const circled = best(exactly);
  const gain = 2 * circled.worth - plain.worth;
  const wait = turn === TURNS ? 0 : patience * worthWaiting(options, turn);
  const sure = (odds[circled.number] ?? 0) >= surety || turn === TURNS;
  return gain > 0 && gain >= wait && sure ? { number: circled.number, circled: true } : { number: plain.number };
}

/** Where number times chance is highest, the lower one of equals. */
function best(chances: Odds): Bid {
  let found: Bid = { number: 0, worth: 0 };
  for (let number = 1; number < chances.length && number <= MOST; number++) {
    const worth = number * (chances[number] ?? 0);
    if (worth > found.worth + 1e-12) found = { number, worth };
  }
  return found;
}

/** The chance that the answer is n or more, at place n. */
function atLeast(odds: Odds): Odds {
  let sum = 0;
  return odds
    .toReversed()
    .map((chance) => (sum += chance))
    .toReversed();
}

/** Off by the least on average: as likely too low as too high. */
function middle(odds: Odds): number {
  let sum = 0;
  for (let number = 0; number < odds.length; number++) {
    sum += odds[number] ?? 0;
    if (sum >= 0.5) return number;
  }
  return Math.max(0, odds.length - 1);
}
