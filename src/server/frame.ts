import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Line } from '../wire/fanout.ts';

const TEXT = 0x81;
const SHORT = 126;
const MEDIUM = 65_536;

/** A text message as one frame of RFC 6455, unmasked, as servers send them. */
export function frame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = TEXT;
  if (length < SHORT) bytes[1] = length;
  else if (length < MEDIUM) {
    bytes[1] = SHORT;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = SHORT + 1;
    bytes.writeUInt32BE(0, 2);
    bytes.writeUInt32BE(length, 6);
  }
  bytes.write(text, head);
  return bytes;
}

/**
 * The way down to one client. `ws` writes head and body apart, which costs twice; without compression it writes at once
 * and keeps nothing back, so writing beside it keeps the order.
 */
export function lineTo(socket: WebSocket, stream: Duplex): { readonly [K in keyof Line]: Line[K] } {
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) stream.write(frame(message));
    },
    buffered: () => stream.writableLength,
  };
}
