import { right, wrong, type Decoded } from '../kernel/decode.ts';

const BLANKS = /[ \t\n\r]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Parsed JSON, or the line and column where it stops being JSON. */
export function parseJson(source: string): Decoded<unknown> {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  try {
    return right(JSON.parse(text) as unknown);
  } catch {
    const { at, wanted } = firstFlaw(text);
    const before = text.slice(0, at).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0)) : 'the end';
    return wrong(`line ${before.length}, column ${column}`, `not JSON: expected ${wanted}, found ${found}`);
  }
}

interface Flaw {
  readonly at: number;
  readonly wanted: string;
}

/** Where `text` stops being JSON. The engine's own message has a place only sometimes. */
function firstFlaw(text: string): Flaw {
  let at = 0;
  const open: string[] = [];
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length;
    at += length ?? 0;
    return length !== undefined;
  };
  const take = (sign: string): boolean => {
    skip(BLANKS);
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  /** After `{` or `,` in an object: its key and the colon. */
  const key = (): string | undefined => {
    skip(BLANKS);
    if (!skip(TEXT)) return 'a key in double quotes';
    return take(':') ? undefined : '":" after the key';
  };
  for (;;) {
    // A value: what opens goes on the stack and its first value follows at once.
    if (take('{')) {
      if (!take('}')) {
        const wanted = key();
        if (wanted !== undefined) return { at, wanted };
        open.push('}');
        continue;
      }
    } else if (take('[')) {
      if (!take(']')) {
        open.push(']');
        continue;
      }
    } else if (!skip(TEXT) && !skip(PLAIN)) return { at, wanted: 'a value' };
    // After a value: whatever is complete closes.
    let close = open.at(-1);
    while (close !== undefined && take(close)) {
      open.pop();
      close = open.at(-1);
    }
    if (close === undefined) {
      skip(BLANKS);
      return { at, wanted: 'the end' };
    }
    if (!take(',')) return { at, wanted: `"," or "${close}"` };
    if (close === '}') {
      const wanted = key();
      if (wanted !== undefined) return { at, wanted };
    }
  }
}

/** A flaw as one line: the file, the place in it, what is wrong. */
export function told(file: string, flaw: { readonly place: string; readonly why: string }): string {
  return flaw.place === '' ? `${file}: ${flaw.why}` : `${file}: ${flaw.place}: ${flaw.why}`;
}
