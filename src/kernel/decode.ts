import { isObject } from './json.ts';

/** Where in a document something stands, as a reader would point at it: `entries[3].move`. */
export type Place = string;

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly place: Place; readonly why: string };

/** Reads one value of a document, or says what is wrong and where. Never throws. */
export type Decoder<T> = (raw: unknown, place: Place) => Decoded<T>;

export function right<T>(value: T): Decoded<T> {
  return { ok: true, value };
}

export function wrong(place: Place, why: string): Decoded<never> {
  return { ok: false, place, why };
}

/** What was found, short enough for a message. */
export function shown(raw: unknown): string {
  const text = raw === undefined ? 'nothing' : written(raw);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function written(raw: unknown): string {
  try {
    return JSON.stringify(raw);
  } catch {
    return 'something nested too deep'; // It came as JSON: nothing else can be wrong with it.
  }
}

export function keyed(place: Place, key: string): Place {
  return place === '' ? key : `${place}.${key}`;
}

export function isWhole(raw: unknown, least: number, most: number): raw is number {
  return Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;
}

/** Numbers count by value: -0 is 0. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Decoder<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return (raw, place) =>
    isWhole(raw, least, most) ? right(raw + 0) : wrong(place, `expected a whole number ${range}, found ${shown(raw)}`);
}

export const text: Decoder<string> = (raw, place) =>
  typeof raw === 'string' ? right(raw) : wrong(place, `expected a text, found ${shown(raw)}`);

export const truth: Decoder<boolean> = (raw, place) =>
  typeof raw === 'boolean' ? right(raw) : wrong(place, `expected true or false, found ${shown(raw)}`);

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(choices: readonly T[]): Decoder<T> {
  return (raw, place) => {
    const choice = choices.find((each) => each === raw);
    return choice === undefined
      ? wrong(place, `expected one of ${choices.join(', ')}; found ${shown(raw)}`)
      : right(choice);
  };
}

export function listOf<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (raw, place) => {
    if (!Array.isArray(raw)) return wrong(place, `expected a list, found ${shown(raw)}`);
    const items: T[] = [];
    for (const [i, each] of raw.entries()) {
      const read = item(each, `${place}[${i}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return right(items);
  };
}

/** An object with any keys but `__proto__`, which no plain object can be given by assigning. */
export function mapOf<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected an object, found ${shown(raw)}`);
    if (Object.hasOwn(raw, '__proto__')) return wrong(keyed(place, '__proto__'), 'is no name');
    const map: Record<string, T> = {};
    for (const [key, each] of Object.entries(raw)) {
      const read = item(each, keyed(place, key));
      if (!read.ok) return read;
      map[key] = read.value;
    }
    return right(map);
  };
}

/** The value under a missing key is `otherwise`; one that is there must be right. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<T>(read: Decoder<T>, otherwise: T): Decoder<T> {
  return (raw, place) => (raw === undefined ? right(otherwise) : read(raw, place));
}

/** The value under a missing key is missing; one that is there must be right. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Decoder<T>): Decoder<T | undefined> {
  return withDefault<T | undefined>(read, undefined);
}

type Optional<T, K extends keyof T> = object extends Pick<T, K> ? undefined : never;
export type Fields<T> = { readonly [K in keyof T]-?: Decoder<T[K] | Optional<T, K>> };

/** An object with these keys. `closed`: with no others. */
/* @__NO_SIDE_EFFECTS__ */
export function objectOf<T>(fields: Fields<T>, closed = false): Decoder<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected an object, found ${shown(raw)}`);
    if (closed) {
      const stranger = Object.keys(raw).find((key) => !(names as string[]).includes(key));
      if (stranger !== undefined) {
        return wrong(keyed(place, stranger), `is not known here; known are ${names.join(', ')}`);
      }
    }
    const value: Partial<T> = {};
    for (const name of names) {
      const read = fields[name](raw[name], keyed(place, name));
      if (!read.ok) return read;
      if (read.value !== undefined) value[name] = read.value;
    }
    return right(value as T);
  };
}
