import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A write through a stream makes a request, a place in a queue and a visit at the end of the turn, for something the system
 * nearly always takes at once. What a stream writes by is asked directly here, with a request that is used again until
 * the system did not take all: only then it belongs to that write.
 */
interface Handle {
  /** A character a byte. Not 0: it failed. */
  writeLatin1String?: (this: Handle, request: Request, bytes: string) => number;
  readonly writeQueueSize?: number;
}

interface Request {
  /** −1 as long as no write has taken it. */
  getAsyncId?(): number;
  oncomplete?: (status: number) => void;
  handle?: Handle;
}

type Inside = Socket & { readonly _handle?: Handle | null };

/** The system is asked at once for no more than this; a longer text would take the request in any case. */
export const MOST_AT_ONCE = 16_384;
const UNTAKEN = -1;

/** How requests are made: Node tells nobody, but gives one to every write. */
let makeRequest: (() => Request) | undefined;
let spare: Request | undefined;

/** `queued`: the system did not take all of it; the rest follows by itself. `not`: nothing was done, and the stream has to. */
export type Wrote = 'all' | 'queued' | 'not';

/** Writes `bytes`, a character each, past the stream's own queue, which must be empty. */
export function writeAtOnce(stream: Duplex, bytes: string): Wrote {
  if (!(stream instanceof Socket) || stream.writableLength > 0 || bytes.length > MOST_AT_ONCE) return 'not';
  const handle = (stream as Inside)._handle;
  if (typeof handle?.writeLatin1String !== 'function') return 'not';
  if (makeRequest === undefined) return learn(stream, handle, bytes);
  spare ??= makeRequest();
  if (handle.writeLatin1String(spare, bytes) !== 0) {
    stream.destroy();
    return 'all';
  }
  if (spare.getAsyncId?.() === UNTAKEN) return 'all';
  spare.handle = handle;
  spare.oncomplete = (status) => void (status < 0 && stream.destroy());
  spare = undefined;
  return 'queued';
}

/** Bytes the system has not taken yet. */
export function queuedOf(stream: Duplex): number {
  return (stream as Partial<Inside>)._handle?.writeQueueSize ?? 0;
}

/** Writes through the stream, and looks at the request it makes. */
function learn(stream: Socket, handle: Handle, bytes: string): Wrote {
  const { writeLatin1String } = handle;
  handle.writeLatin1String = (request, text) => {
    const Request = request.constructor as new () => Request;
    if (request.getAsyncId?.() === UNTAKEN) makeRequest = () => new Request();
    return writeLatin1String?.call(handle, request, text) ?? 0;
  };
  stream.write(bytes, 'latin1');
  delete handle.writeLatin1String;
  return 'all';
}
