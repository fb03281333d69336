import { expect, it } from 'vitest';
import { BULLETS, GUN_SIZE, ruletka, type GunCard, type Move, type State } from '../rules/index.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { aliveAfter } from './odds.ts';
import type { Side } from './race.ts';
import { BETS, ENDINGS, isPlan, payoffAt, payoffs, planOf, type Judge, type Left } from './stage.ts';

/** Every order of six cards with so many bullets. */
const ORDERS: readonly (readonly (readonly GunCard[])[])[] = Array.from({ length: 7 }, (_, bullets) =>
  Array.from({ length: 64 }, (_mask, mask) =>
    Array.from({ length: 6 }, (_card, i): GunCard => ((mask >> i) & 1 ? 'bullet' : 'click')),
  ).filter((gun) => gun.filter((card) => card === 'bullet').length === bullets),
);

/** Chance that gives both guns the orders with these numbers, whenever they are shuffled. */
function prescribed(numbers: readonly number[]): Chance {
  return {
    take(lot, material) {
      const seat = Number(lot.label.at(-1));
      const bullets = (material as readonly GunCard[]).filter((card) => card === 'bullet').length;
      const orders = ORDERS[bullets] ?? [];
      return orders[(numbers[seat] ?? 0) % orders.length] as never;
    },
  };
}

/** Tells every two ends of a round apart, so that the stage must agree in all of them. */
const judge: Judge = (a, b) => {
  if (a.lives === 0 || b.lives === 0) return a.lives > 0 ? 100 : b.lives > 0 ? -100 : 0;
  const told = (left: Left): number => left.points + 31 * left.lives + 157 * left.bullets;
  return Math.sin(told(a)) + Math.cos(1.7 * told(b));
};

function tableOf(a: Side, b: Side): State {
  const options = ruletka.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const state = ruletka.setup(options.value, 2, { take: (_lot, material) => material as never });
  const whole = (bullets: number): readonly GunCard[] =>
    Array.from({ length: 7 }, (_, i): GunCard => (i < 7 - bullets ? 'click' : 'bullet'));
  return {
    ...state,
    points: [a.points, b.points],
    lives: [a.lives, b.lives],
    bullets: [a.bullets, b.bullets],
    guns: [whole(a.bullets), whole(b.bullets)],
    hands: [[], []],
    deck: [],
  };
}

/** Who says what while accusing, in each ending. */
const SAID: readonly (readonly (readonly [number, Move])[])[] = [
  [],
  [[0, { accuse: 1 }]],
  [[1, { accuse: 0 }]],
  [
    [0, { accuse: 1 }],
    [1, { accuse: 0 }],
  ],
  [
    [1, { accuse: 0 }],
    [0, { accuse: 1 }],
  ],
];

/** The round as the game itself plays it, over every order of both guns. */
function played(a: Side, b: Side, plans: readonly number[], ending: number): number {
  const before = tableOf(a, b);
  let sum = 0;
  let count = 0;
  const loaded = (side: Side, plan: number): number => side.bullets - (plan >= BETS ? 1 : 0);
  // A bullet more after a false accusation makes other numbers of orders: their common multiple weighs all evenly.
  const orders = (side: Side, plan: number): number => {
    const now = ORDERS[loaded(side, plan)]?.length ?? 1;
    const then = ORDERS[Math.min(6, loaded(side, plan) + 1)]?.length ?? 1;
    return lcm(now, then);
  };
  const [ordersA, ordersB] = [orders(a, plans[0] ?? 0), orders(b, plans[1] ?? 0)];
  for (let i = 0; i < ordersA; i++) {
    for (let j = 0; j < ordersB; j++) {
      const state = ruletka.copy(before);
      const chance = prescribed([i, j]);
      const say = (seat: number, move: Move): void => {
        if (ruletka.refusal(ruletka.legalView(state, seat), seat, move) === undefined)
          ruletka.play(state, seat, move, chance);
      };
      for (const seat of [0, 1]) say(seat, { pocket: (plans[seat] ?? 0) >= BETS ? 'bullet' : 'click' });
      for (const seat of [0, 1]) say(seat, { ready: true });
      for (const seat of [0, 1]) say(seat, { bet: (plans[seat] ?? 0) % BETS });
      for (const [seat, move] of SAID[ending] ?? []) say(seat, move);
      while (state.phase === 'accusing') say(state.unanswered[0] ?? 0, { pass: true });
      if (state.phase === 'showOff') say(state.unanswered[0] ?? 0, { take: true });
      const left = (seat: number): Left => ({
        points: state.points[seat] ?? 0,
        lives: state.lives[seat] ?? 0,
        bullets: state.bullets[seat] ?? 0,
        drawn: 0,
      });
      if (state.phase !== 'over' && state.round !== 2) throw new Error(`stopped while ${state.phase}`);
      sum += judge(left(0), left(1));
      count++;
    }
  }
  return sum / count;
}

