import { expect, it } from 'vitest';
import { fakeIo, type FakeSetting } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';

async function sim(line: string, setting: FakeSetting = {}) {
  const io = fakeIo(setting);
  const code = await main(['sim', ...line.split(' ').filter((word) => word !== '')], io);
  return { code, ...io.said, written: io.written };
}

it('prints the same results twice, speed aside, and others for another seed', async () => {
  const line = 'rudy --players 5 --games 50 --bots random --json --seed';
  const [first, again, other] = [await sim(`${line} a`), await sim(`${line} a`, { tick: 7 }), await sim(`${line} b`)];
  const { gamesPerSecond, ...results } = JSON.parse(first.out) as Record<string, unknown>;
  const { gamesPerSecond: slower, ...same } = JSON.parse(again.out) as Record<string, unknown>;
  expect(first.code).toBe(0);
  expect(same).toEqual(results);
  expect(slower).not.toBe(gamesPerSecond);
  const { gamesPerSecond: _, seed: __, ...different } = JSON.parse(other.out) as Record<string, unknown>;
  expect(results).not.toMatchObject(different);
  expect(results).toMatchObject({ game: 'rudy', players: 5, games: 50, seed: 'a', movesPerGame: 100 });
});

it('counts wins, shared wins, scores and places per seat', async () => {
  const { out } = await sim('rudy --players 3 --games 20 --bots random,greedy,greedy --json');
  expect(JSON.parse(out)).toMatchObject({
    bots: ['random', 'greedy', 'greedy'],
    wins: [0, 20, 20],
    shared: 20,
    winless: 0,
    shortest: 60,
    longest: 60,
    meanPlaces: [3, 1, 1],
    winRates: [{ rate: 0, low: 0, high: 0.1611 }, { rate: 1 }, { rate: 1 }],
  });
});

it('[R20] counts solo games without a winner', async () => {
  const { out } = await sim('rudy --players 1 --games 5 --json');
  expect(JSON.parse(out)).toMatchObject({ wins: [0], winless: 5 });
});

it('writes records that replay to the same outcomes', async () => {
  const { code, written } = await sim('rudy --players 2 --games 3 --records games.ndjson --options {"fox":"cats"}');
  const text = written['games.ndjson'] ?? '';
  expect(code).toBe(0);
  expect(text.trim().split('\n')).toHaveLength(3);
  const [record] = text.split('\n').map((line) => (line === '' ? {} : (JSON.parse(line) as Record<string, unknown>)));
  expect(record).toMatchObject({ stolik: 1, game: 'rudy', options: { fox: 'cats' }, entries: { 0: { by: 'bot' } } });
  expect(record).not.toHaveProperty('fairness');
  const io = fakeIo({ files: { 'games.ndjson': text } });
  expect(await main(['replay', 'games.ndjson', '--json'], io)).toBe(0);
  expect(io.said.out.trim().split('\n')).toHaveLength(3);
  expect(io.said.out).not.toContain('"refused":{');
});

it('says so when the records cannot be written', async () => {
  const { code, err } = await sim('rudy --games 1 --records no/where.ndjson');
  expect(code).toBe(1);
  expect(err).toContain('the records cannot be written: ENOENT');
});

it('prints a table for people', async () => {
  const { code, out, err } = await sim('rudy --players 2 --games 10 --bots random,greedy', { tick: 1000 });
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('rudy: 10 games of 2, seed "1"');
  expect(out).toMatch(/1 {2}greedy +10 {2}100\.0 % \(72\.3 % to 100\.0 %\)/);
});

it('plays pairs: every deal with the seats swapped, a drawn pair counting half', async () => {
  const line = 'rudy --bots greedy,random --pairs 20 --json';
  const { code, out } = await sim(line, { tick: 1000 });
  expect(code).toBe(0);
  const { gamesPerSecond, ...told } = JSON.parse(out) as Record<string, unknown>;
  expect(gamesPerSecond).toBe(40);
  expect(told).toMatchObject({ players: 2, pairs: 20, games: 40, bots: ['greedy', 'random'] });
  expect(told['standings']).toMatchObject([
    { level: 'greedy', seats: 1, fair: 0.5, wins: 40, above: 20, even: 0, below: 0, pairs: { rate: 1, low: 0.8389 } },
    { level: 'random', seats: 1, fair: 0.5, wins: 0, above: 0, even: 0, below: 20, games: { rate: 0, high: 0.0876 } },
  ]);
});

it('seats one of the first level among others of the second, everywhere on every deal', async () => {
  const { out, written } = await sim('rudy --bots greedy,random --players 4 --pairs 3 --json --records r.ndjson');
  expect(JSON.parse(out)).toMatchObject({
    players: 4,
    pairs: 3,
    games: 12,
    bots: ['greedy', 'random', 'random', 'random'],
    standings: [
      { seats: 1, fair: 0.25, wins: 12, above: 3 },
      { seats: 3, fair: 0.75, wins: 0, below: 3 },
    ],
  });
  const records = (written['r.ndjson'] ?? '').trim().split('\n');
  const seats = records.map((text) => (JSON.parse(text) as { seats: string[] }).seats);
  expect(seats.slice(0, 4).map((names) => names.findIndex((name) => name.startsWith('greedy')))).toEqual([0, 1, 2, 3]);
  const piles = records.map((text) => JSON.stringify((JSON.parse(text) as { chance: unknown }).chance));
  expect(new Set(piles.slice(0, 4)).size).toBe(1);
  expect(new Set(piles).size).toBe(3);
});

it.each([
  ['', 'which game? There'],
  ['rudi', 'there is no game "rudi". Did you mean "rudy"?'],
  ['rudy rudy', '"rudy" is too much'],
  ['rudy --players 0', '--players: rudy is for 1 to 10000 players, found "0"'],
  ['rudy --players 2.5', 'found "2.5"'],
  ['rudy --players -1', 'found "-1"'],
  ['rudy --players 1e9', 'found "1e9"'],
  ['rudy --players many', 'found "many"'],
  ['rudy --players', '--players needs a value'],
  ['rudy --games 0', '--games: expected a whole number from 1 to 1000000000, found "0"'],
  ['rudy --games 2.5', 'found "2.5"'],
  ['rudy --bots clever', '--bots: there is no bot for rudy "clever". There are: beginner, casual, '],
  ['rudy --pairs 0 --bots greedy,random', '--pairs: expected a whole number from 1 to 1000000000, found "0"'],
  ['rudy --pairs 5 --games 5 --bots greedy,random', '--games or --pairs, not both'],
  ['rudy --pairs 5 --bots greedy', '--pairs: name two different bots at least'],
  ['rudy --pairs 5', '--pairs: name two different bots at least'],
  ['rudy --bots 6', 'There are: beginner, casual, regular, expert, master, random, greedy, perfect.'],
  ['rudy --bots greddy', 'Did you mean "greedy"?'],
  ['rudy --players 3 --bots random,greedy', 'one for each of 3 bots; found 2'],
  ['rudy --options {', '--options: line 1, column 2: not JSON'],
  ['rudy --options []', '--options: expected an object'],
  ['rudy --options {"fox":"dogs"}', '--options: fox: expected one of species, most, single, cats'],
  ['rudy --options {"foxes":1}', '--options: foxes: is not known here'],
  ['rudy --options {"deck":{"cat":48}}', '--options: deck.cat: no card shows the cat alone (R1)'],
  ['rudy --frobnicate', '--frobnicate is not known here'],
])('refuses "sim %s"', async (line, why) => {
  const { code, out, err } = await sim(line);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(why);
  expect(err).toContain('stolik help sim');
});
