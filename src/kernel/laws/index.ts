import { bytesToHex } from '@noble/hashes/utils.js';
import type { GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import type { JsonObject } from '../json.ts';
import { start, submit, type Match, type Submission } from '../match.ts';
import { oneOf, type Random } from '../random.ts';
import { openStream } from '../stream.ts';
import { swift } from '../swift.ts';
import { commutes } from './commuting.ts';
import type { Kit } from './kit.ts';
import * as legality from './legality.ts';
import { deepFreeze, movers, type Law, type Moment } from './moment.ts';
import * as secrecy from './secrecy.ts';
import * as survival from './survival.ts';

export const LAWS: readonly Law[] = [
  legality.someoneToAct,
  legality.listedIsAccepted,
  legality.fallbackIsLegal,
  legality.refusingChangesNothing,
  legality.answeredOnce,
  legality.ownIsApart,
  survival.survivesJson,
  survival.conserves,
  survival.replaysTheSame,
  secrecy.imaginesTheSame,
  secrecy.nobodyCanTell,
  secrecy.staysSealed,
  secrecy.keepsTheSecret,
  commutes,
];

/** A law that was broken, and where to look: the same seed breaks it again. */
export interface Violation {
  readonly law: string;
  readonly what: string;
  readonly seats: number;
  readonly options: JsonObject;
  readonly seed: string;
  /** Entries before it. */
  readonly n: number;
}

export interface Trial {
  readonly seats: number;
  readonly options: JsonObject;
  readonly seed: string;
}

export interface Tried {
  readonly moves: number;
  readonly violation: Violation | undefined;
}

/** Plays one random match of the kit's game and holds every law at every moment of it. Stops at the first violation. */
export function tryLaws<T extends GameTypes>(kit: Kit<T>, trial: Trial, laws: readonly Law[] = LAWS): Tried {
  let n = 0;
  const broken = (law: string, what: string): Tried => ({ moves: n, violation: { law, what, ...trial, n } });
  try {
    const key = seedKey(trial.seed);
    const random = swift(openStream(key, 'laws'));
    const options = kit.game.options(trial.options, 'options');
    if (!options.ok) return broken('the kit is right', `${options.place}: ${options.why}`);
    const first = frozen(start(kit.game, options.value, trial.seats, { key }));
    const shared = {
      kit,
      universe: [...kit.universe(options.value, trial.seats)],
      census: JSON.stringify(kit.census(first.state)),
      secret: bytesToHex(key),
      random,
    };
    const submissions: Submission[] = [];
    let moment: Moment<T> = { ...shared, match: first };
    for (;;) {
      for (const law of laws) {
        const what = law.moment?.(moment);
        if (what !== undefined) return broken(law.name, what);
      }
      if (moment.match.questions.every((question) => question === null)) break;
      if (n === kit.longest) return broken('every match ends', `not after ${n} moves`);
      const submission = someMove(moment);
      const progress = submit(moment.match, submission);
      if (!progress.ok) return broken('a sampled move is accepted', progress.code);
      frozen(progress.match);
      n++;
      for (const law of laws) {
        const what = law.step?.({ before: moment, submission, progress });
        if (what !== undefined) return broken(law.name, what);
      }
      submissions.push(submission);
      moment = { ...shared, match: progress.match };
    }
    for (const law of laws) {
      const what = law.ending?.({ first, last: moment, submissions });
      if (what !== undefined) return broken(law.name, what);
    }
    return { moves: n, violation: undefined };
  } catch (thrown) {
    return broken('nothing throws, and nothing changes what it was given', String(thrown));
  }
}

function frozen<T extends GameTypes>(match: Match<T>): Match<T> {
  deepFreeze(match.state);
  return match;
}

/** Anyone asked may be first; now and then the clock is. */
function someMove<T extends GameTypes>({ kit: { game }, match, random }: Moment<T>): Submission {
  const seat = oneOf(random, movers(match));
  const sight = game.sight(match.state, seat);
  return random.below(10) === 0
    ? { seat, move: game.fallback(sight, seat), by: 'clock' }
    : { seat, move: game.sample(sight, seat, random), by: pickPlayer(random) };
}

function pickPlayer(random: Random): 'player' | 'bot' {
  return random.below(2) === 0 ? 'player' : 'bot';
}

/** `games` trials, spread evenly over player counts and options. */
export function* trialsOf<T extends GameTypes>(kit: Kit<T>, games: number, seed: string): Iterable<Trial> {
  const tables = kit.players.flatMap((seats) => kit.options.map((options) => ({ seats, options })));
  for (let i = 0; i < games; i++) {
    const table = tables[i % tables.length];
    if (table !== undefined) yield { ...table, seed: `${seed}/${i}` };
  }
}

/** The first violation in `games` random matches. */
export function firstViolation<T extends GameTypes>(
  kit: Kit<T>,
  games: number,
  seed: string,
  laws: readonly Law[] = LAWS,
): Violation | undefined {
  for (const trial of trialsOf(kit, games, seed)) {
    const { violation } = tryLaws(kit, trial, laws);
    if (violation !== undefined) return violation;
  }
  return undefined;
}
