import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Game } from './contract.ts';
import { declarationOf } from './declare.ts';
import { objectOf, integer } from './decode.ts';
import { defineGame, type Rules } from './define.ts';
import { commitment, dealKey, nameHash, seedKey } from './fairness.ts';
import { highCard, highCardKit, type HighCard } from './high-card.testing.ts';
import type { JsonObject } from './json.ts';
import { firstViolation, tryLaws } from './laws/index.ts';
import { neverExchanged } from './laws/hidden.ts';
import { trialsOf } from './laws/trials.ts';
import type { Kit } from './laws/kit.ts';
import { start, submit, type Entry, type Match } from './match.ts';
import { makeRecord, readRecord } from './record.ts';
import { replay } from './replay.ts';
import { schemaOf } from './schema.ts';
import type { Seat } from './seat.ts';
import { openStream } from './stream.ts';

/** Whoever takes the last match wins: turn play with nothing to hide and nothing to settle. */
interface Nim {
  State: { left: number; turn: Seat };
  Table: { readonly left: number; readonly turn: Seat };
  Own: object;
  LegalView: { readonly left: number; readonly turn: Seat };
  Move: { readonly take: number };
  Event: never;
  Options: object;
}

/** All that a game has to write. */
const NIM: Rules<Nim> = {
  id: 'nim',
  version: 1,
  seats: { least: 2, most: 2 },
  move: objectOf<Nim['Move']>({ take: integer(1, 3) }, true),
  setup: () => ({ left: 10, turn: 0 }),
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  refusal({ left, turn }, seat, { take }) {
    if (left === 0) return 'over';
    if (turn !== seat) return 'not-asked';
    return take > left ? 'too-many' : undefined;
  },
  *moves({ left, turn }, seat) {
    if (turn === seat) for (let take = 1; take <= Math.min(3, left); take++) yield { take };
  },
  play(state, seat, { take }) {
    state.left -= take;
    state.turn = 1 - seat;
  },
  table: ({ left, turn }) => ({ left, turn }),
  imagine: ({ left, turn }) => ({ left, turn }),
  outcome: ({ left, turn }) =>
    left > 0
      ? undefined
      : { winners: [1 - turn], places: turn === 0 ? [2, 1] : [1, 2], scores: turn === 0 ? [0, 1] : [1, 0], detail: {} },
};

const nim = defineGame<Nim>(NIM);

const nimKit: Kit<Nim> = {
  game: nim,
  players: [2],
  options: [{}],
  universe: () => [1, 2, 3].map((take) => ({ take })),
  census: () => ({}),
  longest: 10,
  parts: { left: 'open', turn: 'open' },
  learnt: (_state, _seat, move) => move,
};

describe('a game by its defaults', () => {
  it('keeps the laws in turn play', () => {
    expect(firstViolation(nimKit, 20, 'nim')).toBeUndefined();
  });

  it('keeps the laws with hidden hands and sealed bids, and everything hidden is exchanged', () => {
    const exchanged = new Map<string, number>();
    for (const trial of trialsOf(highCardKit, 60, 'high card')) {
      const tried = tryLaws(highCardKit, trial);
      expect(tried.violation).toBeUndefined();
      for (const [part, times] of tried.exchanged) exchanged.set(part, times);
    }
    expect(neverExchanged(highCardKit, exchanged)).toEqual([]);
  });

  it.each<[string, Partial<Game<HighCard>>]>([
    ['the sealed moves are those that the kit hides', { sealed: () => false }],
    [
      'every listed move is accepted, every accepted move is listed',
      { legalView: (state) => ({ ...highCard.legalView(state, 0) }) },
    ],
    ['an imagined world looks the same', { table: (state) => ({ ...highCard.table(state), rest: state.rest }) }],
    ['nothing throws, and nothing changes what it was given', { copy: (state) => state }],
  ])('and with a wrong one breaks the law: %s', (law, wrong) => {
    expect(firstViolation({ ...highCardKit, game: { ...highCard, ...wrong } }, 60, 'wrong')?.law).toBe(law);
  });
});

