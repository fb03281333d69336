/** Kinds of frames of RFC 6455. Those from `CONTROL` on are about the connection, and come between others as they like. */
export const OP = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
export const CONTROL = 8;

const FINAL = 0x80;
const SHORT = 126;
const MEDIUM = 65_536;
const LONG = 8192;

/** Text messages as frames, one after the other, unmasked, as servers send them: so that they leave in one piece. */
export function frames(texts: readonly string[]): Buffer {
  const [only = ''] = texts;
  if (texts.length === 1) return only.length < LONG ? framed(only) : framedOnce(only);
  let size = 0;
  const lengths: number[] = [];
  for (const text of texts) {
    const length = lengthOf(text);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let i = 0; i < texts.length; i++) at = writeText(bytes, at, texts[i] ?? '', lengths[i] ?? 0);
  return bytes;
}

function framed(text: string): Buffer {
  const length = lengthOf(text);
  const bytes = Buffer.allocUnsafe(headOf(length) + length);
  writeText(bytes, 0, text, length);
  return bytes;
}

/** A long message to very many, the lobby of a thousand people, is framed once and sent from one place. */
let longest: { readonly text: string; readonly bytes: Buffer } | undefined;

function framedOnce(text: string): Buffer {
  if (text !== longest?.text) longest = { text, bytes: framed(text) };
  return longest.bytes;
}

/**
 * The newest text that is not plain ASCII, encoded. It is the lobby, nearly always: it has people's names in it, it is long,
 * and whoever is sent it next has the same text.
 */
let newest: { readonly text: string; readonly bytes: Buffer } | undefined;

function lengthOf(text: string): number {
  if (text === newest?.text) return newest.bytes.length;
  const length = Buffer.byteLength(text);
  if (length !== text.length && length < LONG) newest = { text, bytes: Buffer.from(text) };
  return length;
}

function writeText(bytes: Buffer, at: number, text: string, length: number): number {
  const from = writeHead(bytes, at, length, OP.text);
  // With as many bytes as characters there is nothing but ASCII in it, which needs no encoding.
  if (length === text.length) bytes.write(text, from, 'latin1');
  else if (text === newest?.text) newest.bytes.copy(bytes, from);
  else bytes.write(text, from, 'utf8');
  return from + length;
}

export function headOf(length: number): number {
  return length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
}

/** Writes the head of a frame; tells where its payload begins. */
export function writeHead(bytes: Buffer, at: number, length: number, op: number): number {
  bytes[at] = FINAL | op;
  if (length < SHORT) bytes[at + 1] = length;
  else if (length < MEDIUM) {
    bytes[at + 1] = SHORT;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = SHORT + 1;
    bytes.writeUInt32BE(0, at + 2);
    bytes.writeUInt32BE(length, at + 6);
  }
  return at + headOf(length);
}
