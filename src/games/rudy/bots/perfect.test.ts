import { expect, it } from 'vitest';
import { FOX, KINDS, rudy, type Rudy } from '../rules/index.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation, start, submit } from '../../../kernel/match.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { perfectRudy } from './perfect.ts';

const dice = fastRandom({ below: () => 1 });

function played(raw: object, seed: string) {
  const options = rudy.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  let match = start(rudy, options.value, 2, { key: seedKey(seed) });
  let memory = perfectRudy.blank;
  const written: { readonly number: number; readonly circled?: true }[] = [];
  while (match.state.waiting.length > 0) {
    const seat = match.state.waiting[0] ?? 0;
    const view = observation(match, 0).view as SeatView<Rudy>;
    memory = perfectRudy.observe?.(memory, view, 0) ?? memory;
    const question = { view, seat, options: options.value, random: dice, budget: 0 };
    const move = seat === 0 ? perfectRudy.decide(memory, question) : { number: 0 };
    if (seat === 0 && move.number !== undefined) written.push(move);
    const answer = submit(match, { seat, move, by: 'bot' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return { written, pile: match.state.pile, outcome: rudy.outcome(match.state) };
}

it.each([{}, { fox: 'most' }, { fox: 'single', scoring: 'exact' }, { fox: 'cats', deck: 'even' }])(
  'writes every true answer with %j, and its circle doubles one of them',
  (raw) => {
    for (let i = 0; i < 40; i++) {
      const { written, outcome } = played(raw, `perfect ${i}`);
      const truth = outcome?.detail['answers'] as number[];
      expect(written.map(({ number }) => number)).toEqual(truth);
      const circled = written.filter((each) => each.circled === true);
      expect(circled).toHaveLength(1);
      const sum = truth.reduce((total, each) => total + each, 0);
      expect(outcome?.scores[0]).toBe(sum + (circled[0]?.number ?? 0));
    }
  },
);

it('without the circle the order of the cards does not matter: every species counts 1 + 2 + … + n', () => {
  for (let i = 0; i < 40; i++) {
    const { written, pile } = played({}, `order ${i}`);
    const [fox = -1] = pile.flatMap((card, turn) => (card === FOX ? [turn] : []));
    const counts = new Map<string, number>();
    for (const card of pile) {
      for (const species of KINDS[card]?.species ?? []) counts.set(species, (counts.get(species) ?? 0) + 1);
    }
    const expected = [...counts.values()].reduce((sum, n) => sum + (n * (n + 1)) / 2, 0);
    const total = written.reduce((sum, { number }, turn) => (turn === fox ? sum : sum + number), 0);
    expect(total).toBe(expected);
  }
});
