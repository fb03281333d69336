import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../kernel/contract.ts';
import type { JsonObject } from '../kernel/json.ts';
import { openMemory } from '../store/memory.ts';
import { keptStep, readTable, writeBase } from './base.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import type { Environment } from './environment.ts';
import type { KeptStep } from './keeper.ts';
import { lobby } from './lobby.ts';
import type { Table } from './table.ts';
import { as, club } from './club.testing.ts';
import { bench, dealt, quiet, testEnvironment } from './table.testing.ts';
import { verify } from './verify.ts';

/** What the programs before this one wrote: tables before, in the middle and after a match, journals and records. */
const EARLIER = JSON.parse(readFileSync('test/earlier/version-1.json', 'utf8')) as Readonly<Record<string, Earlier>>;

interface Earlier {
  readonly first: JsonObject;
  readonly middle: JsonObject;
  readonly over: JsonObject;
  readonly steps: readonly KeptStep[];
  readonly record: JsonObject;
}

const games = Object.keys(EARLIER);

/** Every game one version on: whatever is kept is of an earlier one. */
function newer(): Environment {
  const house = testEnvironment();
  const next = (game: Game): Game => ({ ...game, version: game.version + 1 });
  return { ...house, games: Object.fromEntries(Object.entries(house.games).map(([id, game]) => [id, next(game)])) };
}

function read(environment: Environment, base: JsonObject, steps: readonly KeptStep[] = []): Table {
  return readTable(environment, { code: '', base: { n: base['n'] as number, data: JSON.stringify(base) }, steps });
}

function told(environment: Environment, table: Table, command: Command) {
  return decide(environment, table, as(0), command, bench().circumstances());
}

describe.each(games)('a table of an earlier program that plays %s', (game) => {
  const { first, middle, over, steps, record } = EARLIER[game] as Earlier;
  const house = newer();
  const match = (record['fairness'] as { readonly match: string }).match;

  it.each([
    ['from its beginning', first, steps],
    ['from the middle of a match', middle, []],
  ])('is read %s, and its host ends the match and begins another', (_, base, after) => {
    const table = read(house, base, after);
    expect(lobby(table, () => true)).toMatchObject({
      phase: 'open',
      match: null,
      earlier: { match, game, version: 1 },
    });
    expect(told(house, table, { do: 'start' }).answer).toEqual({ ok: false, code: 'running' });
    expect(told(house, table, { do: 'move', question: 0, move: {} }).answer).toMatchObject({ ok: false });
    const ended = told(house, table, { do: 'abandon' });
    expect(ended.answer).toEqual({ ok: true });
    expect(lobby(ended.table, () => true)).toMatchObject({ phase: 'open', earlier: null });
    expect(ended.table.thrownAway.map((each) => each.match)).toEqual([match]);
    const begun = told(house, ended.table, { do: 'start' });
    expect(begun.answer).toEqual({ ok: true });
    const kept = [...after, ...ended.steps.map(keptStep), ...begun.steps.map(keptStep)];
    expect(read(house, base, kept)).toEqual(begun.table);
    expect(read(house, JSON.parse(writeBase(table)) as JsonObject)).toEqual(table);
  });

  it('is free at once when its match was over', () => {
    const table = read(house, over);
    expect(lobby(table, () => true)).toMatchObject({ phase: 'open', earlier: null });
    expect(told(house, table, { do: 'start' }).answer).toEqual({ ok: true });
  });

  it('keeps the proof of its record, which says by which rules it was played', () => {
    const { ok, steps: shown } = verify(record, house.games);
    expect(ok).toBe(true);
    const plays = house.games[game]?.version;
    expect(shown.map(({ check }) => check)).toEqual(['format', 'commitment', 'contributions', 'chain', 'rules']);
    expect(shown.at(-1)?.data).toMatchObject({ version: 1, plays });
    const fairness = record['fairness'] as JsonObject;
    const [entry, ...entries] = record['entries'] as readonly JsonObject[];
    const touched: [JsonObject, string][] = [
      [{ ...record, seats: ['Ala', 'Ula'] }, 'seats'],
      [{ ...record, entries: [{ ...entry, by: 'bot' }, ...entries] }, 'entries[0]'],
      [{ ...record, fairness: { ...fairness, contributions: [null, null] } }, 'fairness'],
      [{ ...record, fairness: { ...fairness, secret: '0'.repeat(64) } }, 'fairness.commitment'],
    ];
    for (const [forged, place] of touched) expect(verify(forged, house.games).flaw?.place).toBe(place);
  });
});

it('a match of this program is one of an earlier program to the next, and its record keeps its proof', () => {
  const at = dealt(bench());
  const first = JSON.parse(writeBase(bench().table)) as JsonObject;
  const steps = at.decisions.flatMap((decision) => decision.steps.map(keptStep));
  const table = read(newer(), first, steps);
  expect(table.bygone).toMatchObject({ match: at.table.playing?.id, game: 'rudy' });
  expect(read(newer(), JSON.parse(writeBase(at.table)) as JsonObject).bygone).toEqual(table.bygone);
});

it('who left an earlier match, and came back, is still at the table', () => {
  const { first, steps } = EARLIER['rudy'] as Earlier;
  const line = (step: object): KeptStep => ({ at: 2000, data: JSON.stringify(step) });
  const away = [...steps, line({ k: 'leave', chair: 1 })];
  expect(read(newer(), first, away).chairs.map(({ gone }) => gone)).toEqual([false, true]);
  const back = [...away, line({ k: 'mind', chair: 1, on: false }), line({ k: 'name', chair: 1, name: 'Ula' })];
  expect(read(newer(), first, back).chairs.map(({ name, gone }) => [name, gone])).toEqual([
    ['Ala', false],
    ['Ula', false],
  ]);
  const next = [...away, line({ k: 'prepare', match: 'next', secret: '0'.repeat(64), closeBy: 9 })];
  expect(read(newer(), first, next).chairs.map(({ id }) => id)).toEqual([0]);
});

it('who came late for the last move of an earlier match changes nothing', () => {
  const { over } = EARLIER['ruletka'] as Earlier;
  const late = { at: 2000, data: JSON.stringify({ k: 'late', seat: 0, ms: 3 }) };
  expect(read(newer(), over, [late])).toMatchObject({ playing: null, bygone: null });
});

it('a journal that ends while an earlier program prepared a match can be ended, too', () => {
  const { first, steps } = EARLIER['rudy'] as Earlier;
  const table = read(newer(), first, steps.slice(0, 2));
  expect(table.bygone).toMatchObject({ version: null });
  expect(told(newer(), table, { do: 'abandon' }).table.bygone).toBeNull();
});

it('an earlier match that has a record is over, and makes room by itself', async () => {
  const { first, steps, record } = EARLIER['rudy'] as Earlier;
  const match = (record['fairness'] as { readonly match: string }).match;
  const keeper = openMemory();
  const table = { id: first['id'] as string, code: 'ABCDEF', at: 1000, base: JSON.stringify(first), due: null };
  await keeper.create(table);
  await keeper.append({ table: table.id, n: 1, steps });
  await keeper.keepRecord({ match, table: table.id, at: 1, upTo: 0, data: JSON.stringify(record) });
  const at = club(keeper);
  const handle = await at.tables.open(table.id);
  await handle?.lobby();
  await quiet();
  expect(await handle?.lobby()).toMatchObject({ earlier: null });
  expect(await handle?.submit(as(0), { do: 'start' })).toEqual({ ok: true });
});
