import { writeFileSync } from 'node:fs';
import { pack } from '../../src/games/mozg/bots/packed.ts';
import { NETS, POLICIES } from '../../src/games/mozg/bots/tables.ts';

export type Kind = keyof typeof NETS;

const FILE = new URL('../../src/games/mozg/bots/tables.ts', import.meta.url);

/** The least range, to a tenth, that holds all `numbers`. */
function rangeOf(...numbers: readonly ArrayLike<number>[]): number {
  return Math.ceil(Math.max(...numbers.flatMap((list) => Array.from(list, Math.abs))) * 10) / 10;
}

export function writePolicy(kind: Kind, weights: Float64Array): void {
  const range = rangeOf(weights);
  write({ ...POLICIES, [kind]: { range, weights: pack(weights, range) } }, NETS);
}

export function writeNet(kind: Kind, hidden: number, first: Float32Array, last: Float32Array): void {
  const range = rangeOf(first, last);
  write(POLICIES, { ...NETS, [kind]: { hidden, range, first: pack(first, range), last: pack(last, range) } });
}

function literal(value: object): string {
  return JSON.stringify(value, null, 2).replaceAll('"', "'");
}

function write(policies: object, nets: object): void {
  writeFileSync(
    FILE,
    `// Written by bench/mozg/learn.ts; packed.ts tells how to read it.

export const POLICIES = ${literal(policies)};

export const NETS = ${literal(nets)};
`,
  );
}
