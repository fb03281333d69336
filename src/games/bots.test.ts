import { expect, it } from 'vitest';
import { botNamed, botsOf } from './all-bots.ts';
import { levelsOf, loadEverybody } from './bots.ts';
import { GAMES } from './rules.ts';
import { SHELF } from './shelf.ts';

it('has random for every game, and nobody for a name that is not there', () => {
  for (const id of Object.keys(GAMES)) {
    expect(botNamed(id, 'random')?.level).toBe('random');
    expect(botNamed(id, '3')).toBeUndefined();
  }
  expect(botNamed('chess', 'random')).toBeUndefined();
  expect(levelsOf('chess')).toEqual([]);
});

it.each(SHELF)('$id offers the levels it says, and has nobody twice', ({ id, bots }) => {
  const offered = levelsOf(id);
  expect(offered).toEqual(bots?.levels ?? ['random']);
  expect(botsOf(id).slice(0, offered.length)).toEqual(offered);
  expect(new Set(botsOf(id)).size).toBe(botsOf(id).length);
  for (const name of botsOf(id)) expect(botNamed(id, name)?.level).toBe(name);
});

it.each(Object.keys(GAMES))('the bots of %s can be fetched for themselves', async (id) => {
  expect(new Set((await loadEverybody(id)).map(({ level }) => level))).toEqual(new Set(botsOf(id)));
});

it('the same bots are fetched as are found, and nobody for no game', async () => {
  for (const { id } of SHELF.filter(({ bots }) => bots !== undefined)) {
    for (const bot of await loadEverybody(id)) expect(botNamed(id, bot.level)).toBe(bot);
  }
  expect(await loadEverybody('toString')).toEqual([]);
});
