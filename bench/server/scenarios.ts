import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contender, Running, Seated } from './contender.ts';
import { drive, type Measured, type Pace } from './load.ts';
import { cpuSecondsOf, residentKiB } from './process.ts';

const AT_ONCE = 20;

/** A server with a folder of its own, and what becomes of both. */
export async function withServer<T>(contender: Contender, use: (running: Running) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-bench-'));
  const running = await contender.start(data);
  try {
    return await use(running);
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
    // Whoever comes next does not wait for what this one has left to the disk.
    spawnSync('sync');
  }
}

async function seatAll(running: Running, tables: number, then?: (each: Seated) => void): Promise<Seated[]> {
  const seated: Seated[] = [];
  for (let i = 0; i < tables; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - i) }, (_, j) => running.seat(i + j));
    for (const each of await Promise.all(some)) {
      seated.push(each);
      then?.(each);
    }
  }
  return seated;
}

const begin = (each: Seated): void => each.begin();

export function measure(contender: Contender, tables: number, pace: Pace): Promise<Measured> {
  return withServer(contender, async (running) => {
    const seated = await seatAll(running, tables);
    const riders = seated.flatMap((each) => each.riders);
    const measured = await drive(riders, running.pid, pace, () => {
      for (const each of seated) each.begin();
    });
    for (const each of seated) each.close();
    return measured;
  });
}

export interface Idle {
  readonly tables: number;
  readonly kibPerTable: number;
  readonly cpuPercent: number;
}

/** What tables cost at which nothing happens, four sockets each, in the middle of their first turn. */
export function idle(contender: Contender, tables: number, seconds: number): Promise<Idle> {
  return withServer(contender, async (running) => {
    // Tables begin as they fill: five hundred deals at once would measure the heap's growth, not what a table holds.
    const first = await seatAll(running, 20, begin);
    await sleep(3000);
    const before = residentKiB(running.pid);
    const seated = await seatAll(running, tables, begin);
    await sleep(4000);
    const kibPerTable = (residentKiB(running.pid) - before) / tables;
    const cpu = cpuSecondsOf(running.pid);
    await sleep(seconds * 1000);
    const cpuPercent = (100 * (cpuSecondsOf(running.pid) - cpu)) / seconds;
    for (const each of [...first, ...seated]) each.close();
    return { tables, kibPerTable: Math.round(kibPerTable), cpuPercent: Math.round(cpuPercent * 100) / 100 };
  });
}
