import type { ComponentType } from 'preact';

/** Things to wear at a table, by their names on the wire. */
export interface DressPart {
  readonly names: readonly string[];
  /** In words, in the language that is spoken. */
  readonly nameOf: (name: string) => string;
  readonly Picture: ComponentType<{ readonly name: string }>;
}
