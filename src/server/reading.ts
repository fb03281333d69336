import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Node gives every piece that is read memory of its own, 64 KiB at first, and sends it through a queue. Whoever opens a socket
 * may name a place to read into instead (`onread`); sockets a server was given have the same means and no option to
 * ask for it. One place does for all of them: a piece is done with before the next is read.
 */
const PLACE = Buffer.allocUnsafeSlow(65_536);

/** What `net.Socket` keeps under these names, as `onread` sets it. */
const NAMES = { place: 'kBuffer', heard: 'kBufferCb' } as const;

interface Handle {
  useUserBuffer?(place: Uint8Array): void;
}

interface Inside {
  _handle?: Handle | null;
  [key: symbol]: unknown;
}

/** Called as a method of the stream: the first `length` bytes are new, and good until it returns. */
export type Heard = (this: Duplex, length: number, bytes: Buffer) => void;

/** From now on what `stream` reads goes to `heard` and is no event any more. False: not with this one. */
export function readInPlace(stream: Duplex, heard: Heard): boolean {
  if (!(stream instanceof Socket)) return false;
  const inside = stream as unknown as Inside;
  const handle = inside._handle;
  const symbols = Object.getOwnPropertySymbols(stream);
  const place = symbols.find((each) => each.description === NAMES.place);
  const callback = symbols.find((each) => each.description === NAMES.heard);
  if (typeof handle?.useUserBuffer !== 'function' || place === undefined || callback === undefined) return false;
  if (stream.readableLength > 0) return false;
  handle.useUserBuffer(PLACE);
  inside[place] = PLACE;
  inside[callback] = heard;
  stream.resume();
  return true;
}
