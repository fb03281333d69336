import type { Catalog } from './catalog.ts';

/** What a person answered: a line, nothing more to come, or nothing in time. */
export type Reply =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'late' };

/** Where a command speaks and listens. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether somebody looks at `out`, and at `err`: a pipe gets no colours, no cleared screens and no progress. */
  readonly watched: boolean;
  readonly errWatched: boolean;
  readonly columns: number;
  readonly colours: boolean;
  /** Whether it can show emoji. */
  readonly pictures: boolean;
  /** One line of input; with `ms`, given up after so long. */
  ask(prompt: string, ms?: number): Promise<Reply>;
  /** No more questions. */
  close(): void;
}

/** A file being written. */
export interface Sink {
  line(text: string): void;
  close(): void;
}

/** Typed in a file's place: what comes by a pipe. */
export const STDIN = '-';

/** A file as messages name it. */
export function nameOf(path: string): string {
  return path === STDIN ? 'standard input' : path;
}

/** Files by their paths. All of these throw what Node throws. */
export interface Files {
  /** `STDIN` reads standard input to its end. */
  read(path: string): string;
  /** Line by line, so that a file may be larger than memory. */
  lines(path: string): Iterable<string>;
  create(path: string): Sink;
}

/** Everything a command touches besides its arguments. Tests bring their own. */
export interface Io {
  readonly terminal: Terminal;
  readonly files: Files;
  /** What can be played. */
  readonly catalog: Catalog;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds, for rates and remaining time only. */
  now(): number;
  /** A seed nobody has asked for by name. */
  newSeed(): string;
}

/** 0 fine · 1 refused, or a wrong file · 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Tells what is wrong with a command line and where to read how it should be. */
export function usageError(io: Io, verb: string, why: string): ExitCode {
  io.terminal.err(`stolik ${verb}: ${why}\n"stolik help ${verb}" shows how it is used.\n`);
  return 2;
}

/** Tells what is wrong with a file. */
export function failed(io: Io, verb: string, why: string): ExitCode {
  io.terminal.err(`stolik ${verb}: ${why}\n`);
  return 1;
}

/** What an exception says, in one line. */
export function reason(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
