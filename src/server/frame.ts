/** Kinds of frames of RFC 6455. Those from `CONTROL` on are about the connection, and come between others as they like. */
export const OP = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
export const CONTROL = 8;

const FINAL = 0x80;
const SHORT = 126;
const MEDIUM = 65_536;
const LONG = 8192;

/** Text messages as frames, one after the other, unmasked, as servers send them: so that they leave in one piece. */
export function frames(texts: readonly string[]): Buffer {
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) {
    if (only.length >= LONG) return framedOnce(only);
    const length = Buffer.byteLength(only);
    const bytes = Buffer.allocUnsafe(headOf(length) + length);
    writeText(bytes, 0, only, length);
    return bytes;
  }
  let size = 0;
  const lengths: number[] = [];
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    lengths.push(length);
    size += headOf(length) + length;
  }
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [i, text] of texts.entries()) at = writeText(bytes, at, text, lengths[i] ?? 0);
  return bytes;
}

/** A long message to very many, the lobby of a thousand people, is encoded once: whoever sends it again has the same text. */
let newest: { readonly text: string; readonly bytes: Buffer } | undefined;

function framedOnce(text: string): Buffer {
  if (newest?.text === text) return newest.bytes;
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(headOf(length) + length);
  writeText(bytes, 0, text, length);
  newest = { text, bytes };
  return bytes;
}

function writeText(bytes: Buffer, at: number, text: string, length: number): number {
  const from = writeHead(bytes, at, length, OP.text);
  // With as many bytes as characters there is nothing but ASCII in it, which needs no encoding.
  bytes.write(text, from, length === text.length ? 'latin1' : 'utf8');
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
