import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../src/games/rules.ts';
import { verify } from '../../src/table/verify.ts';
import { isOpen, startChild, type Child } from './child.ts';
import { dice } from './dice.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { openParty, type Party } from './party.ts';

export interface CrashOptions {
  readonly trials: number;
  readonly seed: number;
  /** Tables of each game. */
  readonly tables: number;
  readonly note?: (text: string) => void;
}

export interface CrashReport {
  readonly trials: number;
  readonly tables: number;
  /** Views people were shown, and matches they were of. */
  readonly views: number;
  readonly matches: number;
  readonly records: number;
  /** Everything that must not be. */
  readonly faults: readonly string[];
  /** Phases of Ruletka in which it was killed, as anybody saw them, and how often. */
  readonly phases: Readonly<Record<string, number>>;
  /** Milliseconds from the start of the process to its being open, and from there until every table had played. */
  readonly opening: Times;
  readonly playable: Times;
  /** How far clocks were off after an outage, in milliseconds; the note that it is alive is a second old at most. */
  readonly clocks: Times;
  /** The same in the very first view after the restart, before the table has noted the outage. */
  readonly firstClocks: Times;
}

export interface Times {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

const SEATS = 3;
/** The phases of Ruletka; `showOff` is rare. */
const RULETKA = ['loading', 'spinning', 'betting', 'bids', 'accusing', 'accused', 'shot', 'bullet', 'showOff', 'over'];
/** How long a rare phase is waited for. */
const PATIENCE = 20_000;
const LONG = 7200;
/** Clocks run again while the server sets itself up, before it is open. */
const CLOCK_SLACK = 1000;
const BEAT = 1000;
/** The table notes the outage when it is first looked at: a second view tells. */
const SETTLING = 2000;

/** Kills a server under load again and again, and holds what people saw against what it kept. */
export async function crash({ trials, seed, tables, note = () => {} }: CrashOptions): Promise<CrashReport> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-kill-'));
  const ledger = createLedger();
  const random = dice(seed);
  const faults: string[] = [];
  const phases: Record<string, number> = {};
  const opening: number[] = [];
  const playable: number[] = [];
  const clocks: number[] = [];
  const firstClocks: number[] = [];
  let child = await start(data);
  try {
    const parties = await openParties(child.url, tables, seed, ledger);
    const quiet = await openParty({
      url: child.url,
      game: 'rudy',
      options: { time: LONG },
      seats: 2,
      seed,
      ledger,
      silent: true,
    });
    for (let trial = 0; trial < trials; trial++) {
      const ready = performance.now();
      await connectAll(child.url, [...parties, quiet]);
      await quickly(Promise.all(parties.map(playsOn)), faults, `trial ${trial}: a table does not go on`);
      playable.push(performance.now() - ready);
      const before = quiet.seats[0]?.clock;
      // Every other time at any moment, and otherwise in the phase of Ruletka that was hit least, if it comes.
      if (trial % 2 === 0) await sleep(random.below(250));
      else await Promise.race([inPhase(parties, leastHit(phases)), sleep(PATIENCE)]);
      const killed = Date.now();
      await child.kill();
      for (const phase of new Set(phasesNow(parties))) phases[phase] = (phases[phase] ?? 0) + 1;
      for (const { seats } of [...parties, quiet]) for (const seat of seats) seat.disconnect();
      ledger.crashed();
      if (trial % 10 === 9) await sleep(1500);
      child = await start(data);
      opening.push(child.openedAfter);
      const opened = Date.now();
      await connectAll(child.url, [quiet]);
      const first = quiet.seats[0]?.clock;
      await Promise.race([quiet.seats[0]?.nextView(), sleep(SETTLING)]);
      const after = quiet.seats[0]?.clock;
      if (before !== undefined && after !== undefined) {
        // It ran until the kill, and again since shortly before it was open.
        const late = after.left - (before.left - (killed - before.at));
        clocks.push(late);
        if (first !== undefined) firstClocks.push(first.left - (before.left - (killed - before.at)));
        if (late > BEAT + CLOCK_SLACK || late < opened - after.at - CLOCK_SLACK) {
          const openedIn = Math.round(child.openedAfter);
          faults.push(`trial ${trial}: a clock is off by ${late} ms (it opened after ${openedIn} ms)`);
        }
      } else if (trial > 0) faults.push(`trial ${trial}: a clock is gone`);
      const found = [...faults, ...ledger.faults];
      note(`trial ${trial + 1} of ${trials}: ${ledger.views} views, ${found.length} faults ${found.at(-1) ?? ''}`);
    }
    await finish(child.url, parties);
    const records = await checkRecords(child.url, ledger, faults);
    return {
      trials,
      tables: parties.length,
      views: ledger.views,
      matches: ledger.matches.length,
      records,
      faults: [...faults, ...ledger.faults],
      phases,
      opening: timesOf(opening),
      playable: timesOf(playable),
      clocks: timesOf(clocks),
      firstClocks: timesOf(firstClocks),
    };
  } finally {
    await child.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function start(data: string): Promise<Child> {
  const child = await startChild(data);
  if (!isOpen(child)) throw new Error(`the server does not start: ${child.err}`);
  return child;
}

async function openParties(url: string, tables: number, seed: number, ledger: Ledger): Promise<Party[]> {
  const parties: Party[] = [];
  for (let i = 0; i < tables; i++) {
    for (const game of Object.keys(GAMES)) {
      parties.push(await openParty({ url, game, seats: SEATS, seed: seed + 100 * parties.length, ledger }));
    }
  }
  return parties;
}

async function connectAll(url: string, parties: readonly Party[]): Promise<void> {
  await Promise.all(parties.flatMap(({ seats }) => seats.map((seat) => seat.connect(url))));
}

/** What is on the table at every table of Ruletka, as its people see it. */
function phasesNow(parties: readonly Party[]): string[] {
  return parties.flatMap(({ game, seats }) => (game === 'ruletka' ? seats.map(({ phase }) => phase) : []));
}

function leastHit(phases: Readonly<Record<string, number>>): string {
  const [least = ''] = RULETKA.toSorted((a, b) => (phases[a] ?? 0) - (phases[b] ?? 0));
  return least;
}

function inPhase(parties: readonly Party[], phase: string): Promise<unknown> {
  const seats = parties.flatMap((party) => (party.game === 'ruletka' ? party.seats : []));
  return Promise.race(seats.map((seat) => seat.nextPhase(phase)));
}

function playsOn({ seats }: Party): Promise<void> {
  return Promise.race(seats.map((seat) => seat.nextMove()));
}

async function quickly(work: Promise<unknown>, faults: string[], otherwise: string): Promise<void> {
  const late = sleep(20_000, 'late', { ref: false });
  if ((await Promise.race([work, late])) === 'late') faults.push(otherwise);
}

/** Lets every match come to its end. */
async function finish(url: string, parties: readonly Party[]): Promise<void> {
  await connectAll(url, parties);
  for (const { seats } of parties) for (const seat of seats) seat.lastMatch();
  while (!parties.every(({ seats }) => seats.every((seat) => seat.ended))) await sleep(50);
  for (const { seats } of parties) for (const seat of seats) seat.disconnect();
}

/** Every record is genuine, and every hash that anybody saw is in it. */
async function checkRecords(url: string, ledger: Ledger, faults: string[]): Promise<number> {
  let records = 0;
  for (const { table, match } of ledger.matches) {
    const answer = await fetch(`${url}/api/tables/${table}/records/${match}`);
    if (answer.status === 404) continue;
    records++;
    const { flaw } = verify(await answer.json(), GAMES, { pins: ledger.pinsOf(match) });
    if (flaw !== null) faults.push(`${match}: ${flaw.place}: ${flaw.why}`);
  }
  // One match goes on: the quiet table's.
  if (records < ledger.matches.length - 1) faults.push(`${ledger.matches.length - 1 - records} records are missing`);
  return records;
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { least: at(0), median: at(0.5), most: at(1) };
}
