import { expect, it } from 'vitest';
import { fakeIo } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';
import { STANDARD } from '../rules/deck.ts';
import { deck } from './deck.ts';

it('is told from other decks by its keys', async () => {
  expect(deck.looksLike(['cards', 'marshmallow'])).toBe(true);
  expect(deck.looksLike(['queen'])).toBe(false);
  const io = fakeIo({
    files: { 'deck.json': JSON.stringify({ cards: STANDARD.cards, marshmallow: STANDARD.marshmallow }) },
  });
  expect(await main(['deck', 'check', 'deck.json'], io)).toBe(0);
  expect(io.said.out).toContain('deck.json: a right deck for mozg.');
});

it('is summed up', () => {
  expect(deck.summary({ cards: { 1: 20, 5: 30, 7: 0 }, marshmallow: [1] })).toEqual([
    '1 ×20, 5 ×30',
    'the marshmallow on 20 cards: every 1',
  ]);
});
