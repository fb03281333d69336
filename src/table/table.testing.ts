import type { Millis, Time } from '../runner/time.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { botNamed, botsOf } from '../games/all-bots.ts';
import { GAMES } from '../games/rules.ts';
import type { Game } from '../kernel/contract.ts';
import { objectOf, optional, integer } from '../kernel/decode.ts';
import { promiseOf, seedKey } from '../kernel/fairness.ts';
import { isObject } from '../kernel/json.ts';
import { placesBy, seatsPlacedFirst } from '../kernel/outcome.ts';
import type { Random } from '../kernel/random.ts';
import { everySeat, present, type Seat } from '../kernel/seat.ts';
import { openStream } from '../kernel/stream.ts';
import type { ChairId } from './chair.ts';
import type { Command, PersonCommand, Who } from './command.ts';
import { emptyTable } from './create.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { looksOf } from './look.ts';
import { namesOfBots } from './names-of-bots.ts';
import { animalNames } from './names/animals.ts';
import { hasBadWord } from './names/bad-words.ts';
import { localRunner } from '../runner/local-runner.ts';
import type { Table } from './table.ts';
import { TEMPO, type Tempo } from './tempo.ts';
import { apply } from './apply.ts';

type Move = { readonly snap: true } | { readonly poke: true } | { readonly pass: true } | { readonly hide: number };

interface Snap {
  State: {
    readonly seats: number;
    readonly options: { readonly time?: number };
    round: number;
    asked: number;
    waiting: Seat[];
    wins: number[];
    hidden: number[];
  };
  Table: {
    readonly seats: number;
    readonly options: object;
    readonly waiting: readonly Seat[];
    readonly wins: readonly number[];
    readonly finished: boolean;
  };
  Own: { readonly hidden: number };
  LegalView: { readonly waiting: readonly Seat[]; readonly finished: boolean };
  Move: Move;
  Event: { readonly kind: string; readonly seat: Seat };
  Options: { readonly time?: number };
}

const ROUNDS = 3;

/** Hiding this asks everybody anew. */
export const ASKS_ANEW = 99;

/**
 * A game for tests of what Rudy has not: whoever snaps first takes the round; a poke takes seat 0's question away; hiding a
 * number is secret and no answer.
 */
export const snap: Game<Snap> = {
  id: 'snap',
  version: 1,
  seats: { least: 2, most: 4 },
  labels: () => [],
  options: objectOf<Snap['Options']>({ time: optional(integer(1)) }, true),
  encodeOptions: ({ time }) => (time === undefined ? {} : { time }),
  readMove(raw) {
    if (!isObject(raw) || Object.keys(raw).length !== 1) return undefined;
    if (raw['snap'] === true) return { snap: true };
    if (raw['poke'] === true) return { poke: true };
    if (raw['pass'] === true) return { pass: true };
    const { hide } = raw;
    return typeof hide === 'number' && Number.isInteger(hide) ? { hide } : undefined;
  },
  setup: (options, seats) => ({
    seats,
    options,
    round: 0,
    asked: 0,
    waiting: everySeat(seats),
    wins: everySeat(seats).map(() => 0),
    hidden: everySeat(seats).map(() => 0),
  }),
  copy: (state) => structuredClone(state),
  toAct: ({ waiting }) => waiting,
  asking: ({ asked }) => asked,
  races: ({ round }) => round < ROUNDS,
  sealed: (move) => 'hide' in move,
  legalView: ({ waiting, round }) => ({ waiting, finished: round === ROUNDS }),
  refusal: ({ waiting, finished }, seat) => (finished ? 'over' : waiting.includes(seat) ? undefined : 'not-asked'),
  *moves({ waiting, finished }, seat) {
    if (finished || !waiting.includes(seat)) return;
    yield { snap: true };
    yield { poke: true };
    yield { pass: true };
  },
  sample: (_seen, _seat, random) => (random.below(2) === 0 ? { snap: true } : { pass: true }),
  play(state, seat, move, _chance, tell) {
    if ('hide' in move) {
      state.hidden[seat] = move.hide;
      if (move.hide === ASKS_ANEW) state.asked++;
      return;
    }
    state.waiting = state.waiting.filter((each) => each !== seat && !('poke' in move && each === 0));
    if ('snap' in move) {
      state.wins[seat] = present(state.wins[seat]) + 1;
      tell?.({ kind: 'snapped', seat });
    } else tell?.({ kind: 'passed', seat });
    if (!('snap' in move) && state.waiting.length > 0) return;
    state.round++;
    state.asked++;
    state.waiting = state.round === ROUNDS ? [] : everySeat(state.seats);
  },
  table: ({ seats, options, waiting, wins, round }) => ({ seats, options, waiting, wins, finished: round === ROUNDS }),
  own: ({ hidden }, seat) => ({ hidden: present(hidden[seat]) }),
  pace: ({ options, round }) =>
    options.time === undefined || round === ROUNDS ? undefined : { timer: round, seconds: options.time },
  fallback: () => ({ pass: true }),
  imagine: (view) => ({
    seats: view.seats,
    options: {},
    round: 0,
    asked: 0,
    waiting: [...view.waiting],
    wins: [...view.wins],
    hidden: view.wins.map(() => 0),
  }),
  outcome({ round, wins, seats }) {
    if (round < ROUNDS) return undefined;
    const places = placesBy(seats, (a, b) => present(wins[a]) - present(wins[b]));
    return { winners: seatsPlacedFirst(places), places, scores: wins, detail: {} };
  },
};

