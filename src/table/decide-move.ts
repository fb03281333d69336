import { chainEntry, markOf } from '../kernel/chain.ts';
import type { GameTypes } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import { submit, type Progress } from '../kernel/match.ts';
import type { Seat } from '../kernel/seat.ts';
import { DONE } from './answer.ts';
import { apply } from './apply.ts';
import type { Chair, ChairId } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { refusal, type Decision } from './decision.ts';
import { NOBODY, type News } from './publication.ts';
import type { Circumstances, Environment } from './environment.ts';
import { holding, isHeldBack } from './held.ts';
import { kindOf, moved } from './moved.ts';
import type { Step, TimedStep } from './step.ts';
import { isRunning, seatOf, type Playing, type Race, type Table } from './table.ts';

type MoveCommand = Extract<PersonCommand, { do: 'move' }>;

/** Whoever comes this much after the first was not racing. */
const PHOTO_FINISH = 2000;

export function decideMove(
  environment: Environment,
  table: Table,
  chair: Chair,
  command: MoveCommand,
  circumstances: Circumstances,
): Decision {
  const { playing } = table;
  if (playing === null || playing.end?.how === 'abandoned') return refusal(table, 'no-match');
  const seat = seatOf(playing, chair.id);
  if (seat === undefined) return refusal(table, 'no-seat');
  if (playing.pausedAt !== null) return refusal(table, 'paused');
  // It is kept: they are asked nothing until the next question.
  if (playing.held?.seat === seat) return refusal(table, 'not-asked');
  const { question, move } = command;
  const progress = submit(playing.match, { seat, move, by: 'player', question });
  if (!progress.ok) return refusedMove(environment, table, playing, seat, command, progress.code, circumstances);
  const { now } = circumstances;
  // Whoever plays is back, even if their device never said so.
  const back: TimedStep | undefined =
    chair.minded || chair.gone ? { at: now, step: { k: 'mind', chair: chair.id, on: false } } : undefined;
  const before = back === undefined ? table : apply(environment, table, now, back.step);
  const made = takeAnswer(environment, before, progress, now);
  const told = toldOf(made.table, made.events, [chair.id], back !== undefined);
  return { table: made.table, steps: back === undefined ? [made.step] : [back, made.step], answer: DONE, tell: told };
}

interface Made {
  readonly table: Table;
  readonly step: TimedStep;
  readonly events: readonly string[];
}

/** An answer the kernel has let through: played, or kept until the host says so. */
export function takeAnswer(environment: Environment, table: Table, progress: Progress<GameTypes>, now: number): Made {
  const { playing } = table;
  if (playing === null) throw new Error(`table ${table.id}: an answer without a match`);
  if (!isHeldBack(table, playing, progress)) return makeMove(environment, table, playing, progress, now);
  const step = holding(progress);
  return { table: apply(environment, table, now, step), step: { at: now, step }, events: [] };
}

/** A move the kernel has let through, as a step. The same as `apply` makes of it, without asking the kernel twice. */
export function makeMove(
  environment: Environment,
  table: Table,
  playing: Playing,
  progress: Progress<GameTypes>,
  now: number,
): Made {
  const { seat, move, by } = progress.entry;
  const hash = chainEntry(playing.chain, playing.hash, progress.entry, environment.sha256);
  const step: Step = { k: 'move', seat, move: move as Json, by, mark: markOf(hash) };
  const next = moved(environment, table, playing, progress, hash, now);
  const events = progress.events.map((event) => JSON.stringify(event));
  const { race } = playing;
  // Asked before the other's move and not since: these two did not know of each other.
  if (race !== null && isClose(race, seat, move, now) && race.questions[seat] === playing.match.questions[seat]) {
    events.push(behind(seat, race.seat, now - race.at));
  }
  return { table: next, step: { at: now, step }, events };
}

export function toldOf(table: Table, events: readonly string[], movers: readonly ChairId[], lobbyToo: boolean): News[] {
  const told: News[] = [{ kind: 'view', events, movers }];
  if (lobbyToo || !isRunning(table)) told.push({ kind: 'lobby' });
  return told;
}

function isClose(race: Race, seat: Seat, move: unknown, now: number): boolean {
  return race.seat !== seat && race.kind === kindOf(move) && now - race.at <= PHOTO_FINISH;
}

export function behind(seat: Seat, first: Seat, ms: number): string {
  return JSON.stringify({ kind: 'behind', seat, first, ms });
}

/** A refused move of the same kind as the one that overtook it lost a race; the table remembers by how much. */
function refusedMove(
  environment: Environment,
  table: Table,
  { match, race }: Playing,
  seat: Seat,
  { question, move }: MoveCommand,
  code: string,
  { now }: Circumstances,
): Decision {
  const late =
    race !== null &&
    code !== 'malformed' &&
    isClose(race, seat, move, now) &&
    race.questions[seat] === question &&
    match.questions[seat] !== question;
  if (!late) return refusal(table, code);
  const ms = Math.max(0, now - race.at);
  const answer = { ok: false, code, late: { seat: race.seat, ms } } as const;
  if (race.late.includes(seat)) return refusal(table, answer);
  const step: Step = { k: 'late', seat, ms };
  const tell: News[] = [{ kind: 'view', events: [behind(seat, race.seat, ms)], movers: NOBODY }];
  return { table: apply(environment, table, now, step), steps: [{ at: now, step }], answer, tell };
}
