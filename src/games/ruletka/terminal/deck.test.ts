import { expect, it } from 'vitest';
import { fakeIo } from '../../../cli/fake.testing.ts';
import { main } from '../../../cli/main.ts';
import { STANDARD_DECK } from '../rules/deck.ts';
import { deck } from './deck.ts';

it('is told from other decks by its keys', async () => {
  expect(deck.looksLike(['peeper', 'dud'])).toBe(true);
  expect(deck.looksLike(['queen'])).toBe(false);
  const io = fakeIo({ files: { 'deck.json': JSON.stringify(STANDARD_DECK) } });
  expect(await main(['deck', 'check', 'deck.json'], io)).toBe(0);
  expect(io.said.out).toContain('deck.json: a right deck for ruletka.');
});

it('is summed up', () => {
  expect(deck.summary({ dud: 30, bribe: 1, gift: 0 })).toEqual(['dud ×30, bribe ×1']);
});
