import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A write through a stream makes a place in a queue and a visit at the end of the turn, for something the system nearly always
 * takes at once. What a stream writes by is asked directly here.
 */
export interface Handle {
  /** A character a byte. A number that is not 0: it failed. A request: the system did not take all. */
  writeLatin1String?: (this: Handle, request: Request | null | undefined, bytes: string) => number | Request;
  readonly writeQueueSize?: number;
}

/** What stands for a write the system has not taken all of. */
export interface Request {
  /** −1 as long as no write has taken it. */
  getAsyncId?(): number;
  /** What became of the write, if that was known before anybody could ask. */
  writeStatus?: number | null;
  oncomplete?: (status: number) => void;
  handle?: Handle;
}

type Inside = Socket & { readonly _handle?: Handle | null };

/** The system is asked at once for no more than this; a longer text would take the request in any case. */
export const MOST_AT_ONCE = 16_384;
const UNTAKEN = -1;

/**
 * How a Node writes, which it tells nobody. In 24 there is a request for every write, and one that no write has
 * taken does for the next. In 26 there is none, and one comes back where it is needed.
 */
export interface Way {
  readonly make: (() => Request) | undefined;
  spare?: Request | undefined;
}

/** How this one does. */
let way: Way | undefined;

/** `queued`: the system did not take all of it; the rest follows by itself. `not`: nothing was done, and the stream has to. */
export type Wrote = 'all' | 'queued' | 'not';

/** Writes `bytes`, a character each, past the stream's own queue, which must be empty. */
export function writeAtOnce(stream: Duplex, bytes: string): Wrote {
  if (!(stream instanceof Socket) || stream.writableLength > 0 || bytes.length > MOST_AT_ONCE) return 'not';
  const handle = (stream as Inside)._handle;
  if (typeof handle?.writeLatin1String !== 'function') return 'not';
  return way === undefined ? learn(stream, handle, bytes) : writeBy(way, stream, handle, bytes);
}

export function writeBy(by: Way, stream: Duplex, handle: Handle, bytes: string): Wrote {
  const request = by.make === undefined ? null : (by.spare ??= by.make());
  const answer = handle.writeLatin1String?.(request, bytes) ?? 0;
  if (typeof answer === 'number' && answer !== 0) {
    stream.destroy();
    return 'all';
  }
  const waiting = typeof answer === 'number' ? takenOf(request) : answer;
  if (waiting === undefined) return 'all';
  by.spare = undefined;
  waiting.handle = handle;
  waiting.oncomplete = (status) => void (status < 0 && stream.destroy());
  if (typeof waiting.writeStatus === 'number') waiting.oncomplete(waiting.writeStatus);
  return 'queued';
}

function takenOf(request: Request | null): Request | undefined {
  return request === null || request.getAsyncId?.() === UNTAKEN ? undefined : request;
}

/** Bytes the system has not taken yet. */
export function queuedOf(stream: Duplex): number {
  return (stream as Partial<Inside>)._handle?.writeQueueSize ?? 0;
}

/** Writes through the stream, and looks how it does that. */
function learn(stream: Socket, handle: Handle, bytes: string): Wrote {
  const { writeLatin1String } = handle;
  handle.writeLatin1String = (request, text) => {
    way = wayOf(request);
    return writeLatin1String?.call(handle, request, text) ?? 0;
  };
  stream.write(bytes, 'latin1');
  delete handle.writeLatin1String;
  return 'all';
}

/** Nothing where it is done in a third way: then the stream writes. */
export function wayOf(request: Request | null | undefined): Way | undefined {
  if (request === null) return { make: undefined };
  if (request?.getAsyncId?.() !== UNTAKEN) return undefined;
  const Made = request.constructor as new () => Request;
  return { make: () => new Made() };
}
