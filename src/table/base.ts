import type { Millis } from '../runner/time.ts';
import type { DrawnByLabel } from '../kernel/chance.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Questions } from '../kernel/match.ts';
import { apply } from './apply.ts';
import { journalFlaw } from './journal-flaw.ts';
import type { Bygone } from './bygone.ts';
import { chainOf, gameOf, keyOf, optionsOf } from './deal.ts';
import type { Environment } from './environment.ts';
import type { KeptStep, KeptTable } from './keeper.ts';
import type { Preparing } from './preparing.ts';
import { DEFAULTS } from './settings.ts';
import type { Step } from './step.ts';
import type { Playing, Table } from './table.ts';

/** A running match as a base has it: what follows from the secret is left out. */
interface KeptPlaying extends Omit<
  Playing,
  'match' | 'chain' | 'proof' | 'stillSince' | 'stoodIn' | 'held' | 'reveal'
> {
  /** Missing where an earlier program wrote it, as the three below. */
  readonly proof?: Playing['proof'];
  readonly stillSince?: Playing['stillSince'];
  readonly stoodIn?: Playing['stoodIn'];
  readonly held?: Playing['held'];
  readonly reveal?: Playing['reveal'];
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

/** A base as any program since the first may have written it. */
interface KeptBase extends Omit<
  Table,
  'playing' | 'groups' | 'spread' | 'bygone' | 'thrownAway' | 'startsAt' | 'barred'
> {
  readonly playing: KeptPlaying | null;
  readonly groups?: readonly KeptPlaying[] | null;
  readonly spread?: Table['spread'];
  readonly bygone?: Table['bygone'];
  readonly thrownAway?: Table['thrownAway'];
  readonly startsAt?: Table['startsAt'];
  readonly barred?: Table['barred'];
}

/** The whole table as one text. The same table gives the same text. */
export function writeBase(table: Table): string {
  const playing = table.playing === null ? null : keptPlaying(table.playing);
  const groups = table.groups === null ? null : table.groups.map(keptPlaying);
  return JSON.stringify({ ...table, playing, groups });
}

function keptPlaying(playing: Playing): KeptPlaying {
  const { match, chain: _, ...rest } = playing;
  const { game, options, state, drawn, length, questions, asking } = match;
  const kept = { game: game.id, version: game.version, options: game.encodeOptions(options), state: state as Json };
  return { ...rest, match: { ...kept, drawn, length, questions, asking } };
}

export function readBase(environment: Environment, text: string): Table {
  const { playing: kept, groups: keptGroups = null, ...raw } = JSON.parse(text) as KeptBase;
  const {
    preparing,
    spread = 1,
    bygone = null,
    thrownAway = [],
    startsAt = null,
    matches,
    barred = [],
    ...before
  } = raw;
  const apart = keptGroups?.find(({ end }) => end === null) ?? keptGroups?.[0] ?? null;
  const earlier = bygone ?? bygoneOf(environment, raw, kept ?? apart);
  return {
    ...before,
    settings: { ...DEFAULTS, ...before.settings },
    // What an earlier program prepared, and had not dealt, it published another commitment for.
    preparing: preparing !== null && 'attempt' in preparing ? preparing : null,
    playing: kept === null || isOfAnother(environment, kept) ? null : readPlaying(environment, kept, raw.at),
    groups:
      keptGroups === null || apart === null || isOfAnother(environment, apart)
        ? null
        : keptGroups.map((each) => readPlaying(environment, each, raw.at)),
    spread,
    bygone: earlier,
    thrownAway,
    startsAt,
    matches,
    barred,
  };
}

/** The match of a base that this program can only end; one that is over makes room by itself, as its record tells of it. */
function bygoneOf(
  environment: Environment,
  { preparing, game }: Omit<KeptBase, 'playing'>,
  kept: KeptPlaying | null,
): Bygone | null {
  if (preparing !== null && !('attempt' in preparing)) {
    const { match, commitment } = preparing as Pick<Preparing, 'match' | 'commitment'>;
    return { match, game, version: null, commitment };
  }
  // One whose end was still being revealed has no record yet.
  const over = kept !== null && kept.end !== null && (kept.reveal ?? null) === null;
  if (kept === null || over || !isOfAnother(environment, kept)) return null;
  const { id, match } = kept;
  return { match: id, game: match.game, version: match.version, commitment: commitmentOf(kept) };
}

/** Whether this program plays its game by another version, or proves its deals in another way. */
function isOfAnother(environment: Environment, kept: KeptPlaying): boolean {
  const { game, version } = kept.match;
  return (
    !Object.hasOwn(environment.games, game) || environment.games[game]?.version !== version || kept.proof === undefined
  );
}

/** Before there were attempts it stood with the match itself. */
function commitmentOf(kept: KeptPlaying & { readonly commitment?: string }): string {
  return kept.proof?.commitment ?? kept.commitment ?? '';
}

function readPlaying(environment: Environment, kept: KeptPlaying, at: Millis): Playing {
  const {
    match: was,
    proof,
    id,
    dealtAt,
    chairs,
    names,
    stillSince = at,
    stoodIn = [],
    held = null,
    reveal = null,
    ...later
  } = kept;
  if (proof === undefined) throw new Error(`match ${id} has no proof`);
  const game = gameOf(environment, was.game);
  const { state, drawn, length, questions, asking } = was;
  const options = optionsOf(game, was.options);
  const source = { key: keyOf(game, proof) };
  const match = { game, options, seats: chairs.length, source, state, drawn, length, questions, asking };
  return {
    id,
    dealtAt,
    proof,
    chairs,
    names,
    match,
    chain: chainOf(proof),
    stillSince,
    stoodIn,
    held,
    ...later,
    reveal,
  };
}

/** The table its keeper has: the base, and every step after it. */
export function readTable(environment: Environment, kept: KeptTable): Table {
  let table = readBase(environment, kept.base.data);
  if (table.n !== kept.base.n) throw journalFlaw(table, `its base is kept as step ${kept.base.n}`);
  for (const { at, data } of kept.steps) table = apply(environment, table, at, readStep(table, data));
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
