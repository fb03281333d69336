import { describe, expect, it } from 'vitest';
import { chanceStep, isChanceProblem, unrecorded, type Source } from './chance.ts';
import { seedKey } from './fairness.ts';
import { pickLot, shuffleLot } from './lot.ts';
import { openStream } from './stream.ts';

const DECK = shuffleLot<string>('deck', {
  encode: (card) => card,
  read: (told) => (typeof told === 'string' ? told : undefined),
});
const DIE = pickLot<number>('die');
const FACES = [1, 2, 3, 4, 5, 6];
const key = seedKey('chance');

const cards = () => ['a', 'b', 'c', 'd'];

function problemOf(source: Source, take: (chance: ReturnType<typeof chanceStep>['chance']) => void) {
  try {
    take(chanceStep(source, {}).chance);
  } catch (thrown) {
    if (isChanceProblem(thrown)) return thrown;
    throw thrown;
  }
  return undefined;
}

describe('dealing', () => {
  it('draws from the label’s stream and remembers what it drew', () => {
    const dealing = chanceStep({ key }, {});
    const deck = dealing.chance.take(DECK, cards());
    expect(deck.toSorted()).toEqual(cards());
    expect(dealing.drawn()['deck']).toEqual({ position: 3, outcomes: [deck] });
  });

  it('goes on in a later step as if it had been one', () => {
    const together = chanceStep({ key }, {});
    const rolls = Array.from({ length: 6 }, () => together.chance.take(DIE, FACES));
    let drawn = {};
    const apart = rolls.map(() => {
      const step = chanceStep({ key }, drawn);
      const roll = step.chance.take(DIE, FACES);
      drawn = step.drawn();
      return roll;
    });
    expect(apart).toEqual(rolls);
    expect(drawn).toEqual(together.drawn());
  });

  it('leaves no trace when the step is thrown away', () => {
    const before = chanceStep({ key }, {});
    before.chance.take(DIE, FACES);
    const drawn = before.drawn();
    const frozen = JSON.stringify(drawn);
    const first = chanceStep({ key }, drawn).chance.take(DIE, FACES);
    expect(JSON.stringify(drawn)).toBe(frozen);
    expect(chanceStep({ key }, drawn).chance.take(DIE, FACES)).toBe(first);
  });

  it('keeps labels apart, so that the order of their use does not matter', () => {
    const one = chanceStep({ key }, {});
    const [deck, roll] = [one.chance.take(DECK, cards()), one.chance.take(DIE, FACES)];
    const other = chanceStep({ key }, {});
    const [roll2, deck2] = [other.chance.take(DIE, FACES), other.chance.take(DECK, cards())];
    expect([deck2, roll2]).toEqual([deck, roll]);
  });
});

describe('prescribed chance', () => {
  it('comes first; what is not listed comes from the seed', () => {
    const source = { key, prescribed: { die: [6, 6] } };
    const dealing = chanceStep(source, {});
    const rolls = [1, 2, 3].map(() => dealing.chance.take(DIE, FACES));
    expect(rolls.slice(0, 2)).toEqual([6, 6]);
    expect(rolls[2]).toBe(chanceStep({ key }, {}).chance.take(DIE, FACES));
    expect(dealing.drawn()['die']?.outcomes).toEqual(rolls);
  });

  it('without a seed names the label and the index it needs', () => {
    const problem = problemOf({ prescribed: { die: [6] } }, (chance) => {
      chance.take(DIE, FACES);
      chance.take(DIE, FACES);
    });
    expect(problem).toMatchObject({ label: 'die', index: 1 });
    expect(problem?.message).toBe('chance.die[1]: is not prescribed, and the scenario has no "seed"');
  });

  it.each([
    [{ die: [7] }, 'chance.die[0]: 7 is none of 1, 2, 3, 4, 5, 6'],
    [{ die: ['6'] }, 'chance.die[0]: "6" is none of 1, 2, 3, 4, 5, 6'],
    [{ deck: ['abcd'] }, 'chance.deck[0]: expected a list of cards, found "abcd"'],
    [{ deck: [['a', 'b', 'c']] }, 'chance.deck[0]: expected 4 cards, found 3'],
    [{ deck: [['a', 'b', 'c', 5]] }, 'chance.deck[0]: 5 is no card'],
    [{ deck: [['a', 'b', 'c', 'c']] }, 'chance.deck[0]: there is no further "c" to be had'],
    [{ deck: [['a', 'b', 'c', 'x']] }, 'chance.deck[0]: there is no further "x" to be had'],
  ])('that the deck cannot give is an error: %j', (prescribed, message) => {
    const problem = problemOf({ prescribed: { deck: [cards()], die: [1], ...prescribed } }, (chance) => {
      chance.take(DECK, cards());
      chance.take(DIE, FACES);
    });
    expect(problem?.message).toBe(message);
  });

  it('takes a listed order as it is', () => {
    const { chance } = chanceStep({ prescribed: { deck: [['d', 'b', 'a', 'c']] } }, {});
    expect(chance.take(DECK, cards())).toEqual(['d', 'b', 'a', 'c']);
  });

  it('can be falsy', () => {
    expect(chanceStep({ prescribed: { seat: [0] } }, {}).chance.take(pickLot<number>('seat'), [0, 1])).toBe(0);
  });
});

describe('unrecorded chance', () => {
  it('draws the same from the same generator', () => {
    const draw = () => unrecorded(openStream(key, 'x')).take(DECK, cards());
    expect(draw()).toEqual(draw());
  });
});
