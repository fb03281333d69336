import { GAMES } from '../games/rules.ts';
import { PROOF } from '../kernel/fairness.ts';
import { FORMAT } from '../kernel/record.ts';
import { MIGRATIONS as POSTGRES } from '../store/postgres-schema.ts';
import { MIGRATIONS as SQLITE } from '../store/schema.ts';
import { PROTOCOL } from '../wire/protocol.ts';

/** As package.json has it. */
const PROGRAM = '0.2.0';

/** What fits what. CHANGELOG.md tells what each number means and when it changes. */
export interface Versions {
  readonly stolik: string;
  readonly node: string;
  /** Of the messages a client and a server speak. */
  readonly protocol: number;
  /** Of the files that records are. */
  readonly record: number;
  /** Of the formulas by which a deal is proven. */
  readonly proof: number;
  /** Of the databases. */
  readonly sqlite: number;
  readonly postgres: number;
  /** Of each game's rules. */
  readonly rules: Readonly<Record<string, number>>;
}

export function versions(): Versions {
  return {
    stolik: PROGRAM,
    node: process.versions.node,
    protocol: PROTOCOL,
    record: FORMAT,
    proof: PROOF,
    sqlite: SQLITE.length,
    postgres: POSTGRES.length,
    rules: Object.fromEntries(Object.values(GAMES).map(({ id, version }) => [id, version])),
  };
}
