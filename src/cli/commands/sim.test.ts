import { expect, it } from 'vitest';
import { fakeIo, type FakeSetting } from '../fake.testing.ts';
import { main } from '../main.ts';
import { WITH_BOTS } from '../catalog.testing.ts';

async function sim(line: string, setting: FakeSetting = {}) {
  const io = fakeIo({ catalog: WITH_BOTS, ...setting });
  const code = await main(['sim', ...line.split(' ').filter((word) => word !== '')], io);
  return { code, ...io.said, written: io.written };
}

interface Standings {
  readonly standings: { readonly wins: number; readonly even: number; readonly pairs: { readonly rate: number } }[];
}

it('counts a drawn pair half for both', async () => {
  const { out } = await sim('tiny --bots greedy,random --pairs 30 --json');
  const { standings } = JSON.parse(out) as Standings;
  const [better] = standings;
  if (better === undefined) throw new Error('nobody stands');
  expect(better.even).toBeGreaterThan(0);
  expect(better.pairs.rate).toBeCloseTo(better.wins / 60, 4);
  expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBe(60);
});

it('prints pairs for people, with progress', async () => {
  const { out, err } = await sim('tiny --bots greedy,random --pairs 5', { tick: 1000, errWatched: true });
  expect(out).toContain('tiny: 5 deals, each played 2 times with the seats moved on, seed "1"');
  expect(out).toMatch(/greedy +1 +50\.0 % +\d/);
  expect(out).toContain('A drawn pair counts half for both.');
  expect(err).toContain('of 5 deals');
});

it.each([
  ['', 'which game? There is: tiny.'],
  ['tyni', 'there is no game "tyni". Did you mean "tiny"?'],
  ['tiny tiny', 'one game at a time; "tiny" is too much'],
  ['tiny --players 5', '--players: tiny is for 2 to 4 players, found "5"'],
  ['tiny --bots random,random,random,random,greedy', 'one for each of 4 bots; found 5'],
  ['tiny --bots 1', 'there is no bot for tiny "1". There are: random, greedy.'],
  ['tiny --options {"highest":7}', '--options: highest: expected a whole number'],
])('refuses "sim %s"', async (line, why) => {
  const { code, out, err } = await sim(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(why);
  expect(err).toContain('stolik help sim');
});