/** A whole match of fair luck, and its record. */
function recorded(): { readonly match: Match<HighCard>; readonly record: JsonObject } {
  const fair = { match: 'm-1', attempt: 1, secret: '0306'.repeat(16), openings: [null, null] };
  const key = dealKey({ ...fair, game: highCard.id, version: highCard.version });
  const random = openStream(seedKey('players'), 'moves');
  let match = start(highCard, { hand: 2 }, 2, { key });
  const entries: Entry<HighCard['Move']>[] = [];
  for (let [seat] = highCard.toAct(match.state); seat !== undefined; [seat] = highCard.toAct(match.state)) {
    const move = highCard.sample(highCard.legalView(match.state, seat), seat, random);
    const answer = submit(match, { seat, move, by: 'player' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
    entries.push(answer.entry);
  }
  const proof = {
    ...fair,
    commitment: commitment(fair.match, fair.attempt, fair.secret),
    promises: [null, null],
    brokenOff: [],
    thrownAway: [],
    names: ['Ala', 'Ola'].map((name) => nameHash('00'.repeat(16), name)),
    salts: ['00'.repeat(16), '00'.repeat(16)],
  };
  return { match, record: makeRecord(match, ['Ala', 'Ola'], entries, proof) };
}

describe('a record of such a game', () => {
  const { match, record } = recorded();
  const replayed = (change: object = {}) => {
    const read = readRecord(JSON.parse(JSON.stringify({ ...record, ...change })), { [highCard.id]: highCard });
    if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
    return replay(read.value);
  };

  it('has what was drawn, and of the options what differs from the box', () => {
    expect(record['options']).toEqual({ hand: 2 });
    expect(record['chance']).toEqual({ deal: match.drawn['deal']?.outcomes });
    expect(match.drawn['deal']?.outcomes).toHaveLength(1);
  });

  it('gives the same bytes when it is played again', () => {
    const told = replayed();
    expect(told.ok && told.refused === null && JSON.stringify(told.match.state)).toBe(JSON.stringify(match.state));
  });

  it('is another one when a card was touched', () => {
    const [dealt = []] = (record['chance'] as { deal: number[][] }).deal;
    const told = replayed({ chance: { deal: [dealt.toReversed()] } });
    expect(told).toEqual({ ok: false, error: 'chance.deal[0]: is not what follows from the secret' });
  });
});

/** Who is asked first, after one move, after two. */
function asking(...asked: readonly (readonly Seat[])[]): Game<Scripted> {
  return defineGame<Scripted>({
    id: 'scripted',
    version: 1,
    seats: { least: 3, most: 3 },
    move: objectOf<Scripted['Move']>({}, true),
    setup: () => ({ made: 0 }),
    toAct: ({ made }) => asked[made] ?? [],
    refusal: () => undefined,
    moves: () => [{}],
    play: (state) => void state.made++,
    table: (state) => state,
    imagine: (state) => state,
    outcome: () => undefined,
  });
}

interface Scripted {
  State: { made: number };
  Table: { readonly made: number };
  Own: object;
  LegalView: unknown;
  Move: object;
  Event: never;
  Options: object;
}

function questionsAfter(game: Game<Scripted>, ...movers: readonly Seat[]) {
  let match = start(game, {}, 3, { key: seedKey('asking') });
  for (const seat of movers) {
    const answer = submit(match, { seat, move: {}, by: 'player' });
    if (answer.ok) match = answer.match;
  }
  return match.questions;
}

describe('by default', () => {
  it('questions go on while fewer and fewer are asked', () => {
    const game = asking([0, 1, 2], [0, 2], [0]);
    expect(questionsAfter(game, 1)).toEqual([0, null, 0]);
    expect(questionsAfter(game, 1, 2)).toEqual([0, null, null]);
  });

  it('all are asked anew when the last has answered', () => {
    expect(questionsAfter(asking([0, 1], [1], [0, 1, 2]), 0, 1)).toEqual([2, 2, 2]);
  });

  it('all are asked anew when the first to answer ends it for all', () => {
    expect(questionsAfter(asking([0, 1, 2], [0, 1, 2]), 1)).toEqual([1, 1, 1]);
  });

  it('all are asked anew when somebody joins them', () => {
    expect(questionsAfter(asking([0, 1], [1, 2]), 0)).toEqual([null, 1, 1]);
  });

  it('a copy is the same and shares nothing', () => {
    const state = start(highCard, { hand: 3 }, 2, { key: seedKey('copy') }).state;
    const before = JSON.stringify(state);
    const copied = highCard.copy(state);
    expect(JSON.stringify(copied)).toBe(before);
    copied.hands[0]?.pop();
    copied.bids[1] = 7;
    expect(JSON.stringify(state)).toBe(before);
    expect(copied.options).not.toBe(state.options);
  });

  it('a sampled move is any of the list, each as often', () => {
    const random = openStream(seedKey('sample'), 'sample');
    const taken = Array.from({ length: 3000 }, () => nim.sample({ left: 10, turn: 0 }, 0, random).take);
    for (const take of [1, 2, 3]) expect(taken.filter((each) => each === take).length).toBeGreaterThan(900);
  });

  it('the clock plays the first of the list, and there must be one', () => {
    expect(nim.fallback({ left: 1, turn: 0 }, 0)).toEqual({ take: 1 });
    expect(() => nim.fallback({ left: 1, turn: 0 }, 1)).toThrow('nothing to choose from');
  });

  it('what is answered together is sealed, but not where moves race', () => {
    expect(nim.sealed({ take: 1 })).toBe(true);
    expect(defineGame<Nim>({ ...NIM, races: () => false }).sealed({ take: 1 })).toBe(false);
  });

  it('there is no hurry, no race, no label to list and nothing to settle', () => {
    const state = { left: 10, turn: 0 };
    expect(nim.pace(state, 0)).toBeUndefined();
    expect(nim.races(state)).toBe(false);
    expect(nim.labels(2)).toEqual([]);
    expect(nim.optionSpecs).toEqual([]);
    expect(nim.options({ x: 1 }, 'options')).toMatchObject({ ok: false, place: 'options.x' });
    expect(nim.own(state, 0)).toEqual({});
    expect(nim.legalView(state, 0)).toEqual(state);
  });
});

it('has a schema of its options and moves', () => {
  const { names, options, move, table } = declarationOf(highCard);
  expect(names).toEqual({ pl: 'high-card', en: 'high-card' });
  expect(schemaOf(options, {})).toMatchObject({ properties: { hand: { minimum: 1, maximum: 4, default: 3 } } });
  expect(schemaOf(move, {})).toMatchObject({ properties: { card: { minimum: 1, maximum: 12 } }, required: ['card'] });
  expect(schemaOf(table, {})).toEqual({ type: 'object' });
  expect(table([], 'table')).toEqual({ ok: false, place: 'table', why: 'expected an object, found []' });
  expect(table({}, 'table')).toEqual({ ok: true, value: {} });
  const byHand: Game<Nim> = { ...nim };
  delete (byHand as { move?: unknown }).move;
  expect(schemaOf(declarationOf(byHand, { pl: 'Nim', en: 'Nim' }).move, {})).toEqual({ type: 'object' });
});

/** Both are asked for 1, and whoever is left, without being asked anew, for 2. */
interface Shift {
  State: { asked: Seat[] };
  Table: { readonly asked: readonly Seat[] };
  Own: object;
  LegalView: { readonly asked: readonly Seat[] };
  Move: { readonly say: number };
  Event: never;
  Options: object;
}

const shift = defineGame<Shift>({
  id: 'shift',
  version: 1,
  seats: { least: 2, most: 2 },
  move: objectOf<Shift['Move']>({ say: integer(1, 2) }, true),
  setup: () => ({ asked: [0, 1] }),
  toAct: ({ asked }) => asked,
  races: () => true,
  refusal({ asked }, seat, { say }) {
    if (!asked.includes(seat)) return 'not-asked';
    return say === 3 - asked.length ? undefined : 'not-now';
  },
  moves: ({ asked }, seat) => (asked.includes(seat) ? [{ say: 3 - asked.length }] : []),
  play: (state, seat) => void state.asked.splice(state.asked.indexOf(seat), 1),
  table: ({ asked }) => ({ asked }),
  imagine: ({ asked }) => ({ asked: [...asked] }),
  outcome: ({ asked }) => (asked.length > 0 ? undefined : { winners: [], places: [1, 1], scores: [0, 0], detail: {} }),
});

const shiftKit: Kit<Shift> = {
  game: shift,
  players: [2],
  options: [{}],
  universe: () => [{ say: 1 }, { say: 2 }],
  census: () => ({}),
  longest: 2,
  parts: { asked: 'open' },
  learnt: (_state, _seat, move) => move,
};

it('a game that must count its own askings, and does not, breaks a law', () => {
  expect(firstViolation(shiftKit, 1, 'shift')?.law).toBe('a question that goes on offers nothing new');
  const counting = { ...shift, asking: ({ asked }: Shift['State']) => 2 - asked.length };
  expect(firstViolation({ ...shiftKit, game: counting }, 5, 'shift')).toBeUndefined();
});

it('what cannot be left out by a game’s types does not compile without it', () => {
  interface Odd extends Nim {
    LegalView: Nim['LegalView'] & { readonly drawn: number };
  }
  expectTypeOf<Pick<Rules<HighCard>, 'own'>>().toEqualTypeOf<Pick<Game<HighCard>, 'own'>>();
  expectTypeOf<Pick<Rules<Nim>, 'own'>>().toEqualTypeOf<Partial<Pick<Game<Nim>, 'own'>>>();
  expectTypeOf<Pick<Rules<Odd>, 'legalView'>>().toEqualTypeOf<Pick<Game<Odd>, 'legalView'>>();
  expectTypeOf<Pick<Rules<Nim>, 'legalView'>>().toEqualTypeOf<Partial<Pick<Game<Nim>, 'legalView'>>>();
  expectTypeOf<undefined>().not.toExtend<Rules<HighCard>['options']>();
  expectTypeOf<undefined>().toExtend<Rules<Nim>['options']>();
});
