import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  backwards,
  blankValues,
  exploit,
  exploitability,
  noExploits,
  solvePairing,
  type Pairing,
} from '../src/games/ruletka/bots/backward.ts';
import { pack } from '../src/games/ruletka/bots/packing.ts';
import { RACE_EFFORT } from '../src/games/ruletka/bots/effort.ts';

/**
 * `node scripts/solve-ruletka.ts [--check]`: solves the race of two without action cards from its end to its beginning,
 * tells what the best answer to it wins, and writes the table; with `--check` it only compares.
 */
const { values: flags } = parseArgs({ options: { check: { type: 'boolean' } } });
const FILE = new URL('../src/games/ruletka/bots/race-table.ts', import.meta.url);

const pairings: readonly Pairing[] = [...backwards()];
const values = blankValues();
const exploits = noExploits();
const began = Date.now();

pairings.forEach((pairing, i) => {
  exploit(exploits, pairing, solvePairing(values, pairing, RACE_EFFORT));
  if ((i + 1) % 500 === 0 || i + 1 === pairings.length) show(i + 1);
});

function show(done: number): void {
  const share = done / pairings.length;
  const left = Math.round(((Date.now() - began) / 1000) * (1 / share - 1));
  const bar = '█'.repeat(Math.round(30 * share)).padEnd(30, '·');
  process.stderr.write(
    `\r${bar} ${done} of ${pairings.length} rounds, ${left} s left  ${done === pairings.length ? '\n' : ''}`,
  );
}

const text = `/** Written by scripts/solve-ruletka.ts: what each pairing of the race is worth, packed. */
export const RACE_TABLE =
  '${pack(values)}';
`;
console.log(`exploitability: ${exploitability(exploits).toExponential(3)} (of 1 for winning always, 0 for half)`);
if (flags.check === true) {
  const same = readFileSync(FILE, 'utf8') === text;
  console.log(same ? 'the table is as committed' : 'the table is NOT as committed');
  process.exitCode = same ? 0 : 1;
} else {
  writeFileSync(FILE, text);
  console.log(`${(text.length / 1024).toFixed(0)} KB written`);
}
