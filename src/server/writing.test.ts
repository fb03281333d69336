import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { socketPair } from './testing.ts';
import { MOST_AT_ONCE, queuedOf, writeAtOnce } from './writing.ts';

function listen(socket: Socket): { readonly bytes: () => string } {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  return { bytes: () => Buffer.concat(chunks).toString('latin1') };
}

test('what is written past the stream arrives byte by byte, in order with what the stream writes', async () => {
  const { theirs, ours } = await socketPair();
  const got = listen(theirs);
  expect(writeAtOnce(ours, '\x81\xff one')).toBe('all');
  // A Node that keeps these things elsewhere writes as before, only slower: this is where one learns of it.
  expect(ours.bytesWritten).toBe(6);
  expect(writeAtOnce(ours, ' two')).toBe('all');
  expect(ours.bytesWritten).toBe(10);
  expect(ours.writableLength).toBe(0);
  ours.write(' three');
  expect(writeAtOnce(ours, ' four')).toBe('all');
  await expect.poll(got.bytes).toBe('\x81\xff one two three four');
});

test('what the system does not take at once follows by itself, all of it and in order, and is counted until then', async () => {
  const { theirs, ours } = await socketPair();
  theirs.pause();
  expect(writeAtOnce(ours, 'first')).toBe('all');
  const texts: string[] = ['first'];
  let queued = 0;
  for (let i = 0; i < 2000; i++) {
    const text = String(i % 10).repeat(MOST_AT_ONCE);
    texts.push(text);
    const wrote = writeAtOnce(ours, text);
    expect(wrote).not.toBe('not');
    if (wrote === 'queued') queued++;
  }
  expect(queued).toBeGreaterThan(0);
  expect(queuedOf(ours)).toBeGreaterThan(0);
  texts.push('by the stream');
  ours.write('by the stream');
  const got = listen(theirs);
  theirs.resume();
  ours.end();
  await once(theirs, 'end');
  expect(got.bytes() === texts.join('')).toBe(true);
  expect(queuedOf(ours)).toBe(0);
});

test('nobody who has gone is written to', async () => {
  const { theirs, ours } = await socketPair();
  ours.on('error', () => {});
  theirs.pause();
  while (writeAtOnce(ours, 'x'.repeat(MOST_AT_ONCE)) === 'all');
  const closed = new Promise((resolve) => void ours.on('close', resolve));
  ours.resume();
  theirs.resetAndDestroy();
  await closed;
  expect(writeAtOnce(ours, 'more')).toBe('not');
  expect(queuedOf(ours)).toBe(0);
});

test('any other stream, what is too long, and whatever has to wait for its turn is left to the stream', async () => {
  const { ours } = await socketPair();
  expect(writeAtOnce(new PassThrough(), 'x')).toBe('not');
  expect(writeAtOnce(ours, 'x'.repeat(MOST_AT_ONCE + 1))).toBe('not');
  ours.cork();
  ours.write('before');
  expect(writeAtOnce(ours, 'after')).toBe('not');
});
