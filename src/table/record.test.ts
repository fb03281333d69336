import { expect, it } from 'vitest';
import { start } from '../kernel/match.ts';
import { rudy } from '../games/rudy/rules/index.ts';
import { seedKey } from '../kernel/fairness.ts';
import { entriesOf } from './record.ts';
import type { Playing } from './table.ts';

const STEPS = [0, 1, 0].map((seat) => ({ data: JSON.stringify({ k: 'move', seat, move: { number: 1 }, by: 'bot' }) }));

it.each([0, 1, 2, 3])('finds the %i entries of a match also when more have been made since', async (length) => {
  const options = rudy.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const match = { ...start(rudy, options.value, 2, { key: seedKey('x') }), length };
  const keeper = { steps: () => Promise.resolve(STEPS) } as unknown as Parameters<typeof entriesOf>[0];
  const playing = { id: 'm', dealtAt: 0, proof: {}, match } as unknown as Playing;
  expect(await entriesOf(keeper, 't', playing, 3)).toHaveLength(length);
});
