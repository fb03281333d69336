import { cpuSecondsOf } from './process.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody at a table, as the load sees them. Whoever makes one calls `asked` and `answered`. */
export interface Rider {
  /** Answers the question that is open. */
  move(): void;
  asked: () => void;
  answered: () => void;
}

export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Moves per second of the server's processor time. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Everybody answers at once; or, with `rate`, so many a second in all. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rate?: number;
}

export async function drive(riders: readonly Rider[], pid: number, pace: Pace, begin: () => void): Promise<Measured> {
  const { rate, warmUp, seconds } = pace;
  const sentAt = new Map<Rider, number>();
  let latencies: number[] = [];
  const ready: Rider[] = [];
  const send = (rider: Rider): void => {
    sentAt.set(rider, performance.now());
    rider.move();
  };
  for (const rider of riders) {
    rider.asked = () => (rate === undefined ? send(rider) : void ready.push(rider));
    rider.answered = () => {
      latencies.push(performance.now() - (sentAt.get(rider) ?? 0));
    };
  }
  begin();
  let sent = 0;
  let since = performance.now();
  const ticker =
    rate === undefined
      ? undefined
      : setInterval(() => {
          const due = Math.floor(((performance.now() - since) * rate) / 1000);
          while (sent < due) {
            sent++;
            const next = ready.shift();
            if (next === undefined) break;
            send(next);
          }
        }, 1);
  await sleep(warmUp * 1000);
  latencies = [];
  const cpu = cpuSecondsOf(pid);
  const from = performance.now();
  since = from;
  sent = 0;
  await sleep(seconds * 1000);
  const took = (performance.now() - from) / 1000;
  const cpuSeconds = cpuSecondsOf(pid) - cpu;
  const counted = latencies.toSorted((a, b) => a - b);
  clearInterval(ticker);
  for (const rider of riders) rider.asked = rider.answered = () => {};
  return {
    moves: counted.length,
    seconds: took,
    cpuSeconds,
    perCpuSecond: Math.round(counted.length / Math.max(0.001, cpuSeconds)),
    p50: round(counted[Math.floor(counted.length * 0.5)] ?? 0),
    p99: round(counted[Math.floor(counted.length * 0.99)] ?? 0),
  };
}

export function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
