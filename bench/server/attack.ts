import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';
import { isOpen, startChild } from './child.ts';
import { openNeighbour } from './neighbour.ts';
import { cpuSecondsOf, residentKiB } from './process.ts';

// Each attack from one address against a server with the limits it comes with, and a neighbour at another address who plays on.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    rest: { type: 'string', default: '60' },
  },
});
const seconds = Number(values.seconds);
const rest = Number(values.rest);
const names = values.only?.split(',') ?? Object.keys(ATTACKS);
const WARM_UP = 3000;

console.log(`${seconds} s of each, ${rest} s of rest; the machine's load is ${loadavg()[0]?.toFixed(1) ?? ''}`);
console.log(
  '| attack | move p50 / p99 / most | bot p99 | CPU | memory before, after, rested, collected | disk a minute | got |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const name of names) await measure(name);

async function measure(name: string): Promise<void> {
  const least = ATTACKS[name]?.least ?? 0;
  const data = mkdtempSync(join(tmpdir(), 'stolik-attack-'));
  const child = await startChild(data, { STOLIK_PROXIES: '1', STOLIK_LOG: 'silent' });
  if (!isOpen(child)) throw new Error(child.err);
  const { url, pid } = child;
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { name, url, seconds: Math.max(least, seconds) },
  });
  await once(attacker, 'message');
  const neighbour = await openNeighbour(url);
  await sleep(WARM_UP);
  neighbour.waits();
  const before = { memory: residentKiB(pid), cpu: cpuSecondsOf(pid), disk: sizeOf(data) };
  const from = performance.now();
  attacker.postMessage('go', []);
  const [{ got }] = (await once(attacker, 'message')) as [{ readonly got: string }];
  const took = (performance.now() - from) / 1000;
  const { moves, bots } = neighbour.waits();
  const after = { memory: residentKiB(pid), cpu: cpuSecondsOf(pid), disk: sizeOf(data) };
  await attacker.terminate();
  await sleep(1000 * rest);
  const rested = residentKiB(pid);
  // What is not given back by then may be held, or only not collected yet.
  process.kill(pid, 'SIGUSR2');
  await sleep(2000);
  const memory = [before.memory, after.memory, rested, residentKiB(pid)]
    .map((kib) => Math.round(kib / 1024))
    .join(', ');
  const cpu = Math.round((100 * (after.cpu - before.cpu)) / took);
  const disk = (((after.disk - before.disk) / took) * 60) / 1e6;
  const told = [
    ATTACKS[name]?.what ?? name,
    `${at(moves, 0.5)} / ${at(moves, 0.99)} / ${at(moves, 1)} ms of ${moves.length}`,
    `${at(bots, 0.99)} ms of ${bots.length}`,
    `${cpu} %`,
    `${memory} MiB`,
    `${disk.toFixed(1)} MB`,
    got,
  ];
  console.log(`| ${told.join(' | ')} |`);
  neighbour.leave();
  await child.kill();
  rmSync(data, { recursive: true, force: true });
}

function at(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
