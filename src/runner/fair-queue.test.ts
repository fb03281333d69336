import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

function all(queue: { shift(): string | undefined }): string[] {
  const got: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) got.push(next);
  return got;
}

it('one who brings much delays everybody else by one piece at a time', () => {
  const queue = fairQueue<string>();
  for (let i = 0; i < 6; i++) queue.push('crowd', `match ${i % 2}`, `c${i}`);
  queue.push('ala', 'hers', 'a0');
  queue.push('ala', 'hers', 'a1');
  expect(queue.size).toBe(8);
  expect(all(queue)).toEqual(['c0', 'a0', 'c1', 'a1', 'c2', 'c3', 'c4', 'c5']);
  expect(queue.size).toBe(0);
});

it('matches of one group take turns, each in its own order', () => {
  const queue = fairQueue<string>();
  for (const work of ['x0', 'x1', 'x2', 'y0', 'z0', 'z1']) queue.push('school', work.slice(0, 1), work);
  expect(all(queue)).toEqual(['x0', 'y0', 'z0', 'x1', 'z1', 'x2']);
});

it('what a member has left can be taken out', () => {
  const queue = fairQueue<string>();
  for (const work of ['x0', 'y0', 'x1']) queue.push('g', work.slice(0, 1), work);
  expect(queue.take('x')).toEqual(['x0', 'x1']);
  expect(queue.take('x')).toEqual([]);
  expect(all(queue)).toEqual(['y0']);
});
