import { bytesToHex } from '@noble/hashes/utils.js';
import { awaited, type GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import { start, submit, type Match, type Submission } from '../match.ts';
import { pick, type Random } from '../random.ts';
import { openStream } from '../stream.ts';
import { fastRandom } from '../fast-random.ts';
import { answersLookAsKept } from './answered.ts';
import { commutes } from './commuting.ts';
import * as hidden from './hidden.ts';
import type { Kit } from './kit.ts';
import * as legality from './legality.ts';
import { deepFreeze, movers, type Flaw, type Law, type Moment } from './moment.ts';
import { revealsInOrder } from './revealing.ts';
import * as secrecy from './secrecy.ts';
import * as survival from './survival.ts';
import { timersAreFresh, timersOf } from './timers.ts';
import { trialsOf } from './trials.ts';
import type { Trial, Violation } from './violation.ts';

export const LAWS: readonly Law[] = [
  legality.someoneToAct,
  legality.listedIsAccepted,
  legality.fallbackIsLegal,
  legality.refusingChangesNothing,
  legality.answeredOnce,
  legality.goesOnTheSame,
  legality.ownIsApart,
  survival.survivesJson,
  survival.conserves,
  survival.replaysTheSame,
  secrecy.imaginesTheSame,
  secrecy.nobodyCanTell,
  secrecy.staysSealed,
  secrecy.keepsTheSecret,
  hidden.exchangesUnseen,
  hidden.imaginesAllThatIsHidden,
  hidden.imaginesAllThatIsOpen,
  hidden.movesLookAlike,
  hidden.sealsWhatTheKitHides,
  revealsInOrder,
  answersLookAsKept,
  timersAreFresh,
  commutes,
];

/** What breaks before any law can be asked. */
const KIT: Law = { name: 'the kit is right', why: 'the laws cannot try a game by wrong options.' };
const ENDS: Law = { name: 'every match ends', why: 'a table that nobody can get up from.' };
const SAMPLES: Law = { name: 'a sampled move is accepted', why: 'playouts and the weakest bot make illegal moves.' };
const THROWS: Law = {
  name: 'nothing throws, and nothing changes what it was given',
  why: 'a table stops in mid-match, or a match that was stored changes afterwards.',
};

export interface Tried {
  readonly moves: number;
  /** How often something of each part of the state was exchanged. */
  readonly exchanged: ReadonlyMap<string, number>;
  readonly violation: Violation | undefined;
}

/** Plays one random match of the kit's game and holds every law at the moments the trial wants. Stops at the first violation. */
export function tryLaws<T extends GameTypes>(kit: Kit<T>, trial: Trial, laws: readonly Law[] = lawsOf(kit)): Tried {
  let n = 0;
  const exchanged = new Map<string, number>();
  const broken = ({ name, why }: Law, flaw: Flaw): Tried => {
    return { moves: n, exchanged, violation: { game: kit.game.id, law: name, why, flaw, ...trial, n } };
  };
  try {
    const key = seedKey(trial.seed);
    const random = fastRandom(openStream(key, 'laws'));
    const options = kit.game.options(trial.options, 'options');
    if (!options.ok) return broken(KIT, `${options.place}: ${options.why}`);
    const first = frozen(start(kit.game, options.value, trial.seats, { key }));
    const timers = new Set<number>(timersOf(first));
    const universe = [...kit.universe(options.value, trial.seats)];
    const shared = {
      kit,
      universe,
      universeTold: universe.map((move) => JSON.stringify(move)),
      census: JSON.stringify(kit.census(first.state)),
      secret: bytesToHex(key),
      timers,
      exchanged,
      random,
    };
    const { every = 1 } = trial;
    const isHeld = (): boolean => every === 1 || random.below(every) === 0;
    const submissions: Submission[] = [];
    let moment: Moment<T> = { ...shared, match: first };
    for (;;) {
      for (const law of laws) {
        const flaw = isHeld() ? law.moment?.(moment) : undefined;
        if (flaw !== undefined) return broken(law, flaw);
      }
      if (moment.match.questions.every((question) => question === null)) break;
      if (n === kit.longest) return broken(ENDS, `not after ${n} moves`);
      const submission = someMove(moment);
      const progress = submit(moment.match, submission);
      if (!progress.ok) return broken(SAMPLES, progress.code);
      frozen(progress.match);
      n++;
      for (const law of laws) {
        const flaw = isHeld() ? law.step?.({ before: moment, submission, progress }) : undefined;
        if (flaw !== undefined) return broken(law, flaw);
      }
      submissions.push(submission);
      moment = { ...shared, match: progress.match };
      for (const timer of timersOf(progress.match)) timers.add(timer);
    }
    for (const law of laws) {
      const flaw = law.ending?.({ first, last: moment, submissions });
      if (flaw !== undefined) return broken(law, flaw);
    }
    return { moves: n, exchanged, violation: undefined };
  } catch (thrown) {
    return broken(THROWS, String(thrown));
  }
}

function lawsOf<T extends GameTypes>({ laws = [] }: Kit<T>): readonly Law[] {
  return [...LAWS, ...laws];
}

function frozen<T extends GameTypes>(match: Match<T>): Match<T> {
  deepFreeze(match.state);
  return match;
}

/** Anyone asked may be first; now and then the clock is. */
function someMove<T extends GameTypes>({ kit: { game }, match, random }: Moment<T>): Submission {
  const seat = pick(random, movers(match));
  const sight = game.legalView(match.state, seat);
  return random.below(10) === 0 && awaited(game, match.state).includes(seat)
    ? { seat, move: game.fallback(sight, seat), by: 'clock' }
    : { seat, move: game.sample(sight, seat, random), by: pickPlayer(random) };
}

function pickPlayer(random: Random): 'player' | 'bot' {
  return random.below(2) === 0 ? 'player' : 'bot';
}

/** The first violation in `games` random matches. */
export function firstViolation<T extends GameTypes>(
  kit: Kit<T>,
  games: number,
  seed: string,
  laws: readonly Law[] = lawsOf(kit),
): Violation | undefined {
  for (const trial of trialsOf(kit, games, seed)) {
    const { violation } = tryLaws(kit, trial, laws);
    if (violation !== undefined) return violation;
  }
  return undefined;
}
