import type { GunCard } from '../rules/index.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { likelihood, type Memory, type View } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { planOf } from './stage.ts';

const SEVEN = 7;
/** What somebody's passing, or accusing, after a look into a pocket makes of the odds of a bullet there. */
const LET_GO = 0.1;
const DENOUNCED = 30;

/** The pocket of `on`, where it is known for certain. */
export function knownPocket(view: View, on: Seat): GunCard | undefined {
  return view.shownPockets[on] ?? view.pattedDown.find((each) => each.on === on)?.card;
}

/** How likely `on` has pocketed a bullet, by everything this seat has seen. */
export function guiltOf(view: View, memory: Memory, outlook: Outlook, on: Seat): number {
  const known = knownPocket(view, on);
  if (known !== undefined) return known === 'bullet' ? 1 : 0;
  const bullets = present(view.bullets[on]);
  if (bullets >= SEVEN) return 1;
  const bet = memory.bets?.[on] ?? present(view.bets[on]);
  const plans = outlook.plansOf(on);
  const guilt = bet === null ? sum(plans, 6, 12) : (plans[planOf(true, bet)] ?? 0);
  const innocence = bet === null ? sum(plans, 0, 6) : (plans[planOf(false, bet)] ?? 0);
  const seen = seenOf(view, on);
  const yes = guilt * likelihood(seen, bullets - 1) * looksOf(view, on);
  const no = innocence * likelihood(seen, bullets);
  return yes + no > 0 ? yes / (yes + no) : 0;
}

/** What is seen of a gun, from its first shot on. */
function seenOf(view: View, on: Seat): readonly GunCard[] {
  const spent = present(view.spent[on]);
  const peeped = view.peeped.find((each) => each.on === on)?.cards ?? [];
  return peeped.length > spent.length ? peeped : spent;
}

/** Whoever looked into a pocket knows, and what they do then says it. */
function looksOf(view: View, on: Seat): number {
  let odds = 1;
  for (const look of view.patDowns) {
    if (look.on !== on) continue;
    if (view.accusation?.accused === on && view.accusation.accusers.includes(look.seat)) odds *= DENOUNCED;
    else if (view.phase === 'accusing' && !view.unanswered.includes(look.seat)) odds *= LET_GO;
  }
  return odds;
}

function sum(list: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += list[i] ?? 0;
  return total;
}
