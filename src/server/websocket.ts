import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTROL, frames, headOf, OP, writeHead } from './frame.ts';

/**
 * The server's end of a WebSocket: RFC 6455 for text, without extensions. A library keeps a stream, a parser and a sender
 * for every connection and writes every message by itself; a table of four has four of them, and there are thousands of
 * tables. Here what is said in one turn of the event loop leaves in one write, and one that is silent holds next to nothing.
 */
export interface Owner {
  /** A whole message. */
  heard(text: string): void;
  /** A whole message that is no text. */
  heardBytes(): void;
  /** Any other frame: a ping, which is answered here, a pong, or a part of a message. They cost next to as much. */
  framed(): void;
  /** The connection is over, for whatever reason. Nothing is heard after it. */
  over(): void;
}

const OWNED = Symbol('websocket');
type Owned = Duplex & { [OWNED]?: WebSocketEnd };

const KEY = /^[+/0-9A-Za-z]{22}==$/;
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const NOTHING = Buffer.alloc(0);
/** How long the other end may take to hang up when it was told to. */
const FAREWELL = 2000;
/** No code may say that there was none. */
const NO_CODE = 1005;
/** With so many bytes waiting for an end that does not read, its pings go without an answer. */
const MOST_UNREAD = 1 << 16;
const FIN = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
const HIGH = 0x80;

