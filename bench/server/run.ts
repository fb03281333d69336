import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { bare, floor, stolik, type Contender } from './contender.ts';
import { crowd } from './crowd.ts';
import type { Measured } from './load.ts';
import { restart, restartLarge } from './restart.ts';
import { idle, measure, type Idle } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: true },
    only: { type: 'string' },
    tables: { type: 'string' },
    rounds: { type: 'string', default: '1' },
  },
  allowNegative: true,
});
// As anybody would run them: without it boardgame.io takes an eighth longer for a move.
process.env['NODE_ENV'] = 'production';

const { quick, json, only } = values;
const rounds = Number(values.rounds);
const say = (text: string): void => {
  if (!json) console.log(text);
};
const wants = (part: string): boolean => only === undefined || only.split(',').includes(part);

/** Paced as 200 tables of people would: about four moves a second each. */
const RATE = 830;
const sizes = values.tables?.split(',').map(Number) ?? (quick ? [50, 200] : [50, 200, 500]);
const contenders: Contender[] = [stolik, bare, floor];
if (values.peers) contenders.push(...(await import('./peers/contenders.ts')).peers());

interface Row {
  readonly title: string;
  readonly tables: number;
  readonly saturated: Measured;
  readonly paced: Measured;
}

const rows: Row[] = [];
const busy = (): string => loadavg()[0]?.toFixed(1) ?? '';
if (wants('load')) {
  say(`load of the machine at the start: ${busy()}`);
  say('tables  moves per CPU second, saturated   p50 / p99 ms at 830 moves/s');
  const seconds = quick ? 3 : 6;
  // What is optimized while it runs takes some ten seconds of this load: before that, compiling is what is measured.
  const warmUp = quick ? 2 : 12;
  for (const tables of sizes) {
    const measured = new Map<Contender, { readonly saturated: Measured[]; readonly paced: Measured[] }>();
    for (const each of contenders) measured.set(each, { saturated: [], paced: [] });
    // In turns, so that whatever else the machine does meets them all.
    for (let round = 0; round < rounds; round++) {
      for (const [contender, { saturated, paced }] of measured) {
        saturated.push(await measure(contender, tables, { warmUp, seconds }));
        paced.push(await measure(contender, tables, { warmUp, seconds, rate: RATE }));
      }
    }
    for (const [{ title }, each] of measured) {
      const saturated = middle(each.saturated, ({ perCpuSecond }) => perCpuSecond);
      const paced = middle(each.paced, ({ p99 }) => p99);
      rows.push({ title, tables, saturated, paced });
      const figures = `${String(saturated.perCpuSecond).padStart(8)} (${Math.round(saturated.moves / saturated.seconds)}/s)`;
      say(`${String(tables).padStart(6)}  ${figures.padEnd(36)}  ${paced.p50} / ${paced.p99}    ${title}`);
    }
    say(`        load of the machine: ${busy()}`);
  }
}
const idles: (Idle & { readonly title: string })[] = [];
if (wants('idle')) {
  for (const contender of contenders.filter((each) => each !== floor)) {
    const measured = await idle(contender, quick ? 200 : 500, quick ? 4 : 10);
    idles.push({ title: contender.title, ...measured });
    say(
      `idle: ${measured.kibPerTable} KiB a table, ${measured.cpuPercent} % of a core for ${measured.tables}    ${contender.title}`,
    );
  }
}
const crowded = wants('crowd') ? await crowd(stolik, quick ? 200 : 1000) : undefined;
if (crowded !== undefined) {
  const { seats, p50, p99, most, end, seconds } = crowded;
  say(
    `crowd: ${seats} seats, last bet to next card ${p50} / ${p99} / ${most} ms (p50/p99/max), last bet of all to all boards ${end} ms, 20 turns in ${seconds.toFixed(1)} s`,
  );
}
const restarted = wants('restart') ? await restart(quick ? 2000 : 10_000) : undefined;
if (restarted !== undefined) {
  const { tables, opened, firstLook, firstMove, allSeconds, kibPerTable } = restarted;
  say(
    `restart: ${tables} tables; open after ${opened} ms, first look at a table ${firstLook.median} ms (most ${firstLook.most}), first move at one ${firstMove.median} ms (most ${firstMove.most}), all of them ${allSeconds} s; ${kibPerTable} KiB a table out of memory`,
  );
}
const large = wants('large') ? await restartLarge(quick ? 2000 : 10_000, quick ? 200 : 2000) : undefined;
for (const { tables, megabytes, cached, opened, firstLook, firstMove } of large ?? []) {
  say(
    `restart: ${tables} tables, ${megabytes} MB ${cached ? 'in memory' : 'on the disk only'}; open after ${opened} ms, first look at a table ${firstLook.median} ms (most ${firstLook.most}), first move at one ${firstMove.median} ms (most ${firstMove.most}); load of the machine ${busy()}`,
  );
}

const ratios: Record<string, number> = {};
for (const tables of sizes) {
  const mine = rows.find((row) => row.tables === tables && row.title === stolik.title);
  for (const other of rows.filter((row) => row.tables === tables && row.title !== stolik.title)) {
    if (mine === undefined) continue;
    ratios[`saturated, ${tables} tables, × ${other.title}`] = ratio(
      mine.saturated.perCpuSecond,
      other.saturated.perCpuSecond,
    );
    ratios[`p99 paced, ${tables} tables, × ${other.title}`] = ratio(mine.paced.p99, other.paced.p99);
  }
}
const [mineIdle] = idles;
for (const other of idles.slice(1)) {
  if (mineIdle !== undefined)
    ratios[`RSS of an idle table, × ${other.title}`] = ratio(mineIdle.kibPerTable, other.kibPerTable);
}
if (json) console.log(JSON.stringify({ rows, idles, crowded, restarted, large, ratios }));
else for (const [name, value] of Object.entries(ratios)) say(`${String(value).padStart(6)}  ${name}`);

function ratio(a: number, b: number): number {
  return Math.round((100 * a) / b) / 100;
}

function middle(all: readonly Measured[], by: (each: Measured) => number): Measured {
  const [found] = all.toSorted((a, b) => by(a) - by(b)).slice(Math.floor(all.length / 2));
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}
