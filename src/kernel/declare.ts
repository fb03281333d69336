import type { Game, GameTypes } from './contract.ts';
import {
  declared,
  objectOf,
  oneOf,
  right,
  shown,
  integer,
  wrong,
  type AnyDecoder,
  type Decoded,
  type Decoder,
  type Fields,
  type Optional,
} from './decode.ts';
import { text } from './decode-document.ts';
import { isObject, type Json } from './json.ts';
import type { Seat } from './seat.ts';

// Further decoders, for what this program tells and never reads back: views, events, answers. Nothing that is sent to a
// browser imports them.

/** Exactly this. */
export function only<const T extends string | number | boolean | null>(value: T): Decoder<T> {
  return declared<T>({ const: value }, (raw, place) =>
    raw === value ? right(value) : wrong(place, `expected ${shown(value)}, found ${shown(raw)}`),
  );
}

type Read<D> = D extends Decoder<infer T> ? T : never;

/** The first of these that reads it. */
export function anyOf<const D extends readonly AnyDecoder[]>(...read: D): Decoder<Read<D[number]>> {
  return declared({ anyOf: read }, (raw, place) => {
    for (const each of read) {
      const found = each(raw, place) as Decoded<Read<D[number]>>;
      if (found.ok) return found;
    }
    return wrong(place, `fits nothing that may stand here: ${shown(raw)}`);
  });
}

type Tagged<Tag extends string> = { readonly [T in Tag]: string };
type Kinds<E extends Tagged<Tag>, Tag extends string> = {
  readonly [K in E[Tag]]: Fields<Omit<Extract<E, { readonly [T in Tag]: K }>, Tag>>;
};

/** One of several kinds of object, told apart by the text under `tag`. None is left out, none invented. */
export function tagged<E extends Tagged<Tag>, Tag extends string>(tag: Tag, kinds: Kinds<E, Tag>): Decoder<E> {
  const each = new Map(
    Object.entries<object>(kinds).map(([kind, fields]) => [
      kind,
      closed({ [tag]: only(kind), ...fields } as unknown as Fields<E>),
    ]),
  );
  return declared({ anyOf: [...each.values()] }, (raw, place) => {
    const kind = isObject(raw) ? raw[tag] : undefined;
    const read = typeof kind === 'string' ? each.get(kind) : undefined;
    return read === undefined ? (oneOf([...each.keys()])(kind, place) as Decoded<never>) : read(raw, place);
  });
}

/** An object with exactly these keys. */
export function closed<T>(fields: Fields<T>): Decoder<T> {
  return objectOf<T>(fields, true);
}

/** A part with a name of its own in the documents. */
export function named<T>(name: string, of: Decoder<T>): Decoder<T> {
  return declared({ named: name, of }, of);
}

/** What it means, for whoever reads the documents. */
export function about<T>(sentence: string, of: Optional<T>): Optional<T>;
export function about<T>(sentence: string, of: Decoder<T>): Decoder<T>;
export function about<T>(sentence: string, of: Decoder<T>): Decoder<T> {
  return declared({ about: sentence, of }, of);
}

/** As it is told: nothing that has a default is left out. */
export function filled<T>(of: Decoder<T>): Decoder<T> {
  return declared({ filled: of }, of);
}

/** The same object, with a sentence for each of its keys. */
export function explained<T>(of: Decoder<T>, sentences: { readonly [K in keyof T]-?: string }): Decoder<T> {
  const fields = of.takes?.['fields'];
  if (!isObject(fields)) throw new TypeError('only an object has keys to explain');
  const told = Object.entries<string>(sentences).map(([key, sentence]) => [
    key,
    about(sentence, fields[key] as Decoder<unknown>),
  ]);
  return declared({ ...of.takes, fields: Object.fromEntries(told) }, of);
}

/** Codes with what each says: `{ "locked": "Nobody new may sit down." }`. */
export function codes<Code extends string>(sentences: Readonly<Record<Code, string>>): Decoder<Code> {
  const each = Object.entries<string>(sentences);
  const choices: Json = each.map(([code, description]) => ({ const: code, description }));
  return declared({ oneOf: choices }, oneOf(each.map(([code]) => code as Code)));
}

/** A list of exactly so many. */
export function exactly<T>(length: number, list: Decoder<readonly T[]>): Decoder<readonly T[]> {
  return declared({ ...list.takes, minItems: length, maxItems: length }, (raw, place) => {
    const read = list(raw, place);
    return read.ok && read.value.length !== length ? wrong(place, `expected ${length}, found ${shown(raw)}`) : read;
  });
}

/** A list of no more than so many. */
export function atMost<T>(length: number, list: Decoder<readonly T[]>): Decoder<readonly T[]> {
  return declared({ ...list.takes, maxItems: length }, (raw, place) => {
    const read = list(raw, place);
    return read.ok && read.value.length > length ? wrong(place, `expected at most ${length}`) : read;
  });
}

export const seat: Decoder<Seat> = named(
  'seat',
  about('A place at the table, from 0. Clockwise is the next one.', integer(0)),
);

/** All that one game says and hears, for its document: `src/games/<id>/schema.ts` has one each. */
export interface Declaration<T extends GameTypes> {
  /** What people call it, by language. */
  readonly names: Readonly<Record<'pl' | 'en', string>>;
  readonly options: Decoder<T['Options']>;
  readonly move: Decoder<T['Move']>;
  readonly table: Decoder<T['Table']>;
  readonly own: Decoder<T['Own']>;
  readonly event: Decoder<T['Event']>;
  /** What else an outcome tells. */
  readonly detail: AnyDecoder;
  readonly refusal: AnyDecoder;
}

const object: Decoder<object> = declared<object>({ type: 'object' }, (raw, place) =>
  isObject(raw) ? right(raw) : wrong(place, `expected an object, found ${shown(raw)}`),
);

/** For kinds of data of which nothing is known but that they are objects. */
function any<V>(decoder: AnyDecoder): Decoder<V> {
  return decoder as Decoder<V>;
}

/** What the rules alone tell of a game that has declared nothing: its options, its moves if a decoder reads them. */
export function declarationOf<T extends GameTypes>(
  game: Game<T>,
  names: Declaration<T>['names'] = { pl: game.id, en: game.id },
): Declaration<T> {
  const { options } = game as { readonly options: AnyDecoder };
  return {
    names,
    options: any(options),
    move: any(game.move ?? object),
    table: any(object),
    own: any(object),
    event: any(object),
    detail: object,
    refusal: text,
  };
}

/** What another document, or another part of this one, says of it. */
export function reference<T>(to: string): Decoder<T> {
  return declared<T>({ $ref: to }, (raw) => right(raw as T));
}

/** The same object, where more is known of some keys than is read. */
export function narrowed<T>(of: Decoder<T>, keys: { readonly [K in keyof T]?: AnyDecoder }): Decoder<T> {
  const fields = of.takes?.['fields'];
  if (!isObject(fields)) throw new TypeError('only an object has keys to narrow');
  return declared({ ...of.takes, fields: { ...fields, ...keys } }, of);
}
