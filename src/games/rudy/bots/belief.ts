import { certain, drawnOf, evened, likeliest, mixed, plus, type Odds } from './odds.ts';
import type { Noise } from './noise.ts';
import type { Profile } from './profile.ts';
import { blankness, meanStrength, recall, strength, type Item, type Trace } from './trace.ts';

/** What is known of an item without remembering anything. */
export interface Ground {
  readonly item: Item;
  readonly now: number;
  /** Cards before this one, the fox not counted; among how many they were; how many of those show the item. */
  readonly drawn: number;
  readonly all: number;
  readonly marked: number;
  /** LegalView for certain besides: the fox, where it counts as a cat. */
  readonly extra: number;
}

/** A wrong tally is off by two this much rarer than by one, and so on. */
const FARTHER = 0.35;

/** How many of an item have been seen before this card, as far as this mind can tell. */
export function believed(profile: Profile, traces: readonly Trace[], ground: Ground, noise: Noise): Odds {
  const prior = plus(drawnOf(ground.all, ground.marked, ground.drawn), certain(ground.extra));
  const recalled = recall(profile, traces, ground.item, ground.now, noise);
  if (recalled === undefined) {
    return mixed(profile.naive, certain(likeliest(prior)), forgotten(profile, prior, ground));
  }
  const { trace, astray } = recalled;
  const weighed = mixed(astray, prior, plus(around(trace), missed(profile, trace, ground)));
  return mixed(profile.naive, certain(trace.tally), within(weighed, ground.drawn + ground.extra));
}

/** Nothing came to mind: the more there had been, the less likely that. */
function forgotten(profile: Profile, prior: Odds, { now }: Ground): Odds {
  const blank = blankness(profile);
  const each = meanStrength(profile, now - 1);
  return evened(prior.map((chance, n) => (chance * blank) / (blank + n * each)));
}

/** A tally, with what it may have been off by when it was made. */
function around({ tally, sure }: Trace): Odds {
  if (sure >= 1) return certain(tally);
  const weights = Array.from({ length: tally + 4 }, (_, n) => (n === tally ? 0 : FARTHER ** Math.abs(n - tally)));
  weights[0] = 0; // it was made because there was one
  return mixed(sure, certain(tally), evened(weights));
}

/** How many more came after the trace was made, given that none of those came to mind instead. */
function missed(profile: Profile, { turn, until }: Trace, { now, all, marked }: Ground): Odds {
  const turns = now - 1 - turn;
  if (turns === 0 || until > turn) return certain(0); // one that was repeated was the newest
  const own = strength(profile, turn, until, now);
  const newer = meanStrength(profile, turns);
  const blank = blankness(profile);
  return evened(
    drawnOf(all, marked, turns).map((chance, n) => {
      const left = own * profile.clinging ** n;
      return (chance * left) / (left + blank + n * newer);
    }),
  );
}

function within(odds: Odds, most: number): Odds {
  return odds.length <= most + 1 ? odds : evened(odds.slice(0, most + 1));
}
