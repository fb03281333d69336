import type { Millis } from '../runner/time.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Json } from '../kernel/json.ts';
import { submit } from '../kernel/match.ts';
import { SALT_BYTES } from '../kernel/proof.ts';
import type { Seat } from '../kernel/seat.ts';
import { markOf } from '../kernel/chain.ts';
import { DONE } from './answer.ts';
import { deal, dealApart, hasSeat } from './apply.ts';
import { isPerson } from './chair.ts';
import type { OwnCommand } from './command.ts';
import { drawSecret } from './deal.ts';
import { viewsOf } from './decide-group.ts';
import { makeMove, takeAnswer, toldOf } from './decide-move.ts';
import { decideRevealOn } from './decide-reveal.ts';
import { decideBegin, decideCountDown } from './decide-start.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { NOBODY } from './publication.ts';
import { errandOf, isLastAttempt, type Errand, type Preparing } from './preparing.ts';
import { isPlayedFor, playedFor } from './minders.ts';
import { isPlayedForThem } from './rules.ts';
import { SLICE } from './slices.ts';
import type { TimedStep } from './step.ts';
import { chairOf, isRunning, type Playing, type Table } from './table.ts';
import { deadlineOf } from './timer.ts';

/** What a table does without being asked. */
export function decideByItself(
  environment: Environment,
  table: Table,
  command: OwnCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'close':
    case 'deal':
    case 'break-off':
      return prepare(environment, table, command.do, now);
    case 'count-down':
      return decideCountDown(environment, table, now);
    case 'begin':
      return decideBegin(environment, table, now);
    case 'reveal-on':
      return decideRevealOn(environment, table, now);
    case 'recorded':
      if (table.bygone?.match !== command.match) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'give-up', recorded: true });
    case 'strike':
      return answerFor(environment, table, now.now, (playing, seat) => isUp(playing, seat, now.now), { most: SLICE });
    case 'fall-back':
      return fallBack(environment, table, now.now);
    case 'absent': {
      const chair = chairOf(table, command.chair);
      const stays = chair === undefined || isPlayedForThem(chair) || now.present(chair.id);
      if (stays || !table.settings.minding || !isRunning(table) || !hasSeat(table, chair.id)) {
        return refusal(table, 'nothing-to-do');
      }
      return change(environment, table, now, { k: 'mind', chair: chair.id, on: true });
    }
    case 'returned': {
      const chair = chairOf(table, command.chair);
      const away = chair !== undefined && isPerson(chair) && chair.token !== null && (chair.minded || chair.gone);
      if (!away) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'mind', chair: chair.id, on: false });
    }
    case 'bot-move':
      return botMove(environment, table, command, now.now);
    case 'in-group':
      return refusal(table, 'nothing-to-do'); // Those matches made room.
    case 'outage': {
      const { from, to } = command;
      const stood = isRunning(table) && table.playing.pausedAt === null && table.playing.timers.length > 0;
      if (!stood || table.at >= to) return refusal(table, 'nothing-to-do');
      // A wall clock that was set back must not make it owed again.
      const at = { ...now, now: Math.max(now.now, to) };
      return change(environment, table, at, { k: 'outage', from, to }, DONE, [
        { kind: 'view', events: [], movers: NOBODY },
      ]);
    }
  }
}

/** The next thing to do for a match being prepared, if it is this. */
function prepare(environment: Environment, table: Table, errand: Errand, now: Circumstances): Decision {
  const { preparing, chairs } = table;
  if (preparing === null || errandOf(preparing, { chairs, ...now }) !== errand) return refusal(table, 'nothing-to-do');
  switch (errand) {
    case 'close':
      return change(environment, table, now, { k: 'close', by: now.now + now.tempo.openings });
    case 'deal':
      return dealNow(environment, table, preparing, now);
    case 'break-off': {
      const next = { secret: drawSecret(now.random), by: now.now + now.tempo.promises };
      return change(environment, table, now, { k: 'break-off', next: isLastAttempt(preparing) ? null : next });
    }
  }
}

/** The same as `apply` makes of the step, without dealing twice. */
function dealNow(
  environment: Environment,
  table: Table,
  preparing: Preparing,
  { now: at, random }: Circumstances,
): Decision {
  const salts = preparing.chairs.map(() => bytesToHex(random(SALT_BYTES)));
  if (preparing.groups !== undefined) return dealApartNow(environment, table, preparing.groups, salts, at);
  const playing = deal(environment, table, at, salts);
  const step = { k: 'deal', version: playing.match.game.version, salts, mark: markOf(playing.hash) } as const;
  return {
    table: { ...table, preparing: null, playing, thrownAway: [], n: table.n + 1, at },
    steps: [{ at, step }],
    answer: DONE,
    tell: [{ kind: 'lobby' }, { kind: 'view', events: [], movers: NOBODY }],
  };
}

