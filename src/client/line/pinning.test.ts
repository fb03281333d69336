import { expect, test } from 'vitest';
import { pinning } from './pinning.ts';

test('a hash is kept once for every place in the log, and only for the match that runs', () => {
  const { see, pins } = pinning();
  see('a', { n: 0, hash: 'x' });
  see('a', { n: 0, hash: 'x' });
  see('a', { n: 2, hash: 'y' });
  expect(pins('a')).toEqual([
    { n: 0, hash: 'x' },
    { n: 2, hash: 'y' },
  ]);
  see('b', { n: 0, hash: 'z' });
  expect(pins('a')).toEqual([]);
  expect(pins('b')).toEqual([{ n: 0, hash: 'z' }]);
});

test('a long match keeps the newest', () => {
  const { see, pins } = pinning();
  for (let n = 0; n < 500; n++) see('a', { n, hash: `${n}` });
  expect(pins('a')).toHaveLength(64);
  expect(pins('a').at(-1)).toEqual({ n: 499, hash: '499' });
});
