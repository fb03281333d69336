import { once } from 'node:events';
import { PassThrough, type Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { readInPlace } from './reading.ts';
import { socketPair } from './socket-pair.testing.ts';

test('what a socket of a server reads comes without an event, paused and resumed like any other, and its end is told', async () => {
  const { theirs, ours } = await socketPair();
  let heard = '';
  function hear(this: Duplex, length: number, bytes: Buffer): void {
    expect(this).toBe(ours);
    heard += bytes.toString('latin1', 0, length);
  }
  // A Node that keeps these things elsewhere is read from as before, only slower: this is where one learns of it.
  expect(readInPlace(ours, hear)).toBe(true);
  ours.on('data', () => expect.unreachable());
  theirs.write('one');
  await expect.poll(() => heard).toBe('one');
  ours.pause();
  theirs.write(' two');
  await new Promise((resolve) => void setTimeout(resolve, 30));
  expect(heard).toBe('one');
  ours.resume();
  await expect.poll(() => heard).toBe('one two');
  theirs.end(' three');
  await once(ours, 'end');
  expect(heard).toBe('one two three');
});

test('any other stream is left as it is', () => {
  expect(readInPlace(new PassThrough(), () => {})).toBe(false);
});
