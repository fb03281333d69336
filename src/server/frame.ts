/** Kinds of frames of RFC 6455. Those from `CONTROL` on are about the connection, and come between others as they like. */
export const OP = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
export const CONTROL = 8;

const FINAL = 0x80;
const SHORT = 126;
const MEDIUM = 65_536;
const LONG = 8192;

/**
 * Text messages as frames, one after the other, unmasked, as servers send them: so that they leave in one piece. A text has a
 * character for every byte, and needs no memory beside the heap.
 */
export function frames(texts: readonly string[]): string | Buffer {
  const [only = ''] = texts;
  if (texts.length === 1 && only.length >= LONG) return framedOnce(only);
  let all = '';
  for (const text of texts) {
    const bytes = bytesOf(text);
    all += headText(bytes.length) + bytes;
  }
  return all;
}

/** A long message to very many, the lobby of a thousand people, is framed once and sent from one place. */
let longest: { readonly text: string; readonly bytes: Buffer } | undefined;

function framedOnce(text: string): Buffer {
  if (text !== longest?.text) {
    const bytes = bytesOf(text);
    longest = { text, bytes: Buffer.from(headText(bytes.length) + bytes, 'latin1') };
  }
  return longest.bytes;
}

/**
 * The newest text that is not plain ASCII, encoded. It is the lobby, nearly always: it has people's names in it, it is long,
 * and whoever is sent it next has the same text.
 */
let newest: { readonly text: string; readonly bytes: string } | undefined;

/** UTF-8, a character for every byte. Plain ASCII, which has as many bytes as characters, is that already. */
function bytesOf(text: string): string {
  if (text === newest?.text) return newest.bytes;
  if (Buffer.byteLength(text) === text.length) return text;
  const bytes = Buffer.from(text).toString('latin1');
  if (text.length < LONG) newest = { text, bytes };
  return bytes;
}

/** Heads as text, by the length they tell; views are all of a few hundred lengths. */
const heads: (string | undefined)[] = [];

function headText(length: number): string {
  const known = heads[length];
  if (known !== undefined) return known;
  const bytes = Buffer.alloc(headOf(length));
  writeHead(bytes, 0, length, OP.text);
  const head = bytes.toString('latin1');
  if (length < LONG) heads[length] = head;
  return head;
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