/** The same for several tables; each gets what their seats were salted with. */
function dealApartNow(
  environment: Environment,
  table: Table,
  seats: readonly (readonly Seat[])[],
  salts: readonly string[],
  at: Millis,
): Decision {
  const theirs = seats.map((group) => group.map((seat) => salts[seat] ?? ''));
  const groups = dealApart(environment, table, at, theirs);
  const version = groups[0]?.match.game.version ?? 0;
  const dealt = groups.map(({ hash }, i) => ({ salts: theirs[i] ?? [], mark: markOf(hash) }));
  return {
    table: { ...table, preparing: null, groups, thrownAway: [], n: table.n + 1, at },
    steps: [{ at, step: { k: 'deal-groups', version, groups: dealt } }],
    answer: DONE,
    // Who is told of which match is settled before all are told of all.
    tell: [...viewsOf(groups.length), { kind: 'lobby' }],
  };
}

function fallBack(environment: Environment, table: Table, now: Millis): Decision {
  if (!isRunning(table) || !isPlayedFor(table)) return refusal(table, 'nothing-to-do');
  const meant = new Set(playedFor(environment, table, table.playing).fallback);
  const { questions } = table.playing.match;
  const stillAsked = (playing: Playing, seat: Seat): boolean => playing.match.questions[seat] === questions[seat];
  return answerFor(environment, table, now, (playing, seat) => meant.has(seat) && stillAsked(playing, seat), {
    most: SLICE,
  });
}

/**
 * One entry by the clock for each seat still asked that is meant, in the order of the seats; `most` of them at most. `holds`:
 * whether the last of them waits for the host, at a table where it does.
 */
export function answerFor(
  environment: Environment,
  table: Table,
  now: Millis,
  isMeant: (playing: Playing, seat: Seat) => boolean,
  { most = Number.POSITIVE_INFINITY, holds = true }: { readonly most?: number; readonly holds?: boolean },
): Decision {
  let at = table;
  const steps: TimedStep[] = [];
  const via: Table[] = [];
  const events: string[] = [];
  while (steps.length < most) {
    if (!isRunning(at) || at.playing.pausedAt !== null) break;
    const { playing } = at;
    const { held } = playing;
    const seat = playing.match.questions.findIndex(
      (question, each) => question !== null && each !== held?.seat && isMeant(playing, each),
    );
    if (seat === -1) break;
    const made = playFallback(environment, at, playing, seat, now, holds);
    if (at !== table) via.push(at);
    at = made.table;
    steps.push(made.step);
    events.push(...made.events);
  }
  if (steps.length === 0) return refusal(table, 'nothing-to-do');
  return { table: at, steps, answer: DONE, tell: toldOf(at, events, NOBODY, false), via };
}

function isUp(playing: Playing, seat: Seat, now: Millis): boolean {
  const deadline = deadlineOf(playing, seat);
  return deadline !== null && deadline <= now;
}

/** The game's fallback, which is the clock's to play. */
function playFallback(environment: Environment, table: Table, playing: Playing, seat: Seat, now: Millis, holds = true) {
  const { match } = playing;
  const { game, state } = match;
  const move = game.fallback(game.legalView(state, seat), seat);
  const progress = submit(match, { seat, move, by: 'clock' });
  if (!progress.ok) throw new Error(`${game.id}: its own fallback is refused: ${progress.code}`);
  return holds ? takeAnswer(environment, table, progress, now) : makeMove(environment, table, playing, progress, now);
}

function botMove(
  environment: Environment,
  table: Table,
  { seat, question, n, move }: Extract<OwnCommand, { do: 'bot-move' }>,
  now: Millis,
): Decision {
  if (!isRunning(table)) return refusal(table, 'no-match');
  const { playing } = table;
  if (playing.pausedAt !== null) return refusal(table, 'paused');
  const chair = chairOf(table, playing.chairs[seat] ?? -1);
  if (chair === undefined || !isPlayedForThem(chair)) return refusal(table, 'not-allowed');
  if (playing.match.questions[seat] !== question || playing.held?.seat === seat) return refusal(table, 'old-question');
  const chosen = move === undefined ? undefined : botsChoice(playing, seat, question, move);
  // What it chose may have been lawful when it looked.
  if (chosen?.ok === false && n !== playing.match.length) return refusal(table, 'think-again');
  const made =
    chosen?.ok === true
      ? takeAnswer(environment, table, chosen, now)
      : playFallback(environment, table, playing, seat, now);
  const tell = toldOf(made.table, made.events, NOBODY, false);
  const decision: Decision = { table: made.table, steps: [made.step], answer: DONE, tell };
  return chosen === undefined || chosen.ok
    ? decision
    : { ...decision, note: `a bot's move was refused: ${chosen.code}` };
}

function botsChoice(playing: Playing, seat: Seat, question: number, move: Json) {
  return submit(playing.match, { seat, move, by: 'bot', question });
}
