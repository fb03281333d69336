import type { AnyDecoder, Sketch } from './decode.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** The parts of a document that have a name, as JSON Schema: its `$defs`. */
export type Definitions = Record<string, JsonObject>;

/**
 * What a decoder takes, as JSON Schema. Words of ours in a sketch: `fields` and `closed` make an object, `missing` may
 * be left out of one, `named` is a definition, `about` describes, `filled` leaves no default out.
 */
export function schemaOf(decoder: AnyDecoder, definitions: Definitions, filled = false): JsonObject {
  const { takes } = decoder;
  if (takes === undefined) throw new TypeError('a decoder does not tell what it takes');
  const { fields, closed, missing, named, about, filled: whole, of, ...plain } = takes;
  if (isSketch(fields)) return objectSchema(fields, closed === true, definitions, filled);
  if (isDecoder(missing)) return { ...schemaOf(missing, definitions, filled), ...ownDefault(takes, filled) };
  if (isDecoder(whole)) return schemaOf(whole, definitions, true);
  if (typeof named === 'string' && isDecoder(of)) {
    definitions[named] ??= schemaOf(of, definitions, filled);
    return { $ref: `#/$defs/${named}` };
  }
  if (typeof about === 'string' && isDecoder(of)) return { description: about, ...schemaOf(of, definitions, filled) };
  return Object.fromEntries(
    Object.entries(plain)
      .filter(([key, value]) => value !== undefined && !isNoLimit(key, value))
      .map(([key, value]) => [key, sketched(value, definitions, filled)]),
  );
}

function isNoLimit(key: string, value: Sketch[string]): boolean {
  return (key === 'minimum' || key === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
}

function sketched(value: Sketch[string], definitions: Definitions, filled: boolean): Json {
  if (isDecoder(value)) return schemaOf(value, definitions, filled);
  return Array.isArray(value) ? value.map((each) => sketched(each, definitions, filled)) : (value as Json);
}

function objectSchema(fields: Sketch, closed: boolean, definitions: Definitions, filled: boolean): JsonObject {
  const decoders = Object.entries(fields) as [string, AnyDecoder][];
  const required = decoders.filter(([, each]) => !mayBeMissing(each, filled)).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(decoders.map(([key, each]) => [key, schemaOf(each, definitions, filled)])),
    ...(required.length > 0 && { required }),
    ...(closed && { additionalProperties: false }),
  };
}

/** A described one is still missing or not. */
function mayBeMissing({ takes = {} }: AnyDecoder, filled: boolean): boolean {
  if (isDecoder(takes['missing'])) return !(filled && takes['default'] !== undefined);
  return typeof takes['about'] === 'string' && isDecoder(takes['of']) && mayBeMissing(takes['of'], filled);
}

function ownDefault({ default: otherwise }: Sketch, filled: boolean): JsonObject {
  return otherwise === undefined || filled ? {} : { default: otherwise as Json };
}

function isDecoder(value: Sketch[string]): value is AnyDecoder {
  return typeof value === 'function';
}

function isSketch(value: Sketch[string]): value is Sketch {
  return isObject(value);
}