/** Whether this is what an upgrade is wanted to. Whoever offers something else is answered as if they had offered nothing. */
export function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** The answer to an upgrade, or nothing where it is not one to a WebSocket. */
export function handshake(request: IncomingMessage): string | undefined {
  const { method, headers } = request;
  const key = headers['sec-websocket-key'] ?? '';
  if (method !== 'GET' || !wantsWebSocket(request) || headers['sec-websocket-version'] !== '13' || !KEY.test(key))
    return undefined;
  const accept = hash('sha1', key + GUID, 'base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
}

export class WebSocketEnd {
  readonly #stream: Duplex;
  readonly #most: number;
  readonly #soon: (what: WebSocketEnd) => void;
  #owner: Owner | undefined;
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer = NOTHING;
  /** The parts of a message that comes in several frames, and how long they are together. */
  #parts: Buffer[] | undefined;
  #length = 0;
  #isText = true;
  #waiting: string[] | undefined;
  #waitingLength = 0;
  /** `closing`: a close frame has gone out and nothing may follow it; theirs is waited for. `done`: nothing is read any more. */
  #state: 'open' | 'closing' | 'done' = 'open';
  /** Whether anything came back since the last ping. */
  #silent = false;
  #reading = false;

  /** `soon` sees to it that `flush` is called when this turn of the event loop ends. */
  constructor(stream: Duplex, most: number, soon: (what: WebSocketEnd) => void) {
    this.#stream = stream;
    this.#most = most;
    this.#soon = soon;
    (stream as Owned)[OWNED] = this;
    stream.on('data', onData);
    stream.on('end', onEnd);
    stream.on('close', onClose);
  }

  /** From now on messages go to `owner`. `head` is what came with the upgrade. */
  begin(owner: Owner, head: Buffer): void {
    this.#owner = owner;
    if (head.length > 0) this.read(head);
  }

  get open(): boolean {
    return this.#state === 'open' && this.#stream.writable;
  }

  /** Bytes, nearly, that are not on their way yet. */
  get buffered(): number {
    return this.#stream.writableLength + this.#waitingLength;
  }

  send(text: string): void {
    if (this.#state !== 'open') return;
    this.#waitingLength += text.length;
    if (this.#waiting !== undefined) this.#waiting.push(text);
    else {
      this.#waiting = [text];
      this.#soon(this);
    }
  }

  flush(): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    this.#waiting = undefined;
    this.#waitingLength = 0;
    if (!this.open) return;
    this.#stream.write(frames(waiting), 'latin1');
  }

  /** Says goodbye, and hangs up when the other end has answered, or does not. */
  close(code: number, why = ''): void {
    if (!this.open) return;
    this.#goodbye(code, why);
    this.#state = 'closing';
    this.#hangUp();
  }

  terminate(): void {
    this.#state = 'done';
    this.#stream.destroy();
  }

  pause(): void {
    this.#stream.pause();
  }

  resume(): void {
    if (!this.#stream.isPaused()) return;
    this.#stream.resume();
    if (!this.#reading && this.#rest.length > 0) this.read(NOTHING);
  }

  /** Asks whether somebody is there; tells whether the last one who was asked has been heard of since. */
  ping(): boolean {
    const answered = !this.#silent;
    this.#silent = true;
    if (this.open) this.#stream.write(control(OP.ping, NOTHING));
    return answered;
  }

  /** These bytes have come. They are changed, and not held on to. */
  read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = NOTHING;
    const end = bytes.length;
    let at = 0;
    this.#reading = true;
    // Who is to be read more slowly may have sent very much in one piece.
    while (at < end && this.#state !== 'done' && !this.#stream.isPaused()) {
      const used = this.#frame(bytes, at, end);
      if (used === 0) break;
      at += used;
    }
    this.#reading = false;
    // A copy: a part would hold on to the whole piece of memory it was read into.
    if (at < end && this.#state !== 'done') this.#rest = Buffer.from(bytes.subarray(at, end));
  }

  /** The stream is over. */
  ended(): void {
    const owner = this.#owner;
    this.#state = 'done';
    this.#owner = undefined;
    this.#waiting = undefined;
    this.#parts = undefined;
    this.#rest = NOTHING;
    owner?.over();
  }

  /** Reads one frame; tells how long it was, or 0 while it is not all there. */
  #frame(bytes: Buffer, at: number, end: number): number {
    const left = end - at;
    if (left < 2) return 0;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const op = first & 0x0f;
    const isFinal = (first & FIN) !== 0;
    if ((first & RESERVED) !== 0 || (second & MASKED) === 0) return this.#fail(1002);
    let length = second & 0x7f;
    let head = 2;
    if (op >= CONTROL) {
      if (!isFinal || length > 125 || op > OP.pong) return this.#fail(1002);
    } else if (op > OP.binary || (op === OP.more) !== (this.#parts !== undefined)) return this.#fail(1002);
    if (length === 126) {
      if (left < 4) return 0;
      length = bytes.readUInt16BE(at + 2);
      head = 4;
    } else if (length === 127) {
      if (left < 10) return 0;
      if (bytes.readUInt32BE(at + 2) !== 0) return this.#fail(1009);
      length = bytes.readUInt32BE(at + 6);
      head = 10;
    }
    if (op < CONTROL && this.#length + length > this.#most) return this.#fail(1009);
    if (left < head + 4 + length) return 0;
    const from = at + head + 4;
    const isAscii = unmask(bytes, at + head, from, length);
    if (op >= CONTROL) this.#control(op, bytes.subarray(from, from + length));
    else if (this.#state === 'open') this.#data(op, isFinal, bytes, from, length, isAscii);
    return head + 4 + length;
  }

  #data(op: number, isFinal: boolean, bytes: Buffer, from: number, length: number, isAscii: boolean): void {
    this.#silent = false;
    if (isFinal && this.#parts === undefined) {
      if (op === OP.binary) this.#owner?.heardBytes();
      else if (isAscii) this.#owner?.heard(bytes.toString('latin1', from, from + length));
      else this.#text(bytes.subarray(from, from + length));
      return;
    }
    if (op !== OP.more) this.#isText = op === OP.text;
    this.#parts ??= [];
    this.#parts.push(Buffer.from(bytes.subarray(from, from + length)));
    this.#length += length;
    // Empty parts cost nothing to send and something to keep.
    if (this.#parts.length > this.#most) this.#fail(1009);
    if (!isFinal) return this.#owner?.framed();
    const whole = Buffer.concat(this.#parts);
    this.#parts = undefined;
    this.#length = 0;
    if (this.#isText) this.#text(whole);
    else this.#owner?.heardBytes();
  }

  #text(bytes: Buffer): void {
    if (isUtf8(bytes)) this.#owner?.heard(bytes.toString('utf8'));
    else this.#fail(1007);
  }

  #control(op: number, payload: Buffer): void {
    this.#silent = false;
    if (op === OP.ping && this.open && this.buffered <= MOST_UNREAD) this.#stream.write(control(OP.pong, payload));
    if (op !== OP.close) return this.#owner?.framed();
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : NO_CODE;
    if (payload.length === 1 || (payload.length > 1 && !isCode(code))) return void this.#fail(1002);
    if (!isUtf8(payload.subarray(2))) return void this.#fail(1007);
    this.#fail(code);
  }

  /** A close frame, unless there was one. */
  #goodbye(code: number, why: string): void {
    this.flush();
    if (!this.open) return;
    const words = Buffer.from(why);
    const payload = Buffer.allocUnsafe(code === NO_CODE ? 0 : 2 + words.length);
    if (code !== NO_CODE) words.copy(payload, payload.writeUInt16BE(code));
    this.#stream.write(control(OP.close, payload));
  }

  /** Nothing more is read: it is said why, and the connection ends. */
  #fail(code: number): 0 {
    this.#goodbye(code, '');
    this.#state = 'done';
    this.#stream.end();
    this.#hangUp();
    return 0;
  }

  #hangUp(): void {
    const timer = setTimeout(() => this.#stream.destroy(), FAREWELL).unref();
    this.#stream.once('close', () => clearTimeout(timer));
    this.#stream.resume();
  }
}

function isCode(code: number): boolean {
  return (code >= 1000 && code <= 1014 && !(code >= 1004 && code <= 1006)) || (code >= 3000 && code <= 4999);
}

/** Takes the mask off in place; tells whether all of it is ASCII. */
function unmask(bytes: Buffer, mask: number, from: number, length: number): boolean {
  let all = 0;
  for (let i = 0; i < length; i++) {
    const byte = (bytes[from + i] ?? 0) ^ (bytes[mask + (i & 3)] ?? 0);
    bytes[from + i] = byte;
    all |= byte;
  }
  return (all & HIGH) === 0;
}

function control(op: number, payload: Buffer): Buffer {
  const bytes = Buffer.allocUnsafe(headOf(payload.length) + payload.length);
  payload.copy(bytes, writeHead(bytes, 0, payload.length, op));
  return bytes;
}

function onData(this: Owned, chunk: Buffer): void {
  this[OWNED]?.read(chunk);
}

function onEnd(this: Owned): void {
  this.end();
}

function onClose(this: Owned): void {
  this[OWNED]?.ended();
}
