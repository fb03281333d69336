import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { choice, choices } from './choices.ts';
import type { Move } from './move.ts';
import { mayPass, opponentRefusal, playRefusal, questionFor, refillRefusal, swapRefusal } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import type { LegalView } from './seen.ts';

export function refusal(seen: LegalView, seat: Seat, move: Move): Refusal | 'over' | 'not-asked' | undefined {
  if (seen.phase !== 'over' && !seen.asked.includes(seat)) return 'not-asked';
  switch (questionFor(seen, seat)) {
    case 'bury':
      if (!('bury' in move)) return 'not-now';
      return seen.offered.includes(move.bury) ? undefined : 'not-of-the-three';
    case 'turn':
      if ('play' in move) return playRefusal(seen, seat, move.play, move.give);
      if ('pass' in move) return mayPass(seen) ? undefined : 'cannot-pass-on-empty-horde';
      return 'refill' in move && seen.late === seat ? refillRefusal(seen, move.refill) : 'not-now';
    case 'keep':
      if (!('keep' in move)) return 'not-now';
      return seen.offered.includes(move.keep) ? undefined : 'not-of-the-two';
    case 'refill':
      return 'refill' in move ? refillRefusal(seen, move.refill) : 'not-now';
    case 'gift':
      if (!('gift' in move)) return 'not-now';
      return seen.hand.includes(move.gift) ? opponentRefusal(seen, seat, move.to) : 'not-in-hand';
    case 'steal':
      return 'steal' in move ? opponentRefusal(seen, seat, move.steal) : 'not-now';
    case 'swap':
      if (!('swap' in move)) return 'not-now';
      return opponentRefusal(seen, seat, move.with) ?? swapRefusal(seen, move.swap, move.with);
    case 'show':
      return 'show' in move ? undefined : 'not-now';
    case 'over':
      return 'over';
  }
}

export function* moves(seen: LegalView, seat: Seat): Iterable<Move> {
  if (!seen.asked.includes(seat)) return;
  const count = choices(seen, seat);
  for (let i = 0; i < count; i++) yield choice(seen, seat, i);
}

export function sample(seen: LegalView, seat: Seat, random: Random): Move {
  return choice(seen, seat, random.below(choices(seen, seat)));
}
