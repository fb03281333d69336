import { chanceStep, type DrawnByLabel, type Source } from './chance.ts';
import { view, type Game, type GameTypes, type Pace, type View } from './contract.ts';
import { plain } from './json.ts';
import type { By, Seat, Viewer } from './seat.ts';

/** One accepted move: a line of the log. */
export interface Entry<Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly by: By;
}

/** The number of the question a seat is to answer, per seat; null where it is not asked. */
export type Questions = readonly (number | null)[];

/** A match at one moment. A value: submitting gives the next one and leaves this as it was. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly source: Source;
  readonly state: T['State'];
  readonly drawn: DrawnByLabel;
  /** Entries so far. */
  readonly length: number;
  readonly questions: Questions;
  readonly asking: number;
}

/** A move on its way in. It may be anything; with `question` it is an answer to that question only. */
export interface Submission {
  readonly seat: Seat;
  readonly move: unknown;
  readonly by: By;
  readonly question?: number;
}

export interface Progress<T extends GameTypes> {
  readonly ok: true;
  readonly match: Match<T>;
  readonly entry: Entry<T['Move']>;
  readonly events: readonly T['Event'][];
}

export interface Refused {
  readonly ok: false;
  readonly code: string;
}

/** What one viewer is told of a match at one moment. */
export interface Observation<T extends GameTypes> {
  readonly n: number;
  readonly toAct: readonly Seat[];
  readonly question: number | null;
  readonly pace: Pace | null;
  readonly view: View<T>;
}

export function start<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  source: Source,
): Match<T> {
  const { least, most } = game.seats;
  if (!(Number.isInteger(seats) && seats >= least && seats <= most)) {
    throw new RangeError(`${game.id} is for ${least} to ${most} players, not ${seats}`);
  }
  const dealing = chanceStep(source, {});
  const state: T['State'] = game.setup(options, seats, dealing.chance);
  const questions: (number | null)[] = [];
  for (let seat = 0; seat < seats; seat++) questions.push(null);
  for (const seat of game.toAct(state)) questions[seat] = 0;
  const asking = game.asking(state);
  return { game, options, seats, source, state, drawn: dealing.drawn(), length: 0, questions, asking };
}

export function submit<T extends GameTypes>(match: Match<T>, submission: Submission): Progress<T> | Refused {
  const { game, options, seats, source } = match;
  const { seat, by, question } = submission;
  const move: T['Move'] | undefined = game.readMove(plain(submission.move), by, options);
  if (move === undefined) return refused('malformed');
  if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) return refused('no-seat');
  const code = game.refusal(game.legalView(match.state, seat), seat, move);
  if (code !== undefined) return refused(code);
  if (question !== undefined && question !== match.questions[seat]) return refused('old-question');

  const state: T['State'] = game.copy(match.state, seat);
  const events: T['Event'][] = [];
  const dealing = chanceStep(source, match.drawn);
  game.play(state, seat, move, dealing.chance, (event) => void events.push(event));

  const length = match.length + 1;
  const asking = game.asking(state, match, seat);
  const questions = askAgain(match, seat, game.toAct(state), asking, length);
  const drawn = dealing.drawn();
  const next = { game, options, seats, source, state, drawn, length, questions, asking };
  return { ok: true, match: next, entry: { seat, move, by }, events };
}

/** Whoever has a question open keeps it, unless it was just answered or everybody is asked anew. */
function askAgain<T extends GameTypes>(
  match: Match<T>,
  answered: Seat,
  toAct: readonly Seat[],
  asking: number,
  length: number,
): Questions {
  const anew = asking !== match.asking;
  const questions = match.questions.slice();
  let asked = 0; // `toAct` ascends, so one walk along the seats meets all of it
  for (let seat = 0; seat < questions.length; seat++) {
    if (toAct[asked] !== seat) {
      questions[seat] = null;
    } else {
      asked++;
      if (anew || seat === answered || questions[seat] === null) questions[seat] = length;
    }
  }
  return questions;
}

/** Whether the table waits for `seat`, and not merely asks it. */
export function isAwaited<T extends GameTypes>({ game, state, questions }: Match<T>, seat: Seat): boolean {
  if ((questions[seat] ?? null) === null) return false;
  return game.awaited === undefined || game.awaited(state).includes(seat);
}

/** What `viewer` may know now: after a tunnel, a locked phone or a restart it is all that is needed. */
export function observation<T extends GameTypes>(match: Match<T>, viewer: Viewer): Observation<T> {
  const { game, state } = match;
  const seat = viewer === 'table' ? undefined : viewer;
  const asked = seat !== undefined && match.questions[seat] !== null;
  return {
    n: match.length,
    toAct: game.toAct(state),
    question: seat === undefined ? null : (match.questions[seat] ?? null),
    pace: asked ? (game.pace(state, seat) ?? null) : null,
    view: view(game, state, viewer),
  };
}

function refused(code: string): Refused {
  return { ok: false, code };
}
