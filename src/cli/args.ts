import { parseArgs } from 'node:util';
import { isInteger } from '../kernel/json.ts';
import { nearest } from './suggest.ts';

/** Of an option all that matters here: whether it stands alone or is followed by its value. */
type Kinds = Readonly<Record<string, { readonly value?: string }>>;

export type Flags<K extends Kinds> = {
  readonly [Name in keyof K]?: K[Name] extends { readonly value: string } ? string : true;
};

export type Args<K extends Kinds> =
  | { readonly ok: true; readonly flags: Flags<K>; readonly words: readonly string[] }
  | { readonly ok: false; readonly why: string };

/** A command line sorted into flags and words, or what is wrong with it. */
export function readArgs<const K extends Kinds>(args: readonly string[], kinds: K): Args<K> {
  const known = Object.keys(kinds);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map((name) => [name, { type: kinds[name]?.value === undefined ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: Record<string, string | true> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = rawName.startsWith('--') && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) return wrong(`${rawName} is not known here.${meant(name, known)}`);
    if (flags[name] !== undefined) return wrong(`${rawName} is given twice.`);
    const alone = kind.value === undefined;
    if (alone && value !== undefined) return wrong(`${rawName} takes no value.`);
    const missing = value === undefined || (!token.inlineValue && value.startsWith('--'));
    if (!alone && missing) return wrong(`${rawName} needs a value.`);
    flags[name] = alone ? true : (value ?? '');
  }
  return { ok: true, flags: flags as Flags<K>, words };
}

function wrong(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why };
}

function meant(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return ` Did you mean --${near}?`;
  return ` Known are: ${known.map((each) => `--${each}`).join(', ')}.`;
}

/** A whole number as somebody typed it: digits and nothing else. */
export function readWhole(said: string, least: number, most: number): number | undefined {
  const number = /^\d+$/.test(said) ? Number(said) : undefined;
  return isInteger(number, least, most) ? number : undefined;
}
