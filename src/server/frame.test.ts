import { expect, test } from 'vitest';
import { frames } from './frame.ts';

/** What leaves: a text has a character for every byte. */
function bytesOf(texts: readonly string[]): Buffer {
  const framed = frames(texts);
  return typeof framed === 'string' ? Buffer.from(framed, 'latin1') : framed;
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a message of %i bytes is framed', (length) => {
  const bytes = bytesOf(['x'.repeat(length)]);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  expect(bytes).toHaveLength(head + length);
  expect(bytes.subarray(head).toString()).toBe('x'.repeat(length));
});

test('several messages are the same bytes as one after the other', () => {
  const texts = ['', 'zażółć gęślą jaźń 🦊', 'ASCII', 'é', 'x'.repeat(126), 'ż'.repeat(40_000)];
  expect(bytesOf(texts)).toEqual(Buffer.concat(texts.map((text) => bytesOf([text]))));
});

test.each(['', 'ASCII', 'é', 'zażółć gęślą jaźń 🦊', 'ż'.repeat(40_000)])('what is framed is UTF-8: %s', (text) => {
  const bytes = bytesOf([text]);
  const length = Buffer.byteLength(text);
  expect(bytes.subarray(bytes.length - length).toString('utf8')).toBe(text);
  expect(bytesOf([text])).toEqual(bytes);
});
