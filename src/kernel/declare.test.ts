import { describe, expect, it } from 'vitest';
import { about, anyOf, closed, codes, exactly, explained, filled, named, narrowed, only, tagged } from './declare.ts';
import { declared, nameOr, objectOf, oneOf, optional, boolean, integer, withDefault, type Decoder } from './decode.ts';
import { listOf, nullable, text } from './decode-document.ts';
import { schemaOf, type Definitions } from './schema.ts';

interface Person {
  readonly name: string;
  readonly size: 's' | 'm';
  readonly asleep?: boolean;
}

type Event = { readonly kind: 'came'; readonly who: string } | { readonly kind: 'left' };

describe('a declaration is exactly its type, or it does not compile', () => {
  it('an object', () => {
    const fields = { name: text, size: oneOf(['s', 'm']), asleep: optional(boolean) };
    expect(closed<Person>(fields)({ name: 'Ala', size: 's' }, '')).toMatchObject({ ok: true });
    // @ts-expect-error a key is missing
    closed<Person>({ name: text, size: oneOf(['s', 'm']) });
    // @ts-expect-error a key is invented
    closed<Person>({ name: text, size: oneOf(['s', 'm']), asleep: optional(boolean), age: integer(0) });
    // @ts-expect-error a key that may be missing is asked for
    closed<Person>({ ...fields, asleep: boolean });
    // @ts-expect-error a key that is always there may be missing
    closed<Person>({ ...fields, name: optional(text) });
    // @ts-expect-error one of the values is missing
    closed<Person>({ ...fields, size: oneOf(['s']) });
    // @ts-expect-error one of the values is invented
    closed<Person>({ ...fields, size: oneOf(['s', 'm', 'l']) });
  });

  it('kinds', () => {
    const event = tagged<Event, 'kind'>('kind', { came: { who: text }, left: {} });
    expect(event({ kind: 'came', who: 'Ala' }, '')).toMatchObject({ ok: true });
    expect(event({ kind: 'left', who: 'Ala' }, '')).toMatchObject({ ok: false, place: 'who' });
    expect(event({ kind: 'sat' }, '')).toMatchObject({ ok: false, place: '' });
    // @ts-expect-error a kind is missing
    tagged<Event, 'kind'>('kind', { came: { who: text } });
    // @ts-expect-error a kind is invented
    tagged<Event, 'kind'>('kind', { came: { who: text }, left: {}, sat: {} });
    // @ts-expect-error a key of a kind is missing
    tagged<Event, 'kind'>('kind', { came: {}, left: {} });
  });

  it('alternatives, sentences and codes', () => {
    const either: Decoder<number | 'air'> = anyOf(integer(0), only('air'));
    expect([either('air', ''), either(true, '')]).toMatchObject([{ ok: true }, { ok: false }]);
    // @ts-expect-error an alternative is missing
    const less: Decoder<number | 'air'> = anyOf(integer(0));
    expect(less('air', '').ok).toBe(false);
    const person = closed<Person>({ name: text, size: oneOf(['s', 'm']), asleep: optional(boolean) });
    // @ts-expect-error a sentence is missing
    explained<Person>(person, { name: 'What people say.', size: 'In letters.' });
    // @ts-expect-error a code has no sentence
    codes<'a' | 'b'>({ a: 'First.' });
  });
});

describe('JSON Schema of a declaration', () => {
  const schema = (decoder: Parameters<typeof schemaOf>[0], definitions: Definitions = {}) =>
    schemaOf(decoder, definitions);

  it('has what an object asks for, and what stands where a key is missing', () => {
    const read = closed<{ a: number; b: boolean; c?: string }>({
      a: integer(1, 5),
      b: withDefault(boolean, false),
      c: about('A text.', optional(text)),
    });
    const properties = {
      a: { type: 'integer', minimum: 1, maximum: 5 },
      b: { type: 'boolean', default: false },
      c: { description: 'A text.', type: 'string' },
    };
    expect(schema(read)).toEqual({ type: 'object', properties, required: ['a'], additionalProperties: false });
    expect(schema(filled(read))).toMatchObject({ required: ['a', 'b'], properties: { b: { type: 'boolean' } } });
    expect(schema(objectOf<{ a: number }>({ a: integer(0) }))).not.toHaveProperty('additionalProperties');
  });

  it('gives a name to what has one, once', () => {
    const definitions: Definitions = {};
    const card = named('card', integer(0, 19));
    const read = closed<{ a: readonly number[]; b: number | null }>({ a: exactly(2, listOf(card)), b: nullable(card) });
    expect(schema(read, definitions)).toMatchObject({
      properties: {
        a: { type: 'array', items: { $ref: '#/$defs/card' }, minItems: 2, maxItems: 2 },
        b: { anyOf: [{ $ref: '#/$defs/card' }, { const: null }] },
      },
    });
    expect(definitions).toEqual({ card: { type: 'integer', minimum: 0, maximum: 19 } });
    expect(read({ a: [1], b: 1 }, '')).toMatchObject({ ok: false, place: 'a' });
  });

  it('tells codes with their sentences, names with what may stand for them, and what is narrower than read', () => {
    expect(schema(codes({ a: 'First.' }))).toEqual({ oneOf: [{ const: 'a', description: 'First.' }] });
    expect(schema(nameOr(['all'], integer(1)))).toEqual({
      anyOf: [{ enum: ['all'] }, { type: 'integer', minimum: 1 }],
    });
    const read = objectOf<{ a: string }>({ a: text });
    expect(schema(narrowed(read, { a: oneOf(['x']) }))).toMatchObject({ properties: { a: { enum: ['x'] } } });
    expect(schema(explained(read, { a: 'A letter.' }))).toMatchObject({
      properties: { a: { description: 'A letter.' } },
    });
  });

  it('is refused for a decoder that does not tell', () => {
    expect(() => schema((raw) => ({ ok: true, value: raw }))).toThrow('does not tell');
    expect(() => explained(text as unknown as Decoder<object>, {})).toThrow('keys to explain');
  });

  it('does not change the decoder it was made of', () => {
    declared({ enum: ['x'] }, text);
    expect(schema(text)).toEqual({ type: 'string' });
  });
});