function lcm(a: number, b: number): number {
  const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
  return (a * b) / gcd(a, b);
}

const CASES: readonly (readonly [string, Side, Side, readonly number[]])[] = [
  ['at the beginning', { points: 0, lives: 4, bullets: 1 }, { points: 0, lives: 4, bullets: 1 }, [0, 4]],
  ['two captains', { points: 3, lives: 1, bullets: 1 }, { points: 4, lives: 1, bullets: 1 }, [1, 5]],
  ['a captain and a team', { points: 3, lives: 1, bullets: 2 }, { points: 6, lives: 3, bullets: 1 }, [3]],
  ['full guns', { points: 8, lives: 2, bullets: 6 }, { points: 8, lives: 2, bullets: 7 }, [0, 1]],
];

it('never wants a spare bullet that is not there: two full guns are fewer than all', () => {
  expect(2 * GUN_SIZE).toBeLessThan(BULLETS);
});

it.each(CASES)('a round is worth what the game makes of it: %s', (_, a, b, bets) => {
  const worth = payoffs(a, b, judge);
  let seen = 0;
  for (const planA of bets.flatMap((bet) => [planOf(false, bet), planOf(true, bet)])) {
    for (const planB of bets.flatMap((bet) => [planOf(false, bet), planOf(true, bet)])) {
      if (!isPlan(a, planA) || !isPlan(b, planB)) continue;
      for (let ending = 0; ending < ENDINGS; ending++) {
        const told = `${planA} ${planB} ${ending}`;
        expect(worth[payoffAt(planA, planB, ending)], told).toBeCloseTo(played(a, b, [planA, planB], ending), 9);
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(15);
});

it('counts cards drawn: three for a cheat, one for an honest pocket, one for a character', () => {
  const cards: Judge = (a, b) => a.drawn - 10 * b.drawn;
  const side = { points: 0, lives: 4, bullets: 1 };
  const worth = payoffs(side, side, cards);
  const at = (a: number, b: number, ending: number): number => worth[payoffAt(a, b, ending)] ?? 0;
  expect(at(planOf(false, 0), planOf(true, 0), 1)).toBe(3 - 10);
  expect(at(planOf(false, 0), planOf(false, 0), 1)).toBe(-10);
  expect(at(planOf(false, 1), planOf(false, 0), 0)).toBeCloseTo(1 / 6);
  expect(at(planOf(true, 0), planOf(true, 0), 3)).toBe(3 + 1 - 10 * (3 + 1));
});

it('an honest gun lives through its bet with the odds the books of chance give', () => {
  expect([0, 1, 2, 3, 4, 5].map((bet) => (bet + 1) * (aliveAfter(1)[bet] ?? 0))).toEqual(
    [1, 5 / 3, 2, 2, 5 / 3, 1].map((points) => expect.closeTo(points, 9) as number),
  );
  expect(aliveAfter(0)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(aliveAfter(6)).toEqual([1, 0, 0, 0, 0, 0]);
  expect(aliveAfter(3)[2]).toBeCloseTo(3 / 15, 9);
});
