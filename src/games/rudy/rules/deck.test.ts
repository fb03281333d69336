import { describe, expect, it } from 'vitest';
import { DECKS, readDeckList } from './deck.ts';

const whyWrong = (list: unknown) => {
  const read = readDeckList(list, 'deck');
  return read.ok ? 'nothing' : `${read.place}: ${read.why}`;
};

describe('a deck somebody wrote down', () => {
  it('is right with 48 cards of one landscape each', () => {
    expect(whyWrong(DECKS.standard)).toBe('nothing');
    expect(whyWrong({ hen: 48 })).toBe('nothing');
  });

  it('[R26] may name a kind with the number 0', () => {
    expect(readDeckList({ hen: 48, pig: 0 }, 'deck')).toEqual({ ok: true, value: { hen: 48 } });
  });

  it.each([
    [{ ...DECKS.standard, hen: 1 }, 'deck: a deck has 48 cards, this one has 47'],
    [{}, 'deck: a deck has 48 cards, this one has 0'],
    [[], 'deck: expected kinds of card with their numbers, found []'],
    ['all', 'deck: expected kinds of card with their numbers, found "all"'],
    [{ cat: 2 }, 'deck.cat: no card shows the cat alone (R1)'],
    [{ 'hen+hen': 2 }, 'deck.hen+hen: one species cannot be on a card twice (R3)'],
    [{ 'cat+cat': 2 }, 'deck.cat+cat: one species cannot be on a card twice (R3)'],
    [{ 'hen+bear': 2 }, 'deck.hen+bear: hen and bear do not live in one landscape'],
    [{ 'hen+pig+bear+cat': 2 }, 'deck.hen+pig+bear+cat: hen and pig and bear do not live in one landscape'],
    [{ 'cat+pig+hen': 2 }, 'deck.cat+pig+hen: write it "hen+pig+cat"'],
    [{ fox: 1 }, 'deck.fox: the fox is added to every deck and is not one of its cards'],
    [
      { dog: 1 },
      'deck.dog: "dog" is no species; there are hen, pig, bear, rabbit, giraffe, zebra, dolphin, octopus, cat',
    ],
    [{ hen: -1 }, 'deck.hen: expected how many of these cards, 0 to 48, found -1'],
    [{ hen: 2.5 }, 'deck.hen: expected how many of these cards, 0 to 48, found 2.5'],
    [{ hen: '48' }, 'deck.hen: expected how many of these cards, 0 to 48, found "48"'],
  ])('is refused with the reason: %j', (list, why) => {
    expect(whyWrong(list)).toBe(why);
  });
});
