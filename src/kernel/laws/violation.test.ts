import { expect, it } from 'vitest';
import { explain, type Violation } from './violation.ts';

const HERE = { game: 'rudy', law: 'what the clock plays is legal', why: 'the match stands still.', n: 17 };

it('a broken law tells what it is, where, and how to see it again', () => {
  const violation: Violation = { ...HERE, flaw: 'seat 1 is refused', seats: 3, options: {}, seed: 'laws/4' };
  expect(explain(violation)).toBe(`rudy breaks a law: what the clock plays is legal
  why it matters: the match stands still.
  where: a match of 3 with options {}, after 17 moves
  what: seat 1 is refused
  to see it again: npm run test:laws -- --game rudy --players 3 --options '{}' --seed laws/4`);
});

it('a broken secret tells who can tell what was hidden, and from what', () => {
  const flaw = { what: 'another view', viewer: 'table', hidden: 'the next card', told: 'view.next is 3' } as const;
  const violation: Violation = { ...HERE, flaw, seats: 3, options: { fox: 'cats' }, seed: "it's" };
  expect(explain(violation)).toContain(`
  what: another view
  who can tell: a spectator
  what was hidden: the next card
  what was told: view.next is 3
  to see it again: npm run test:laws -- --game rudy --players 3 --options '{"fox":"cats"}' --seed 'it'\\''s'`);
});
