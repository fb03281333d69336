import { expect, it } from 'vitest';
import { deck } from './deck.ts';
import { fakeIo } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';

const RIGHT = { hen: 12, 'hen+pig': 12, 'bear+cat': 12, 'dolphin+octopus+cat': 12 };

async function check(file: unknown, flags: readonly string[] = []) {
  const io = fakeIo({ files: { 'deck.json': typeof file === 'string' ? file : JSON.stringify(file) } });
  const code = await main(['deck', 'check', 'deck.json', ...flags], io);
  return { code, ...io.said };
}

it('sums up a right deck', async () => {
  const { code, out } = await check(RIGHT);
  expect(code).toBe(0);
  expect(out).toContain('deck.json: a right deck for rudy.');
  expect(out).toContain('village   24 cards: hen ×12, hen+pig ×12');
  expect(out).toContain('savannah   0 cards');
  expect(out).toContain('with one animal 12, with two 24, with three 12');
  expect(out).toContain('hen 24, pig 12, bear 12, rabbit 0');
  expect(out).toContain('cat 24');
});

it.each([
  ['a deck of 47', { ...RIGHT, hen: 11 }, 'deck.json: a deck has 48 cards, this one has 47'],
  ['a cat alone', { ...RIGHT, cat: 1 }, 'deck.json: cat: no card shows the cat alone (R1)'],
  ['a species twice', { ...RIGHT, 'hen+hen': 1 }, 'deck.json: hen+hen: one species cannot be on a card twice (R3)'],
  [
    'neighbours from afar',
    { ...RIGHT, 'hen+bear': 1 },
    'deck.json: hen+bear: hen and bear do not live in one landscape',
  ],
  ['half a card', { ...RIGHT, hen: 2.5 }, 'deck.json: hen: expected how many of these cards'],
  ['the fox', { ...RIGHT, fox: 1 }, 'deck.json: fox: the fox is added to every deck'],
  ['another order', { ...RIGHT, 'cat+hen': 1 }, 'deck.json: cat+hen: write it "hen+cat"'],
  ['no JSON', '{ "hen": 2, }', 'deck.json: line 1, column 13: not JSON'],
  ['a word', '"standard"', 'deck.json: a deck is an object, found "standard"'],
  ['nothing known', { queen: 4 }, 'does not look like any game’s deck'.replace('’', "'")],
])('refuses %s', async (_, file, error) => {
  const { code, out, err } = await check(file);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain(error);
});

it('takes the game it is told', async () => {
  const told = await check({ queen: 48 }, ['--game', 'rudy']);
  expect(told.code).toBe(1);
  expect(told.err).toContain('deck.json: queen: "queen" is no species');
});

it('speaks JSON to machines', async () => {
  const fine = await check(RIGHT, ['--json']);
  expect(JSON.parse(fine.out)).toEqual({ game: 'rudy', deck: RIGHT });
  const wrong = await check({ hen: 47 }, ['--json']);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toEqual({ error: 'deck.json: a deck has 48 cards, this one has 47' });
});

it('is told from other decks by its species', () => {
  expect(deck.looksLike(['hen', 'hen+pig'])).toBe(true);
  expect(deck.looksLike(['cat'])).toBe(true);
  expect(deck.looksLike(['queen'])).toBe(false);
});
