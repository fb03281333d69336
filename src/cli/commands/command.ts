import type { Catalog } from '../catalog.ts';
import { readArgs, type Flags } from '../args.ts';
import { usageError, type ExitCode, type Io } from '../io.ts';
import { unknown } from '../suggest.ts';

/** What may stand for a value: a list, or something that is looked up or found on the disk. */
export type Values = 'anything' | 'game' | 'bot' | 'command' | 'file' | 'folder' | readonly string[];

/** An option, `--name` or `--name VALUE`. */
export interface Option {
  /** What its value is called; nothing for one that stands alone. */
  readonly value?: string;
  /** Its value in the usage line, where it is said there at greater length. */
  readonly usage?: string;
  /** Anything, where it does not say. */
  readonly values?: Values;
  /** The option right before it, which it takes the place of. */
  readonly insteadOf?: string;
  /** One line, or several. */
  readonly help: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;

/** A word without dashes, in its place. */
export interface Argument {
  /** In the usage line: `FILE`; a word that is typed as it stands is its own name. */
  readonly name: string;
  /** What it is one of. */
  readonly noun: string;
  readonly values: Values;
  readonly optional?: true;
  /** Asked where it is missing; "which file?" unless it says otherwise. */
  readonly missing?: string;
}

/** All there is to know of one command. Parsing, help and completion follow from it. */
export interface CommandTable<O extends Options = Options> {
  readonly name: string;
  /** Its line in the overview. */
  readonly summary: string;
  readonly arguments: readonly Argument[];
  readonly options: O;
  /** What it does. */
  readonly about: string;
  /** What there is to know besides. */
  notes?(catalog: Catalog): string | Promise<string>;
  /** Whole command lines, as they follow `stolik`. */
  examples?(catalog: Catalog): readonly string[] | Promise<readonly string[]>;
  /** What stands at the end of its help. */
  appendix?(catalog: Catalog): Promise<string>;
}

export interface Command extends CommandTable {
  run(args: readonly string[], io: Io): ExitCode | Promise<ExitCode>;
}

/** What somebody typed after a command's name, once it is known to fit its table. */
export interface Given<O extends Options> {
  readonly flags: Flags<O>;
  /** Per argument; an optional one may be missing at the end. */
  readonly words: readonly string[];
}

type Act<O extends Options> = (given: Given<O>, io: Io) => ExitCode | Promise<ExitCode>;

/** A command is its table and what it does with a command line that fits it. */
export function defineCommand<const O extends Options>(table: CommandTable<O>, act: Act<O>): Command {
  return {
    ...table,
    run(args, io) {
      const read = readArgs(args, table.options);
      if (!read.ok) return usageError(io, table.name, read.why);
      const flaw = wordsFlaw(table.arguments, read.words, io.catalog);
      return flaw === undefined ? act(read, io) : usageError(io, table.name, flaw);
    },
  };
}

function wordsFlaw(wanted: readonly Argument[], words: readonly string[], catalog: Catalog): string | undefined {
  for (const [i, argument] of wanted.entries()) {
    const word = words[i];
    const known = knownWords(argument.values, catalog);
    if (word === undefined) return argument.optional === true ? undefined : missing(argument, known);
    if (known !== undefined && !known.includes(word)) return unknown(argument.noun, word, known);
  }
  const surplus = words[wanted.length];
  if (surplus === undefined) return undefined;
  const last = wanted.at(-1);
  return `${last === undefined ? '' : `one ${last.noun} at a time; `}"${surplus}" is too much.`;
}

function missing({ noun, missing: asked }: Argument, known: readonly string[] | undefined): string {
  if (asked !== undefined) return asked;
  if (known === undefined) return `which ${noun}?`;
  return `which ${noun}? There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`;
}

/** What an argument must be one of, where that is known before anything is looked up. */
function knownWords(values: Values, catalog: Catalog): readonly string[] | undefined {
  if (values === 'game') return Object.keys(catalog.games);
  return typeof values === 'string' ? undefined : values;
}
