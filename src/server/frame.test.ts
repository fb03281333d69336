import { expect, test } from 'vitest';
import { frames } from './frame.ts';

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a message of %i bytes is framed', (length) => {
  const bytes = frames(['x'.repeat(length)]);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  expect(bytes).toHaveLength(head + length);
  expect(bytes.subarray(head).toString()).toBe('x'.repeat(length));
});

test('several messages are the same bytes as one after the other', () => {
  const texts = ['', 'zażółć gęślą jaźń 🦊', 'ASCII', 'é', 'x'.repeat(126), 'ż'.repeat(40_000)];
  expect(frames(texts)).toEqual(Buffer.concat(texts.map((text) => frames([text]))));
});
