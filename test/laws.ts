import { parseArgs } from 'node:util';
import type { JsonObject } from '../src/kernel/json.ts';
import { neverExchanged } from '../src/kernel/laws/hidden.ts';
import { tryLaws } from '../src/kernel/laws/index.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';
import { trialsOf } from '../src/kernel/laws/trials.ts';
import { explain, type Trial } from '../src/kernel/laws/violation.ts';
import { coverageTable } from './coverage.ts';
import { KITS } from './kits.ts';

const USAGE = `npm run test:laws -- [--games N] [--game ID] [--seed S] [--every K]
  N random games, spread over all options and player counts; --game is one of ${Object.keys(KITS).join(', ')};
  with --every each law is held at one moment in K: the same time buys K times as many games
npm run test:laws -- --game ID --players P --options JSON --seed S
  one match again, as a broken law tells it`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    game: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'laws' },
    every: { type: 'string', default: '1' },
  },
});

const games = Number(values.games);
const every = Number(values.every);
const kits = Object.values(KITS).filter((kit) => values.game === undefined || kit.game.id === values.game);
const one = oneTrial();
if (![games, every].every((each) => Number.isInteger(each) && each > 0) || kits.length === 0 || one === 'wrong') {
  console.error(USAGE);
  process.exit(2);
}

let broken = 0;
for (const kit of kits)
  if (!holds(kit, one === undefined ? [...trialsOf(kit, games, values.seed, every === 1 ? undefined : every)] : [one]))
    broken++;
console.log(`${kits.length - broken} passed, ${broken} failed`);
process.exit(broken === 0 ? 0 : 1);

function oneTrial(): Trial | 'wrong' | undefined {
  if (values.players === undefined) return undefined;
  const seats = Number(values.players);
  const options = parsed(values.options);
  return values.game !== undefined && Number.isInteger(seats) && options !== undefined
    ? { seats, options, seed: values.seed, ...(every > 1 && { every }) }
    : 'wrong';
}

function parsed(text: string): JsonObject | undefined {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return undefined;
  }
}

function holds(kit: Kit, trials: readonly Trial[]): boolean {
  const progress = progressOf(kit.game.id, trials.length);
  const exchanged = new Map<string, number>();
  let [moves, longest] = [0, 0];
  for (const [played, trial] of trials.entries()) {
    const tried = tryLaws(kit, trial);
    moves += tried.moves;
    longest = Math.max(longest, tried.moves);
    for (const [part, times] of tried.exchanged) exchanged.set(part, (exchanged.get(part) ?? 0) + times);
    if (tried.violation !== undefined) {
      progress.done();
      console.error(explain(tried.violation));
      return false;
    }
    progress.tell(played + 1);
  }
  progress.done();
  console.log(`${kit.game.id}: ${trials.length} games, ${moves} moves, longest ${longest}`);
  if (trials.length > 1) console.log(coverageTable(kit, trials));
  const never = neverExchanged(kit, exchanged).map((part) => `${part} never`);
  const hidden = [...exchanged].map(([part, times]) => `${part} ${times}`);
  console.log(`hidden things exchanged: ${[...hidden, ...never].join(', ')}\n`);
  return true;
}

/** A line that is written over on a terminal, and now and then a new one elsewhere. */
function progressOf(name: string, wanted: number) {
  const began = performance.now();
  const terminal = process.stderr.isTTY;
  const pause = terminal ? 200 : 20_000;
  let said = began;
  return {
    tell(played: number): void {
      const now = performance.now();
      if (now - said < pause || played === wanted) return;
      said = now;
      const left = Math.ceil((((now - began) / played) * (wanted - played)) / 1000);
      const text = `${name}: ${played} of ${wanted} games, about ${left} s left`;
      process.stderr.write(terminal ? `\r${text}\u001B[K` : `${text}\n`);
    },
    done(): void {
      if (terminal) process.stderr.write('\r\u001B[K');
    },
  };
}
