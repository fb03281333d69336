import type { DrawnByLabel } from '../kernel/chance.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Questions } from '../kernel/match.ts';
import { apply, journalFlaw } from './apply.ts';
import type { Millis } from './chair.ts';
import { chainOf, gameOf, keyOf, optionsOf } from './deal.ts';
import type { House } from './house.ts';
import type { KeptStep, KeptTable } from './keeper.ts';
import type { Step } from './step.ts';
import { isRunning, type Playing, type Table } from './table.ts';
import { soonest } from './timer.ts';

/** A running match as a base has it: what follows from the secret is left out. */
interface KeptPlaying extends Omit<Playing, 'match' | 'chain'> {
  readonly match: {
    readonly game: string;
    readonly version: number;
    readonly options: JsonObject;
    readonly state: Json;
    readonly drawn: DrawnByLabel;
    readonly length: number;
    readonly questions: Questions;
    readonly asking: number;
  };
}

/** The whole table as one text. The same table gives the same text. */
export function writeBase(table: Table): string {
  return JSON.stringify({ ...table, playing: table.playing === null ? null : keptPlaying(table.playing) });
}

function keptPlaying(playing: Playing): KeptPlaying {
  const { match, chain: _, ...rest } = playing;
  const { game, options, state, drawn, length, questions, asking } = match;
  const kept = { game: game.id, version: game.version, options: game.tellOptions(options), state: state as Json };
  return { ...rest, match: { ...kept, drawn, length, questions, asking } };
}

export function readBase(house: House, text: string): Table {
  const raw = JSON.parse(text) as Omit<Table, 'playing'> & { readonly playing: KeptPlaying | null };
  const { playing: kept, ...table } = raw;
  const bare = { ...table, playing: null };
  const playing = kept === null || isBygone(house, kept) ? null : readPlaying(house, bare, kept);
  const { preparing, matches, ...before } = table;
  return { ...before, preparing, playing, matches };
}

/** It is over, and this program plays its game by another version: the record tells of it, and the table goes on without. */
function isBygone(house: House, { match, end }: KeptPlaying): boolean {
  return end !== null && gameOf(house, match.game).version !== match.version;
}

function readPlaying(house: House, table: Table, kept: KeptPlaying): Playing {
  const { match: was, ...rest } = kept;
  const game = gameOf(house, was.game);
  if (game.version !== was.version) {
    throw journalFlaw(table, `this program plays version ${game.version} of ${game.id}, not ${was.version}`);
  }
  const { state, drawn, length, questions, asking } = was;
  const options = optionsOf(game, was.options);
  const source = { key: keyOf(rest.id, game, rest) };
  const match = { game, options, seats: rest.chairs.length, source, state, drawn, length, questions, asking };
  const { id, dealtAt, secret, commitment, contributions, chairs, names, ...later } = rest;
  return { id, dealtAt, secret, commitment, contributions, chairs, names, match, chain: chainOf(id, secret), ...later };
}

/** The table its keeper has: the base, and every step after it. */
export function readTable(house: House, kept: KeptTable): Table {
  let table = readBase(house, kept.base.data);
  if (table.n !== kept.base.n) throw journalFlaw(table, `its base is kept as step ${kept.base.n}`);
  for (const { at, data } of kept.steps) table = apply(house, table, at, readStep(table, data));
  return table;
}

export function readStep(table: Table, data: string): Step {
  try {
    return JSON.parse(data) as Step;
  } catch {
    throw journalFlaw(table, 'is no JSON');
  }
}

export function keptStep({ at, step }: { readonly at: Millis; readonly step: Step }): KeptStep {
  return { at, data: step.k === 'move' ? writeMove(step) : JSON.stringify(step) };
}

/** The same as `JSON.stringify`, for what is written most. */
function writeMove({ seat, move, by, mark }: Extract<Step, { k: 'move' }>): string {
  return `{"k":"move","seat":${seat},"move":${JSON.stringify(move)},"by":"${by}","mark":"${mark}"}`;
}

/** When the table next wants waking, if nobody touches it before. */
export function dueOf(table: Table): Millis | null {
  const { preparing } = table;
  if (preparing !== null) return preparing.closed ? table.at : preparing.closeBy;
  return isRunning(table) && table.playing.pausedAt === null ? soonest(table.playing) : null;
}
