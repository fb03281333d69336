import { expect, it } from 'vitest';
import { rudy, TURNS, type Rudy } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { bet } from './bet.ts';
import { certain } from './odds.ts';
import { worthWaiting } from './waiting.ts';

function optionsOf(raw: object) {
  const options = rudy.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

function at(turn: number, raw: object = {}, more: Partial<SeatView<Rudy>> = {}): SeatView<Rudy> {
  return {
    options: optionsOf(raw),
    seats: 2,
    turn,
    card: 'hen',
    waiting: [0, 1],
    last: null,
    aloud: null,
    finished: false,
    numbers: [],
    circleUsed: true,
    ...more,
  };
}

const careful = { patience: 1, surety: 0.45 };

it('writes what pays most on average: a lower number is safer', () => {
  // 3 for sure, or 4 in six of ten, or 5 in one of ten: 3, 2.4 and 0.5 points.
  expect(bet(careful, [0, 0, 0, 0.4, 0.5, 0.1], at(5), 1)).toEqual({ number: 3 });
  expect(bet(careful, [0, 0, 0, 0.2, 0.7, 0.1], at(5), 1)).toEqual({ number: 4 });
});

it('writes what pays most where only the exact number does', () => {
  expect(bet(careful, [0, 0, 0, 0.4, 0.5, 0.1], at(5, { scoring: 'exact' }), 1)).toEqual({ number: 4 });
});

it('errs both ways: too bold and too careful', () => {
  const odds = [0, 0, 0.1, 0.2, 0.3, 0.2, 0.2];
  const written = [0.3, 1, 4].map((daring) => bet(careful, odds, at(5), daring).number ?? -1);
  expect(written[0]).toBeGreaterThan(written[1] ?? 0);
  expect(written[2]).toBeLessThan(written[1] ?? 0);
});

it('[R20] alone it writes the middle and draws no circle', () => {
  const alone = { seats: 1, circleUsed: false };
  expect(bet(careful, [0.1, 0.3, 0.3, 0.3], at(20, {}, alone), 1)).toEqual({ number: 2 });
  expect(bet(careful, certain(30), at(20, {}, alone), 1)).toEqual({ number: 30 });
});

it('circles when waiting is worth less, when it is sure enough, and at last anything', () => {
  const free = { circleUsed: false };
  expect(bet(careful, certain(19), at(10, {}, free), 1)).toEqual({ number: 19, circled: true });
  expect(bet(careful, certain(19), at(10), 1)).toEqual({ number: 19 });
  expect(bet(careful, certain(9), at(10, {}, free), 1)).toEqual({ number: 9 });
  expect(bet(careful, certain(2), at(TURNS, {}, free), 1)).toEqual({ number: 2, circled: true });
  const unsure = [...certain(39).slice(0, 37), 0.1, 0.4, 0.3, 0.2];
  expect(bet(careful, unsure, at(10, {}, free), 1)).not.toHaveProperty('circled');
  // Circled 5 brings 10 in six of ten; plain it is 4 for sure, so the last circle is drawn all the same.
  expect(bet(careful, [0, 0, 0, 0, 0.4, 0.6], at(TURNS, {}, free), 1)).toEqual({ number: 5, circled: true });
});

it('waiting is worth less and less, and about what trials said', () => {
  const exact = Array.from({ length: TURNS }, (_, i) => worthWaiting(optionsOf({ deck: 'even' }), i + 1));
  const worth = exact.map((each) => Math.round(each * 1e6) / 1e6);
  expect(worth[9]).toBeGreaterThan(13);
  expect(worth[9]).toBeLessThan(15);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(worth[17]).toBeGreaterThan(11);
  expect(worth[17]).toBeLessThan(13.5);
  expect(worth[18]).toBeGreaterThan(9);
  expect(worth[18]).toBeLessThan(11);
  expect(worth[19]).toBe(0);
});

it('waits for more where a deck has more to count', () => {
  const deck = { 'hen+pig+cat': 48 };
  expect(worthWaiting(optionsOf({ deck }), 10)).toBeGreaterThan(2 * worthWaiting(optionsOf({}), 10));
});
