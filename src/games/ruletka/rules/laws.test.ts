import { expect, it } from 'vitest';
import { unrecorded } from '../../../kernel/chance.ts';
import { awaited } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { survey } from '../../../kernel/laws/survey.ts';
import { openStream } from '../../../kernel/stream.ts';
import { ruletka } from './index.ts';
import { ruletkaKit } from './kit.testing.ts';

it('keeps every law at 2 to 6 players with every pace, target and deck', () => {
  expect(survey(ruletkaKit, 25, 'ruletka')).toEqual({ broken: undefined, unmet: [] });
});

it('ends, and holds 36 clicks, 19 bullets and 31 action cards after every move', () => {
  const random = openStream(seedKey('conservation'), 'games');
  const chance = unrecorded(random);
  for (let game = 0; game < 50; game++) {
    const read = ruletka.options(ruletkaKit.options[game % ruletkaKit.options.length] ?? {}, 'options');
    if (!read.ok) throw new Error(read.why);
    const state = ruletka.setup(read.value, 2 + (game % 5), chance);
    const before = JSON.stringify(ruletkaKit.census(state));
    expect(ruletkaKit.census(state)).toMatchObject({ click: 36, bullet: 19, sevens: true });
    for (let asked = awaited(ruletka, state); asked.length > 0; asked = awaited(ruletka, state)) {
      const seat = asked[random.below(asked.length)] ?? 0;
      ruletka.play(state, seat, ruletka.sample(ruletka.legalView(state, seat), seat, random), chance);
      const now = JSON.stringify(ruletkaKit.census(state));
      if (now !== before) throw new Error(`${before} became ${now}`);
    }
    expect(ruletka.outcome(state)).toBeDefined();
  }
});
