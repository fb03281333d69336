import type { DrawnByLabel } from './chance.ts';
import type { Game, GameTypes } from './contract.ts';
import { keyed, oneOf, optional, right, shown, wrong } from './decode.ts';
import { listOf, mapOf, text } from './decode-document.ts';
import type { Decoded, Decoder } from './decode.ts';
import { isObject, plain, type Json, type JsonObject } from './json.ts';
import type { Entry, Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { readFairness, type Fairness } from './proof.ts';
import { BY, type By, type Seat } from './seat.ts';

/** The format's own version: the `"stolik": 1` at the head of every file. */
export const FORMAT = 1;

/** An entry as a file has it: the move may be anything. */
export interface RawEntry {
  readonly seat: Seat;
  readonly move: unknown;
  readonly by: By;
}

/** A file that was read: a finished or unfinished record, or, without `fairness`, a scenario. */
export interface MatchRecord<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: readonly string[];
  readonly fairness?: Fairness;
  readonly chance: Readonly<Record<string, readonly Json[]>>;
  readonly seed?: string;
  readonly entries: readonly RawEntry[];
  readonly outcome?: Json;
}

type Games = Readonly<Record<string, Game>>;

/** Any parsed JSON as a record of one of `games`, or the first place that is wrong. */
export function readRecord(told: unknown, games: Games): Decoded<MatchRecord> {
  const raw = plain(told);
  if (!isObject(raw)) return wrong('', `a record is an object, found ${shown(raw)}`);
  if (raw['stolik'] !== FORMAT) return wrong('stolik', `expected ${FORMAT}, found ${shown(raw['stolik'])}`);
  const id = raw['game'];
  const game = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) return wrong('game', `expected one of ${Object.keys(games).join(', ')}; found ${shown(id)}`);
  if (raw['version'] !== game.version) {
    return wrong('version', `this program plays version ${game.version} of ${game.id}, found ${shown(raw['version'])}`);
  }
  const seats = readSeats(raw['seats'], game);
  if (!seats.ok) return seats;
  const fairness = optional(readFairness(seats.value.length))(raw['fairness'], 'fairness');
  if (!fairness.ok) return fairness;
  const scenario = fairness.value === undefined;
  for (const key of ['options', 'chance']) {
    if (!scenario && raw[key] === undefined) return wrong(key, 'is missing; only a scenario may leave it out');
  }
  const options = game.options(raw['options'] === undefined ? {} : raw['options'], 'options');
  if (!options.ok) return options;
  const chance = mapOf(listOf(readAny))(raw['chance'] === undefined ? {} : raw['chance'], 'chance');
  if (!chance.ok) return chance;
  const seed = optional(text)(raw['seed'], 'seed');
  if (!seed.ok) return seed;
  const entries = listOf(readEntry(scenario))(raw['entries'], 'entries');
  if (!entries.ok) return entries;
  return right({
    game,
    options: options.value,
    seats: seats.value,
    ...(fairness.value !== undefined && { fairness: fairness.value }),
    chance: chance.value,
    ...(seed.value !== undefined && { seed: seed.value }),
    entries: entries.value,
    ...(raw['outcome'] !== undefined && { outcome: raw['outcome'] as Json }),
  });
}

const readAny: Decoder<Json> = (raw) => right(raw as Json);

function readSeats(raw: unknown, game: Game): Decoded<readonly string[]> {
  const names = listOf(text)(raw, 'seats');
  if (!names.ok) return names;
  const { least, most } = game.seats;
  const count = names.value.length;
  if (count >= least && count <= most) return names;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  return wrong('seats', `${game.id} is for ${range} players, found ${count}`);
}

export function readEntry(scenario: boolean): Decoder<RawEntry> {
  return (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected an entry, found ${shown(raw)}`);
    const { seat, move } = raw;
    if (!Number.isInteger(seat)) return wrong(keyed(place, 'seat'), `expected a whole number, found ${shown(seat)}`);
    if (move === undefined) return wrong(keyed(place, 'move'), 'is missing');
    const said = raw['by'] === undefined && scenario ? 'player' : raw['by'];
    const by = oneOf(BY)(said, keyed(place, 'by'));
    return by.ok ? right({ seat: seat as Seat, move, by: by.value }) : by;
  };
}

/** What was drawn of each label: first of those the game lists, also where it was nothing, then of any other. */
export function tellChance(labels: readonly string[], drawn: DrawnByLabel): Record<string, readonly Json[]> {
  const listed = new Set([...labels, ...Object.keys(drawn)]);
  return Object.fromEntries([...listed].map((label) => [label, drawn[label]?.outcomes ?? []]));
}

/** A match as the public JSON tells it. */
export function makeRecord<T extends GameTypes>(
  match: Match<T>,
  seats: readonly string[],
  entries: readonly Entry<T['Move']>[],
  fairness?: Fairness,
): JsonObject {
  const { game, options, state, drawn } = match;
  const outcome: Outcome | undefined = game.outcome(state);
  return {
    stolik: FORMAT,
    game: game.id,
    version: game.version,
    options: game.encodeOptions(options),
    seats,
    ...(fairness !== undefined && { fairness: { ...fairness } }),
    chance: tellChance(game.labels(match.seats), drawn),
    entries: entries.map(({ seat, move, by }) => ({ seat, move: move as Json, by })),
    ...(outcome !== undefined && { outcome: { ...outcome } }),
  };
}