export function testEnvironment(more: Partial<Environment> = {}): Environment {
  return {
    games: { ...GAMES, snap },
    levels: (game) => (game === 'snap' ? ['random'] : botsOf(game)),
    sha256,
    mostChairs: 1000,
    looks: looksOf,
    listing: { botNames: namesOfBots },
    hasBadWord,
    animals: animalNames,
    ...more,
  };
}

export const testBots = () =>
  localRunner((game, level) =>
    game === 'snap'
      ? {
          level,
          blank: null,
          decide: (_memory, { random }) => (random.below(3) === 0 ? { snap: true } : { pass: true }),
        }
      : botNamed(game, level),
  );

/** Bytes that are the same every time. */
export function bytesFrom(seed: string): (bytes: number) => Uint8Array {
  const stream = openStream(seedKey(seed), 'bytes');
  return (bytes) => Uint8Array.from({ length: bytes }, () => stream.below(256));
}

export function randomFrom(seed: string): Random {
  return openStream(seedKey(seed), 'random');
}

/** A table played by hand: every decision is applied at once, and kept. */
export interface Bench {
  readonly environment: Environment;
  table: Table;
  now: Millis;
  readonly present: Set<ChairId>;
  /** Since when somebody is not; without it: since the beginning. */
  readonly absences: Map<ChairId, Millis>;
  readonly decisions: Decision[];
  do(who: Who, command: Command): Decision;
  /** As the owner of this chair. */
  as(chair: ChairId, command: PersonCommand): Decision;
  itself(command: Command): Decision;
  circumstances(): Circumstances;
}

export function bench(
  game = 'rudy',
  people: readonly string[] = ['Ala', 'Ola'],
  options: object = {},
  tempo: Partial<Tempo> = {},
  seed = 'bench',
): Bench {
  const house = testEnvironment();
  const random = bytesFrom(seed);
  const rules = house.games[game];
  if (rules === undefined) throw new Error(`no game ${game}`);
  const made: Bench = {
    environment: house,
    table: emptyTable(rules, rules.encodeOptions(decoded(rules, options)), {}, 1000, random),
    now: 1000,
    present: new Set(people.map((_, chair) => chair)),
    absences: new Map(),
    decisions: [],
    circumstances: () => ({
      now: made.now,
      random,
      present: (chair) => made.present.has(chair),
      absentSince: (chair) => made.absences.get(chair) ?? 1000,
      tempo: { ...TEMPO, ...tempo },
    }),
    do(who, command) {
      const decision = decide(house, made.table, who, command, made.circumstances());
      made.decisions.push(decision);
      made.table = decision.table;
      return decision;
    },
    as: (chair, command) => made.do({ kind: 'chair', chair }, command),
    itself: (command) => made.do({ kind: 'table' }, command),
  };
  for (const name of people) {
    made.table = apply(house, made.table, made.now, { k: 'sit', name, lang: 'pl', token: `token of ${name}` });
  }
  made.table = { ...made.table, n: 0 };
  return made;
}

/** What the newest decision was refused with. */
export function codeOf({ decisions }: Bench): string | undefined {
  const answer = decisions.at(-1)?.answer;
  return answer?.ok === false ? answer.code : undefined;
}

/** The match being played. */
export function playingOf({ table }: Bench): NonNullable<Table['playing']> {
  if (table.playing === null) throw new Error('no match');
  return table.playing;
}

function decoded(game: Game, options: object): unknown {
  const read = game.options(options, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  return read.value;
}

/** Starts, promises for everybody, closes, opens and deals. */
export function dealt(at: Bench): Bench {
  at.as(at.table.host ?? 0, { do: 'start' });
  const chairs = at.table.preparing?.chairs ?? [];
  for (const chair of chairs) at.as(chair, promiseBy(at, chair));
  at.itself({ do: 'close' });
  for (const chair of chairs) at.as(chair, openingBy(at, chair));
  at.itself({ do: 'deal' });
  return at;
}

/** The bytes a chair's device draws in tests: others for every attempt. */
function bytesOf(chair: ChairId, attempt: number): string {
  return (chair + 4096 * (attempt - 1)).toString(16).padStart(64, '0');
}

/** What a chair's device promises for the attempt on the table. */
export function promiseBy({ table }: { readonly table: Table }, chair: ChairId): PersonCommand {
  const { match = '', attempt = 1, chairs = [] } = table.preparing ?? {};
  return {
    do: 'promise',
    match,
    attempt,
    promise: promiseOf(match, attempt, chairs.indexOf(chair), bytesOf(chair, attempt)),
  };
}

/** The same once the list is closed. */
export function openingBy({ table }: { readonly table: Table }, chair: ChairId): PersonCommand {
  const { match = '', attempt = 1 } = table.preparing ?? {};
  return { do: 'open', match, attempt, bytes: bytesOf(chair, attempt) };
}

/** Time that passes when a test says so; what is promised meanwhile is waited for. */
export interface FakeTime extends Time {
  monotonic(): Millis;
  pass(ms: Millis): Promise<void>;
  readonly waiting: number;
}

export function fakeTime(start = 1_000_000): FakeTime {
  let now = start;
  let timers: { readonly at: Millis; readonly what: () => void }[] = [];
  return {
    now: () => now,
    monotonic: () => now,
    after(ms, what) {
      const timer = { at: now + ms, what };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async pass(ms) {
      const end = now + ms;
      await quiet();
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.what();
        await quiet();
      }
      now = end;
    },
    get waiting() {
      return timers.length;
    },
  };
}

/** Everything that was promised has happened, so far as no timer is needed for it. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}
