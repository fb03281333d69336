import { expect, it } from 'vitest';
import { fakeIo, type FakeSetting } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';
import type { Ladder } from '../../../arena/ladder.ts';

async function ladder(line: string, setting: FakeSetting = {}) {
  const io = fakeIo(setting);
  const code = await main(['ladder', ...line.split(' ')], io);
  return { code, ...io.said, written: io.written };
}

it('lets every level play the one below, with two and with four, and the top one the others', async () => {
  const { code, out, written } = await ladder('rudy --pairs 8 --json --svg ladder.svg');
  expect(code).toBe(0);
  const { rungs, sparring, levels } = JSON.parse(out) as Ladder;
  expect(rungs.map(({ better, lesser, players, deals }) => [better, lesser, players, deals].join(' '))).toEqual([
    'casual beginner 2 8',
    'regular casual 2 8',
    'expert regular 2 8',
    'master expert 2 8',
    'casual beginner 4 2',
    'regular casual 4 2',
    'expert regular 4 2',
    'master expert 4 2',
  ]);
  expect(rungs.every(({ won, drawn, lost, deals }) => won + drawn + lost === deals)).toBe(true);
  expect(rungs.map(({ fair }) => fair)).toEqual([0.5, 0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25]);
  expect(sparring.find(({ lesser, players }) => lesser === 'random' && players === 2)).toMatchObject({ won: 8 });
  expect(sparring.find(({ lesser, players }) => lesser === 'perfect' && players === 4)).toMatchObject({ deals: 2 });
  expect(levels.map(({ level }) => level)).toEqual(['beginner', 'casual', 'regular', 'expert', 'master']);
  expect(levels[4]?.meanScore).toBeGreaterThan(levels[0]?.meanScore ?? 0);
  expect(levels[4]?.facts[0]).toMatchObject({ name: 'exact numbers' });
  expect(levels[0]?.solo).toMatchObject({ rate: 0 });
  const svg = written['ladder.svg'] ?? '';
  expect(svg.match(/class="bar"/g)).toHaveLength(8);
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).toContain('master : expert');
});

it('prints tables for people and shows how far it is', async () => {
  const { out, err } = await ladder('rudy --pairs 1', { errWatched: true, tick: 1000 });
  expect(out).toContain('rudy: 1 paired deals a rung, seed "1"');
  expect(out).toMatch(/2 players: each level against the one below\n {2}\w+ against \w+ +\d/);
  expect(out).toContain('Among their like');
  expect(err).toContain('deals');
});

it.each([
  ['chess', 'there is no game "chess"'],
  ['rudy --pairs 0', '--pairs: expected a whole number from 1 to 1000000, found "0"'],
  ['rudy --games 5', '--games is not known here'],
])('refuses "ladder %s"', async (line, why) => {
  const { code, err } = await ladder(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
});

it('says so when the picture cannot be written', async () => {
  const { code, err } = await ladder('rudy --pairs 1 --svg no/where.svg');
  expect(code).toBe(1);
  expect(err).toContain('the picture cannot be written: ENOENT');
});
