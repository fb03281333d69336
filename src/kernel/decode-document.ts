import { declared, keyed, right, shown, wrong, type Decoder } from './decode.ts';
import { isObject } from './json.ts';

// What records and messages are made of besides; a page that only plays does without.

export const text: Decoder<string> = declared({ type: 'string' }, (raw, place) =>
  typeof raw === 'string' ? right(raw) : wrong(place, `expected a text, found ${shown(raw)}`),
);

/** A text that fits `pattern`; `what` it is, with an article. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(pattern: RegExp, what: string): Decoder<string> {
  return declared({ type: 'string', pattern: pattern.source }, (raw, place) =>
    typeof raw === 'string' && pattern.test(raw) ? right(raw) : wrong(place, `expected ${what}, found ${shown(raw)}`),
  );
}

/** Anything at all, but not nothing. */
export const anything: Decoder<unknown> = declared<unknown>({}, (raw, place) =>
  raw === undefined ? wrong(place, 'is missing') : right(raw),
);

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return declared<readonly T[]>({ type: 'array', items: item }, (raw, place) => {
    if (!Array.isArray(raw)) return wrong(place, `expected a list, found ${shown(raw)}`);
    const items: T[] = [];
    for (const [i, each] of raw.entries()) {
      const read = item(each, `${place}[${i}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return right(items);
  });
}

/** An object with any keys but `__proto__`, which no plain object can be given by assigning. */
/* @__NO_SIDE_EFFECTS__ */
export function mapOf<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return declared<Readonly<Record<string, T>>>({ type: 'object', additionalProperties: item }, (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected an object, found ${shown(raw)}`);
    if (Object.hasOwn(raw, '__proto__')) return wrong(keyed(place, '__proto__'), 'is no name');
    const map: Record<string, T> = {};
    for (const [key, each] of Object.entries(raw)) {
      const read = item(each, keyed(place, key));
      if (!read.ok) return read;
      map[key] = read.value;
    }
    return right(map);
  });
}

const nothing: Decoder<null> = declared<null>({ const: null }, (raw, place) =>
  raw === null ? right(null) : wrong(place, `expected null, found ${shown(raw)}`),
);

/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(read: Decoder<T>): Decoder<T | null> {
  return declared<T | null>({ anyOf: [read, nothing] }, (raw, place) =>
    raw === null ? right(null) : read(raw, place),
  );
}
