import { describe, expect, it } from 'vitest';
import { answers, cardNamed, cardsOf, deckOf, KINDS, PILE, rudy, TURNS, type Rudy } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { LEVELS } from '../../../bots/level.ts';
import { PROFILES } from './levels.ts';
import { BLANK_MIND, observe, type Mind } from './mind.ts';
import { likeliest } from './odds.ts';
import type { Profile } from './profile.ts';

const NAMES = [...KINDS.map(({ name }) => name), 'fox'];

function optionsOf(raw: object) {
  const options = rudy.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

function viewOf(turn: number, card: string, raw: object, aloud: SeatView<Rudy>['aloud'] = null): SeatView<Rudy> {
  const shared = { options: optionsOf(raw), seats: 2, waiting: [0, 1], last: null, finished: false };
  return { ...shared, turn, card, aloud, numbers: [], circleUsed: false };
}

/** What a mind made of each card of a pile, and the true answers. */
function minds(profile: Profile, raw: object, seed: number, seat = 0) {
  const options = optionsOf(raw);
  const pile = PILE.draw(fastRandom(openStream(seedKey(`mind ${seed}`), 'pile')), cardsOf(deckOf(options)));
  let mind = BLANK_MIND;
  const made = pile.map((card, i) => (mind = observe(profile, mind, viewOf(i + 1, NAMES[card] ?? '', raw), seat)));
  return { made, truth: answers(pile, options.fox) };
}

const CLEAR: Profile = {
  ...PROFILES.master,
  decay: 0.3,
  noise: 0.03,
  threshold: -20,
  span: 9,
  separation: 30,
  slips: 0,
};

describe.each(['species', 'most', 'single', 'cats'])('where the fox asks for %s', (fox) => {
  it('a mind that loses nothing knows every answer', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { made, truth } = minds(CLEAR, { fox }, seed);
      expect(made.map(({ answer }) => likeliest(answer))).toEqual(truth);
    }
  });

  it.each(LEVELS)('%s believes in something that adds up to 1, turn by turn', (level) => {
    for (let seed = 0; seed < 3; seed++) {
      const { made } = minds(PROFILES[level], { fox }, seed);
      expect(made).toHaveLength(TURNS);
      for (const { answer } of made) {
        expect(answer.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...answer)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

/** Per turn: what it took for likeliest, how sure it was, and the truth. */
function guesses(profile: Profile, raw: object, piles: number) {
  return Array.from({ length: piles }, (_, seed) => minds(profile, raw, seed)).flatMap(({ made, truth }) =>
    made.map(({ answer }, turn) => {
      const guess = likeliest(answer);
      return { guess, sure: answer[guess] ?? 0, answer: truth[turn] ?? 0 };
    }),
  );
}

it('each level is right more often than the one below, and the best is not always', () => {
  const right = LEVELS.map((level) => {
    const all = guesses(PROFILES[level], {}, 60);
    return all.filter(({ guess, answer }) => guess === answer).length / all.length;
  });
  expect(right).toEqual(right.toSorted((a, b) => a - b));
  expect(right[4]).toBeGreaterThan(0.8);
  expect(right[4]).toBeLessThan(0.97);
});

it.each(LEVELS)('%s counts too many as well as too few', (level) => {
  const all = guesses(PROFILES[level], {}, 60);
  expect(all.filter(({ guess, answer }) => guess > answer).length).toBeGreaterThan(5);
  expect(all.filter(({ guess, answer }) => guess < answer).length).toBeGreaterThan(5);
});

it.each([0.4, 0.6, 0.8])('a calibrated mind that is about %f sure is about as often right', (sure) => {
  const profile = { ...PROFILES.expert, naive: 0 };
  const all = guesses(profile, {}, 250).filter((each) => Math.abs(each.sure - sure) < 0.1);
  const right = all.filter(({ guess, answer }) => guess === answer).length / all.length;
  expect(all.length).toBeGreaterThan(200);
  expect(Math.abs(right - sure)).toBeLessThan(0.16);
});

it('a naive one is surer than it should be', () => {
  const all = guesses(PROFILES.beginner, {}, 60);
  const mean = all.reduce((sum, each) => sum + each.sure, 0) / all.length;
  const right = all.filter(({ guess, answer }) => guess === answer).length / all.length;
  expect(mean).toBeGreaterThan(right + 0.2);
});

it('chance in remembering follows from the seat and the cards it was shown', () => {
  const [once, again, elsewhere] = [0, 0, 1].map((seat) => minds(PROFILES.casual, {}, 3, seat).made.at(-1));
  expect(again).toEqual(once);
  expect(elsewhere).not.toEqual(once);
});

it('a view of the same turn changes nothing, nor does the end', () => {
  const { made } = minds(PROFILES.casual, {}, 1);
  const last = made.at(-1) ?? BLANK_MIND;
  expect(observe(PROFILES.casual, last, viewOf(TURNS, 'hen', {}), 0)).toBe(last);
  expect(observe(PROFILES.casual, BLANK_MIND, { ...viewOf(TURNS, 'hen', {}), finished: true }, 0)).toBe(BLANK_MIND);
});

it('[R19] a number told aloud mends a tally it is not sure of', () => {
  const raw = { lastAloud: true };
  const hen = cardNamed('hen');
  const unsure: Mind = {
    ...BLANK_MIND,
    turn: 9,
    answer: [0, 0, 0.5, 0.45, 0.05],
    traces: [{ item: 0, turn: 9, until: 9, tally: 2, sure: 0.5, fade: 1 }],
  };
  const after = (seat: number, number: number): readonly number[] =>
    observe(PROFILES.expert, unsure, viewOf(10, 'octopus', raw, { seat, number }), 0)
      .traces.filter(({ item }) => item === hen)
      .map(({ tally }) => tally);
  expect(after(1, 3)).toEqual([3]);
  expect(after(1, 2)).toEqual([2]);
  expect(after(0, 3)).toEqual([2]); // its own number is no news
});
