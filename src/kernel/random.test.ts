import { describe, expect, it } from 'vitest';
import { belowFrom, pick, shuffle, type Random } from './random.ts';

/** Every way chance can answer while `run` asks: runs it once for each. A counted tree, so evenness needs no luck. */
function everyWay<T>(run: (random: Random) => T): T[] {
  const results: T[] = [];
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    let depth = 0;
    const taken = path;
    results.push(
      run({
        below(n) {
          const answered = taken[depth];
          if (answered === undefined) {
            for (let other = 1; other < n; other++) open.push([...taken.slice(0, depth), other]);
            taken.push(0);
          }
          return taken[depth++] ?? 0;
        },
      }),
    );
  }
  return results;
}

/** How often each result came. */
function tally(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** The swap of each place with any place: 27 ways for 6 orders, so it cannot be even. */
function naive<T>(random: Random, cards: T[]): T[] {
  for (let i = 0; i < cards.length; i++) {
    const j = random.below(cards.length);
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}

describe('shuffle', () => {
  it('reaches each of the 24 orders of four cards in exactly one way', () => {
    const ways = tally(everyWay((random) => shuffle(random, ['a', 'b', 'c', 'd']).join('')));
    expect(Object.keys(ways)).toHaveLength(24);
    expect(new Set(Object.values(ways))).toEqual(new Set([1]));
  });

  it('would not pass for even if it swapped any two places', () => {
    const ways = tally(everyWay((random) => naive(random, ['a', 'b', 'c']).join('')));
    expect(new Set(Object.values(ways)).size).toBeGreaterThan(1);
  });

  it('deals only the places asked for, each equally', () => {
    const ways = tally(everyWay((random) => shuffle(random, ['a', 'b', 'c', 'd'], 2).slice(0, 2).join('')));
    expect(Object.keys(ways)).toHaveLength(12);
    expect(new Set(Object.values(ways))).toEqual(new Set([1]));
  });

  it('asks chance no more often than it must', () => {
    expect(everyWay((random) => shuffle(random, ['a']).join(''))).toEqual(['a']);
    expect(everyWay((random) => shuffle(random, []).join(''))).toEqual(['']);
    expect(everyWay((random) => shuffle(random, ['a', 'b'], 9).join(''))).toHaveLength(2);
  });
});

describe('below', () => {
  const from = (...words: number[]) => {
    const left = [...words];
    return () => left.shift() ?? Number.NaN;
  };

  it('throws away the words that would make small numbers likelier', () => {
    const usable = 2 ** 32 - (2 ** 32 % 3);
    expect(belowFrom(from(usable, 2 ** 32 - 1, 7), 3)).toBe(1);
    expect(belowFrom(from(usable - 1), 3)).toBe(2);
  });

  it('uses every word where 2^32 divides evenly', () => {
    expect(belowFrom(from(2 ** 32 - 1), 16)).toBe(15);
    expect(belowFrom(from(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1);
    expect(belowFrom(from(2 ** 32 - 1), 1)).toBe(0);
  });

  it.each([0, -1, 2 ** 32 + 1, Number.NaN])('has no chance below %d', (n) => {
    expect(() => belowFrom(from(1), n)).toThrow(RangeError);
  });
});

describe('oneOf', () => {
  it('gives each thing in one way', () => {
    expect(everyWay((random) => pick(random, ['x', 'y', 'z'])).toSorted()).toEqual(['x', 'y', 'z']);
  });

  it('cannot choose from nothing', () => {
    expect(() => pick({ below: () => 0 }, [])).toThrow(RangeError);
  });
});
