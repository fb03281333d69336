import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { socketPair } from './socket-pair.testing.ts';
import { MOST_AT_ONCE, queuedOf, wayOf, writeAtOnce, writeBy, type Handle, type Request } from './writing.ts';

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

/** As Node's own requests are before and after a write has taken them. */
class FakeRequest implements Request {
  oncomplete?: (status: number) => void;
  taken = false;
  writeStatus: number | null = null;
  getAsyncId(): number {
    return this.taken ? 7 : -1;
  }
}

const NODE_24 = new FakeRequest();
const NODE_26 = null;

test('where every write has a request, one that was not taken does for the next', () => {
  const way = wayOf(NODE_24) ?? { make: undefined };
  const given: (Request | null | undefined)[] = [];
  let taking = false;
  const handle: Handle = {
    writeLatin1String(request) {
      given.push(request);
      if (request instanceof FakeRequest) request.taken = taking;
      return 0;
    },
  };
  const stream = new PassThrough();
  expect(writeBy(way, stream, handle, 'one')).toBe('all');
  taking = true;
  expect(writeBy(way, stream, handle, 'two')).toBe('queued');
  taking = false;
  expect(writeBy(way, stream, handle, 'three')).toBe('all');
  expect(given[0]).toBe(given[1]);
  expect(given[2]).not.toBe(given[1]);
  expect(stream.destroyed).toBe(false);
  given[1]?.oncomplete?.(-32);
  expect(stream.destroyed).toBe(true);
});

test('where writes have no request, one comes back for what is not taken, perhaps with its end', () => {
  const way = wayOf(NODE_26) ?? { make: () => new FakeRequest() };
  const answers: (number | Request)[] = [0, new FakeRequest(), Object.assign(new FakeRequest(), { writeStatus: -32 })];
  const handle: Handle = {
    writeLatin1String(request) {
      expect(request).toBe(null);
      return answers.shift() ?? 0;
    },
  };
  const stream = new PassThrough();
  expect(writeBy(way, stream, handle, 'one')).toBe('all');
  expect(writeBy(way, stream, handle, 'two')).toBe('queued');
  expect(stream.destroyed).toBe(false);
  expect(writeBy(way, stream, handle, 'three')).toBe('queued');
  expect(stream.destroyed).toBe(true);
});

test('a Node that writes in a third way is left to do so', () => {
  expect(wayOf(undefined)).toBe(undefined);
  expect(wayOf({})).toBe(undefined);
});
