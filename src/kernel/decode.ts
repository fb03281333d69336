import { isInteger, isObject, type Json } from './json.ts';

/** Where in a document something stands, as a reader would point at it: `entries[3].move`. */
export type Place = string;

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly place: Place; readonly why: string };

type Read<T> = (raw: unknown, place: Place) => Decoded<T>;

/**
 * Reads one value of a document, or says what is wrong and where. Never throws.
 * Invariant in `T`: what is declared as a `T` is all of it and nothing else, or it does not compile.
 */
export interface Decoder<in out T> {
  (raw: unknown, place: Place): Decoded<T>;
  /** What it takes, for `schema.ts`. Missing where it is written by hand and nobody has `declared` it. */
  readonly takes?: Sketch;
}

/** For a key that may be missing. `optional` is for the compiler only, and never there. */
export interface Optional<in out T> extends Decoder<T | undefined> {
  readonly optional: true;
}

/** JSON Schema in which decoders stand for their own; `schema.ts` tells the words of ours in it. */
export type Sketch = { readonly [key: string]: Json | AnyDecoder | readonly AnyDecoder[] | Sketch | undefined };

/** Whatever it reads. */
export type AnyDecoder = Read<unknown> & { readonly takes?: Sketch };

/** A decoder that tells what it takes. A new one: `read` may be somebody else's. */
/* @__NO_SIDE_EFFECTS__ */
export function declared<T>(takes: Sketch, read: Read<T>): Decoder<T> {
  return Object.assign((raw: unknown, place: Place) => read(raw, place), { takes });
}

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

/** Numbers count by value: -0 is 0. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(least: number, most = Number.MAX_SAFE_INTEGER): Decoder<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return declared({ type: 'integer', minimum: least, maximum: most }, (raw, place) =>
    isInteger(raw, least, most)
      ? right(raw + 0)
      : wrong(place, `expected a whole number ${range}, found ${shown(raw)}`),
  );
}

export const boolean: Decoder<boolean> = declared({ type: 'boolean' }, (raw, place) =>
  typeof raw === 'boolean' ? right(raw) : wrong(place, `expected true or false, found ${shown(raw)}`),
);

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string>(choices: readonly T[]): Decoder<T> {
  return declared({ enum: choices }, (raw, place) => {
    const choice = choices.find((each) => each === raw);
    return choice === undefined
      ? wrong(place, `expected one of ${choices.join(', ')}; found ${shown(raw)}`)
      : right(choice);
  });
}

/** One of these names, or what `read` reads. */
/* @__NO_SIDE_EFFECTS__ */
export function nameOr<const Name extends string, T>(names: readonly Name[], read: Decoder<T>): Decoder<Name | T> {
  const name = oneOf(names);
  return declared<Name | T>({ anyOf: [name, read] }, (raw, place) =>
    (typeof raw === 'string' ? name : read)(raw, place),
  );
}

interface Deck {
  readonly names: readonly string[];
  readonly size: number;
  /** What the names are of: `action cards`. */
  readonly what: string;
  /** What is wrong with a name that is none of them. */
  readonly flaw: (name: string) => string;
}

/** A deck as somebody wrote it down, `{ "peeper": 3, "bribe": 2 }`. A 0 may stand there and is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function deckList<List>({ names, size, what, flaw }: Deck): Decoder<List> {
  const takes = {
    type: 'object',
    description: `${size} cards in all.`,
    propertyNames: { enum: names },
    additionalProperties: { type: 'integer', minimum: 0, maximum: size },
  };
  return declared(takes, (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected ${what} with their numbers, found ${shown(raw)}`);
    const list: Record<string, number> = {};
    let total = 0;
    for (const [key, count] of Object.entries(raw)) {
      if (!names.includes(key)) return wrong(keyed(place, key), flaw(key));
      if (!isInteger(count, 0, size)) {
        return wrong(keyed(place, key), `expected how many of these cards, 0 to ${size}, found ${shown(count)}`);
      }
      if (count > 0) list[key] = count;
      total += count;
    }
    return total === size ? right(list as List) : wrong(place, `a deck has ${size} cards, this one has ${total}`);
  });
}

/** The value under a missing key is `otherwise`; one that is there must be right. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<T>(read: Decoder<T>, otherwise: T): Decoder<T> {
  return declared({ missing: read, default: otherwise as Json }, (raw, place) =>
    raw === undefined ? right(otherwise) : read(raw, place),
  );
}

/** The value under a missing key is missing; one that is there must be right. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(read: Decoder<T>): Optional<T> {
  return withDefault(read as Decoder<T | undefined>, undefined) as Optional<T>;
}

export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Optional<Required<T>[K]> : Decoder<T[K]>;
};

/** An object with these keys. `closed`: with no others. */
/* @__NO_SIDE_EFFECTS__ */
export function objectOf<T>(fields: Fields<T>, closed = false): Decoder<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return declared({ fields: fields as Sketch, closed }, (raw, place) => {
    if (!isObject(raw)) return wrong(place, `expected an object, found ${shown(raw)}`);
    if (closed) {
      const stranger = Object.keys(raw).find((key) => !(names as string[]).includes(key));
      if (stranger !== undefined) {
        return wrong(keyed(place, stranger), `is not known here; known are ${names.join(', ')}`);
      }
    }
    const value: Partial<T> = {};
    for (const name of names) {
      const read = (fields[name] as Read<T[typeof name]>)(raw[name], keyed(place, name));
      if (!read.ok) return read;
      if (read.value !== undefined) value[name] = read.value;
    }
    return right(value as T);
  });
}
