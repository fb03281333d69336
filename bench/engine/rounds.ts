import { fork, type ChildProcess } from 'node:child_process';
import { CONTENDERS, type Contender, type Name } from './contender.ts';
import type { Answer, Ask } from './worker.ts';

export interface Plan {
  readonly names: readonly Name[];
  readonly rounds: number;
  readonly warmUp: number;
  /** Milliseconds for one contender in one round. */
  readonly slice: number;
}

export interface Progress {
  readonly done: string;
  readonly secondsLeft: number;
}

/** Matches a second of processor time, per contender and round. */
export type Rates = ReadonlyMap<Name, readonly number[]>;

/**
 * All contenders in turn, round after round. Whatever else the machine does meanwhile then slows all of them down
 * alike, and a ratio taken within one round hardly notices.
 */
export async function runRounds(plan: Plan, emit: (progress: Progress) => void): Promise<Rates> {
  const workers = plan.names.map((name) => ({ name, worker: open(name), rates: [] as number[] }));
  const rest = (rounds: number): number => (rounds * plan.slice * workers.length) / 1000;
  try {
    for (const [i, { name, worker }] of workers.entries()) {
      const secondsLeft = ((workers.length - i) * plan.warmUp) / 1000 + rest(plan.rounds);
      emit({ done: `warming up ${name}`, secondsLeft });
      await ask(worker, { milliseconds: plan.warmUp });
    }
    for (let round = 0; round < plan.rounds; round++) {
      emit({ done: `${round} of ${plan.rounds} rounds`, secondsLeft: rest(plan.rounds - round) });
      for (const { worker, rates } of workers) {
        const { matches, seconds } = await ask(worker, { milliseconds: plan.slice });
        rates.push(matches / seconds);
      }
    }
  } finally {
    for (const { worker } of workers) worker.kill();
  }
  return new Map(workers.map(({ name, rates }) => [name, rates]));
}

function open(name: Name): ChildProcess {
  const { env }: Contender = CONTENDERS[name];
  const { NODE_ENV: _, ...rest } = process.env;
  return fork(new URL('worker.ts', import.meta.url), [name], {
    env: env === undefined ? rest : { ...rest, NODE_ENV: env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function ask(worker: ChildProcess, what: Ask): Promise<Answer> {
  return new Promise((answered, failed) => {
    const gone = (code: number | null): void => failed(new Error(`a worker ended by itself with code ${code}`));
    worker.once('exit', gone);
    worker.once('message', (answer: Answer) => {
      worker.off('exit', gone);
      answered(answer);
    });
    worker.send(what);
  });
}
