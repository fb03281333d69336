import {
  nameOr,
  objectOf,
  oneOf,
  optional,
  boolean,
  integer,
  withDefault,
  type AnyDecoder,
  type Decoder,
  type Fields,
} from './decode.ts';
import type { Json, JsonObject } from './json.ts';

// What a table can settle about a game, declared once: `declareOptions` makes the decoder, the form in records and the
// published schema of it, `knobs.ts` the lobby's knobs, `option-help.ts` the lines of `stolik help`.

/** As a record has it; `undefined` leaves the option out. */
export type OptionValue = string | number | boolean | undefined;

/** One thing a table can settle. */
export interface OptionSpec {
  readonly name: string;
  /** Those worth offering. The first is the default: the one in the box. */
  readonly values: readonly OptionValue[];
  readonly read: AnyDecoder;
  /** The rulings it belongs to: `R19`. */
  readonly rules?: readonly string[];
  /** It sets a clock. */
  readonly clock?: true;
  /** Its values want a sentence each to be told apart, not a word. */
  readonly tall?: true;
}

export type Remarks = Pick<OptionSpec, 'rules' | 'clock' | 'tall'>;

/** An option without its name: what a declaration has under it. */
export interface Option<in out T> extends Omit<OptionSpec, 'name' | 'read'> {
  readonly read: Decoder<T>;
}

/** One of these, the first unless somebody says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Name extends string>(
  names: readonly [Name, ...Name[]],
  remarks: Remarks = {},
): Option<Name> {
  return { read: withDefault<Name>(oneOf(names), names[0]), values: names, ...remarks };
}

/** One of these names, or something of the table's own that `own` reads. */
/* @__NO_SIDE_EFFECTS__ */
export function choiceOr<const Name extends string, T>(
  names: readonly [Name, ...Name[]],
  own: Decoder<T>,
  remarks: Remarks = {},
): Option<Name | T> {
  return { read: withDefault<Name | T>(nameOr(names, own), names[0]), values: names, ...remarks };
}

/** Off unless somebody turns it on. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(remarks: Remarks = {}): Option<boolean> {
  return { read: withDefault(boolean, false), values: [false, true], ...remarks };
}

/** A whole number in a range. `values` are those worth offering, the default first. */
/* @__NO_SIDE_EFFECTS__ */
export function quantity(
  least: number,
  most: number,
  values: readonly [number, ...number[]],
  remarks: Remarks = {},
): Option<number> {
  return { read: withDefault(integer(least, most), values[0]), values, ...remarks };
}

/** Whole seconds that something may take; no clock without. `values` are those worth offering. */
/* @__NO_SIDE_EFFECTS__ */
export function seconds(values: readonly number[], remarks: Remarks = {}): Option<number | undefined> {
  return { read: optional(integer(1)), values: [undefined, ...values], clock: true, ...remarks };
}

type Missing<Values> = { [K in keyof Values]-?: undefined extends Values[K] ? K : never }[keyof Values];
type Plain<T> = { readonly [K in keyof T]: T[K] };

/** Options as a game uses them: a key only where there is a value. */
export type Filled<Values> = Plain<
  { readonly [K in Exclude<keyof Values, Missing<Values>>]: Values[K] } & {
    readonly [K in Missing<Values>]?: Exclude<Values[K], undefined>;
  }
>;

export interface OptionsDeclaration<in out Options> {
  readonly read: Decoder<Options>;
  /** Only what differs from the default. */
  readonly encode: (options: Options) => JsonObject;
  readonly specs: readonly OptionSpec[];
}

/** The options a declaration is of: `type Options = OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<D> = D extends OptionsDeclaration<infer Options> ? Options : never;

/** In the order in which records, schemas and refusals list them. */
/* @__NO_SIDE_EFFECTS__ */
export function declareOptions<Values extends object>(declared: {
  readonly [K in keyof Values]: Option<Values[K]>;
}): OptionsDeclaration<Filled<Values>> {
  const specs: OptionSpec[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(declared) as [string, Option<unknown>][]) {
    specs.push({ name, ...option });
    fields[name] = option.read;
  }
  return {
    read: objectOf(fields as Fields<Filled<Values>>, true),
    encode(options) {
      const told: Record<string, Json> = {};
      for (const { name, values } of specs) {
        const value = (options as { readonly [name: string]: Json | undefined })[name];
        if (value !== undefined && value !== values[0]) told[name] = value;
      }
      return told;
    },
    specs,
  };
}
