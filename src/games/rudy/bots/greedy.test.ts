import { expect, it } from 'vitest';
import { rudy, type Rudy } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation, start, submit } from '../../../kernel/match.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { greedyRudy } from './greedy.ts';

const dice = fastRandom({ below: () => 1 });

/** What greedy wrote at seat 0 of a match, and the outcome. */
function played(raw: object, seats: number, seed: string) {
  const options = rudy.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  let match = start(rudy, options.value, seats, { key: seedKey(seed) });
  let memory = greedyRudy.blank;
  const written: { readonly number: number; readonly circled?: true }[] = [];
  while (match.state.waiting.length > 0) {
    const seat = match.state.waiting[0] ?? 0;
    const view = observation(match, 0).view as SeatView<Rudy>;
    memory = greedyRudy.observe?.(memory, view, 0) ?? memory;
    const question = { view, seat, options: options.value, random: dice, budget: 0 };
    const move = seat === 0 ? greedyRudy.decide(memory, question) : { number: 0 };
    if (seat === 0 && move.number !== undefined) written.push(move);
    const answer = submit(match, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return { written, outcome: rudy.outcome(match.state) };
}

it.each(['species', 'most', 'single', 'cats'])('writes every true answer where the fox asks for %s', (fox) => {
  for (let i = 0; i < 40; i++) {
    const { written, outcome } = played({ fox }, 2, `${fox}${i}`);
    expect(written.map(({ number }) => number)).toEqual(outcome?.detail['answers']);
  }
});

it('circles once, and a high number or the last', () => {
  for (let i = 0; i < 40; i++) {
    const { written } = played({}, 2, `circle${i}`);
    const turns = written.flatMap(({ number, circled }, turn) => (circled === true ? [{ number, turn }] : []));
    expect(turns).toHaveLength(1);
    expect((turns[0]?.number ?? 0) >= 10 || turns[0]?.turn === 19).toBe(true);
  }
});

it('[R20] draws no circle alone, and wins', () => {
  const { written, outcome } = played({}, 1, 'alone');
  expect(written.every(({ circled }) => circled === undefined)).toBe(true);
  expect(outcome?.detail['off']).toBe(0);
});
