import { bytesToHex } from '@noble/hashes/utils.js';
import { rudy, type Rudy } from '../../src/games/rudy/rules/index.ts';
import { unrecorded, type Chance } from '../../src/kernel/chance.ts';
import { dealKey, seedKey } from '../../src/kernel/fairness.ts';
import { start, submit, type Match } from '../../src/kernel/match.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import type { Key } from '../../src/kernel/stream.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';
import type { Keep } from './keep.ts';
import { MOVES, SEATS, type Script } from './script.ts';

export const OPTIONS: Rudy['Options'] = (() => {
  const read = rudy.options({}, 'options');
  if (!read.ok) throw new Error(read.why);
  return read.value;
})();

const KEYS: readonly Key[] = Array.from({ length: 1024 }, (_, i) => seedKey(`bench ${i}`));

export function keyOf(match: number): Key {
  return KEYS[match % KEYS.length] as Key;
}

/** As a server has it before dealing: its secret, and what four devices opened. */
export function derivedKeyOf(match: number): Key {
  const secret = bytesToHex(keyOf(match));
  const openings = [secret, secret, secret, secret];
  return dealKey({ match: `bench-${match}`, attempt: 1, game: rudy.id, version: rudy.version, secret, openings });
}

/** A match as a table has it: every move checked, and after each what all viewers are shown. */
export function playMatch(key: Key, { seats, moves }: Script, show: (match: Match<Rudy>) => void): Outcome {
  let match = start(rudy, OPTIONS, SEATS, { key });
  for (let i = 0; i < MOVES; i++) {
    const seat = seats[i] as number;
    const question = match.questions[seat] as number;
    const next = submit(match, { seat, move: moves[i], by: 'player', question });
    if (!next.ok) throw new Error(`move ${i} was refused: ${next.code}`);
    match = next.match;
    show(match);
  }
  return finished(rudy.outcome(match.state));
}

export function showNothing(): void {}

/** The table's half of the views is the same for all, so it is made once. */
export function showViews(keep: Keep): (match: Match<Rudy>) => void {
  return ({ state }) => {
    keep(rudy.table(state));
    for (let seat = 0; seat < SEATS; seat++) keep(rudy.own(state, seat));
  };
}

export function showJson(keep: Keep): (match: Match<Rudy>) => void {
  return ({ state }) => {
    keep(JSON.stringify(rudy.table(state)));
    for (let seat = 0; seat < SEATS; seat++) keep(JSON.stringify(rudy.own(state, seat)));
  };
}

/** A playout as bots have it: no log, no views, one state changed in place. */
export function playOut(chance: Chance, { seats, moves }: Script): Outcome {
  const state = rudy.setup(OPTIONS, SEATS, chance);
  for (let i = 0; i < MOVES; i++) rudy.play(state, seats[i] as number, moves[i] as Rudy['Move'], chance);
  return finished(rudy.outcome(state));
}

/** The chance of bots, begun with the same three words as `sfc32(a, b, c)`. */
export function swiftFrom(a: number, b: number, c: number): Chance {
  const words = [a, b, c];
  return unrecorded(fastRandom({ below: () => words.shift() ?? 0 }));
}

function finished(outcome: Outcome | undefined): Outcome {
  if (outcome === undefined) throw new Error('80 moves, and the match is not over');
  return outcome;
}
