import { CONTENDERS, type Name } from './contender.ts';

/** One contender in a process of its own, so that none spoils another's compiled code. */

/** What the worker is asked: to play for so long, in processor time; on a busy machine at most twice that by the clock. */
export interface Ask {
  readonly milliseconds: number;
}

export interface Answer {
  readonly matches: number;
  /** Of processor time, the collector's and the compiler's threads included. */
  readonly seconds: number;
  /** Of all scores so far: sent, so that no compiler can leave out reaching them. */
  readonly sum: number;
}

const play = await CONTENDERS[process.argv[2] as Name].load();
let matches = 0;
let sum = 0;
/** Matches between two looks at the clock: so many that looking costs nothing. */
let batch = 1;

async function measure({ milliseconds }: Ask): Promise<Answer> {
  const before = matches;
  const used = process.cpuUsage();
  let now = performance.now();
  const latest = now + 2 * milliseconds;
  let spent = 0;
  while (spent < milliseconds && now < latest) {
    const looked = now;
    const played = play(matches, batch);
    sum += typeof played === 'number' ? played : await played;
    matches += batch;
    now = performance.now();
    if (now - looked < 1) batch *= 2;
    const { user, system } = process.cpuUsage(used);
    spent = (user + system) / 1000;
  }
  return { matches: matches - before, seconds: spent / 1000, sum };
}

process.on('message', (ask: Ask) => {
  void measure(ask).then((answer) => process.send?.(answer));
});
