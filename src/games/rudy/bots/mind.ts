import {
  ANIMALS,
  CAT,
  cardNamed,
  DECK_SIZE,
  deckOf,
  FOX,
  KINDS,
  SPECIES,
  type Card,
  type Options,
  type Rudy,
} from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { believed, type Ground } from './belief.ts';
import { heard } from './heard.ts';
import { noise, stirred, type Noise } from './noise.ts';
import { certain, higher, likeliest, plus, type Odds } from './odds.ts';
import type { Profile } from './profile.ts';
import type { Item, Trace } from './trace.ts';

/** Cards with a single animal, where the fox asks for them. */
const SINGLE: Item = SPECIES.length + 1;

/** What a bot made of the cards it was shown. */
export type Mind = {
  readonly turn: number;
  /** Follows from the seat and the cards it was shown, and from nothing else: the chance in remembering. */
  readonly stir: number;
  readonly foxSeen: boolean;
  readonly traces: readonly Trace[];
  /** What this turn's answer may be. */
  readonly answer: Odds;
};

export const BLANK_MIND: Mind = { turn: 0, stir: 0, foxSeen: false, traces: [], answer: [1] };

/** The mind after one more view. */
export function observe(profile: Profile, mind: Mind, view: SeatView<Rudy>, seat: Seat): Mind {
  const card = cardNamed(view.card);
  if (view.turn <= mind.turn || view.finished || card === undefined) return mind;
  const { turn, options, aloud } = view;
  const stir = stirred(mind.turn === 0 ? seat + 1 : mind.stir, card);
  const traces = aloud === null || aloud.seat === seat ? mind.traces : heard(mind, aloud.number);
  const looking: Looking = { profile, traces, turn, card, options, foxSeen: mind.foxSeen, noise: noise(stir) };
  const { answer, made } = card === FOX ? lookAtFox(looking) : lookAtAnimals(looking);
  return {
    turn,
    stir,
    foxSeen: mind.foxSeen || card === FOX,
    traces: repeated(profile, [...faded(profile, traces, made), ...made], turn),
    answer,
  };
}

interface Looking {
  readonly profile: Profile;
  readonly traces: readonly Trace[];
  readonly turn: number;
  readonly card: Card;
  readonly options: Options;
  readonly foxSeen: boolean;
  readonly noise: Noise;
}

interface Looked {
  readonly answer: Odds;
  readonly made: readonly Trace[];
}

function lookAtAnimals(looking: Looking): Looked {
  const { card, options, foxSeen } = looking;
  const animals = ANIMALS[card] ?? [];
  const made: Trace[] = [];
  let answer: Odds = certain(0);
  for (const species of animals) {
    const odds = oneMore(looking, species);
    answer = plus(answer, odds);
    made.push(noted(looking, species, odds));
  }
  if (options.fox === 'single' && !foxSeen && animals.length === 1)
    made.push(noted(looking, SINGLE, oneMore(looking, SINGLE)));
  return { answer, made };
}

function lookAtFox(looking: Looking): Looked {
  const { options } = looking;
  const species = SPECIES.map((_, item) => item);
  switch (options.fox) {
    case 'species': {
      const seen = species.map((item) => before(looking, item)[0] ?? 0);
      return { answer: seen.reduce<Odds>((sum, none) => plus(sum, [none, 1 - none]), certain(0)), made: [] };
    }
    case 'most':
      return { answer: species.map((item) => before(looking, item)).reduce(higher, certain(0)), made: [] };
    case 'single':
      return { answer: before(looking, SINGLE), made: [] };
    case 'cats': {
      const answer = oneMore(looking, CAT);
      return { answer, made: [noted(looking, CAT, answer)] };
    }
  }
}

function oneMore(looking: Looking, item: Item): Odds {
  return plus(before(looking, item), certain(1));
}

function before({ profile, traces, turn, card, options, foxSeen, noise: chance }: Looking, item: Item): Odds {
  const marked = howMany(options, item);
  const shows = card !== FOX;
  const ground: Ground = {
    item,
    now: turn,
    drawn: turn - 1 - (foxSeen ? 1 : 0),
    all: DECK_SIZE - (shows ? 1 : 0),
    marked: marked - (shows ? 1 : 0),
    extra: foxSeen && options.fox === 'cats' && item === CAT ? 1 : 0,
  };
  return believed(profile, traces, ground, chance);
}

/** How many cards of the deck show it. */
function howMany(options: Options, item: Item): number {
  const deck = deckOf(options);
  let count = 0;
  for (const [card, { name }] of KINDS.entries()) {
    const animals = ANIMALS[card] ?? [];
    const shows = item === SINGLE ? animals.length === 1 : animals.includes(item);
    if (shows) count += deck[name] ?? 0;
  }
  return count;
}

/** What it will remember of it: the likeliest tally, now and then one off. */
function noted({ profile, turn, noise: chance }: Looking, item: Item, odds: Odds): Trace {
  const best = likeliest(odds);
  const slip = chance.next();
  const tally = slip >= profile.slips ? best : slip * 2 < profile.slips ? best + 1 : Math.max(1, best - 1);
  return {
    item,
    turn,
    until: turn,
    tally,
    sure: Math.min(1 - profile.slips * (1 - profile.naive), odds[best] ?? 0),
    fade: 1,
  };
}

/** A new tally pushes the older ones of its species back, and nobody repeats those any more. */
function faded({ clinging }: Profile, traces: readonly Trace[], made: readonly Trace[]): readonly Trace[] {
  const items = new Set(made.map(({ item }) => item));
  return traces.map((trace) =>
    items.has(trace.item) ? { ...trace, until: trace.turn, fade: trace.fade * clinging } : trace,
  );
}

/** The newest tallies of the species seen last are repeated until the next turn, as many as it can. */
function repeated({ span }: Profile, traces: readonly Trace[], turn: number): readonly Trace[] {
  const newest = new Map<Item, Trace>();
  for (const trace of traces.toReversed()) {
    if (newest.size >= span) break;
    if (!newest.has(trace.item)) newest.set(trace.item, trace);
  }
  return traces.map((trace) => (newest.get(trace.item) === trace ? { ...trace, until: turn } : trace));
}
