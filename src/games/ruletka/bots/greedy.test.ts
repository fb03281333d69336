import { expect, it } from 'vitest';
import { ruletka, type Move, type Ruletka } from '../rules/index.ts';
import { lastCaptain } from '../rules/playing.testing.ts';
import { awaited, type SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation, start, submit } from '../../../kernel/match.ts';
import { pick } from '../../../kernel/random.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { shareWon } from '../../../arena/arena.testing.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyRuletka } from './greedy.ts';

interface Decided {
  readonly view: SeatView<Ruletka>;
  readonly seat: number;
  readonly move: Move;
  readonly legal: readonly Move[];
}

/** Every decision of a greedy bot at seat 0 of some matches against random ones, who cheat and shoot about. */
function decisions(): readonly Decided[] {
  const made: Decided[] = [];
  for (let i = 0; i < 60; i++) {
    const options = ruletka.options({}, '');
    if (!options.ok) throw new Error(options.why);
    const key = seedKey(`greedy${i}`);
    const random = fastRandom(openStream(key, 'dice'));
    let match = start(ruletka, options.value, 2 + (i % 5), { key });
    for (let asked = awaited(ruletka, match.state); asked.length > 0; asked = awaited(ruletka, match.state)) {
      const seat = pick(random, asked);
      const view = observation(match, seat).view as SeatView<Ruletka>;
      const question = { view, seat, options: options.value, random, budget: 0 };
      const move = seat === 0 ? greedyRuletka.decide(null, question) : ruletka.sample(view, seat, random);
      if (seat === 0) made.push({ view, seat, move, legal: [...ruletka.moves(view, seat)] });
      const answer = submit(match, { seat, move, by: 'bot' });
      if (!answer.ok) throw new Error(answer.code);
      match = answer.match;
    }
  }
  return made;
}

const MADE = decisions();
const among = (phase: string): readonly Decided[] => MADE.filter(({ view }) => view.phase === phase);

it('loads honestly while it has a click', () => {
  const loaded = among('loading');
  expect(loaded.length).toBeGreaterThan(100);
  for (const { move, legal } of loaded) {
    expect(move).toEqual(
      legal.some((each) => 'pocket' in each && each.pocket === 'click') ? { pocket: 'click' } : { pocket: 'bullet' },
    );
  }
});

it('bets 2 with one bullet among six, and less with more', () => {
  const bets = among('betting').map(({ view, move }) => [view.gun.bullet, 'bet' in move ? move.bet : -1] as const);
  const byBullets = new Map(bets);
  expect(byBullets.get(1)).toBe(2);
  for (const [bullets, bet] of bets) expect(bet).toBe(bullets === 1 ? 2 : bullets === 2 ? 1 : 0);
  expect(byBullets.size).toBeGreaterThan(1);
});

it('accuses some high bets, no low ones, and every cheat it has searched', () => {
  const asked = among('accusing');
  const accused = asked.flatMap(({ view, move }) => ('accuse' in move ? [{ view, on: move.accuse }] : []));
  expect(accused.length).toBeGreaterThan(10);
  for (const { view, on } of accused) {
    const known = view.pattedDown.some((each) => each.on === on && each.card === 'bullet');
    expect(known || (view.bets[on] ?? 0) > 0).toBe(true);
    const innocent = view.pattedDown.some((each) => each.on === on && each.card === 'click');
    expect(innocent).toBe(false);
  }
  const cheats = asked.filter(({ view, legal }) =>
    view.pattedDown.some(
      ({ on, card }) => card === 'bullet' && legal.some((each) => 'accuse' in each && each.accuse === on),
    ),
  );
  expect(cheats.length).toBeGreaterThan(0);
  for (const { move } of cheats) expect(move).toHaveProperty('accuse');
});

it('plays a dud when a bullet comes, and only then', () => {
  const dying = among('bullet');
  const duds = dying.filter(({ legal }) => legal.some((each) => 'card' in each && each.card === 'dud'));
  expect(duds.length).toBeGreaterThan(0);
  for (const { move } of duds) expect(move).toEqual({ card: 'dud' });
});

it('turns a dangerous gun away, and only once', () => {
  const turned = among('shot').filter(({ move }) => 'card' in move);
  expect(turned.length).toBeGreaterThan(0);
  for (const { view, seat } of turned) {
    expect(view.aims[seat]).toBe(seat);
    expect(view.gun.bullet * 3).toBeGreaterThanOrEqual(view.gun.click + view.gun.bullet);
  }
});

it('aims what it owes at somebody living', () => {
  const lives = among('shot').flatMap(({ view, move }) => ('aim' in move ? [view.lives[move.aim]] : []));
  expect(lives.length).toBeGreaterThan(0);
  for (const left of lives) expect(left).toBeGreaterThan(0);
});

it('takes a win when it is offered', () => {
  const { state, options } = lastCaptain();
  const view = { ...ruletka.table(state), ...ruletka.own(state, 0) };
  expect([...ruletka.moves(view, 0)]).toEqual(expect.arrayContaining([{ take: true }, { showOff: true }]));
  const question = { view, seat: 0, options, random: fastRandom(openStream(seedKey('win'), 'dice')), budget: 0 };
  expect(greedyRuletka.decide(null, question)).toEqual({ take: true });
});

it.each([
  { seats: 2, atLeast: 0.65 },
  { seats: 4, atLeast: 0.45 },
])('beats random ones with $seats seats', ({ seats, atLeast }) => {
  expect(shareWon(ruletka, greedyRuletka, randomBot(ruletka), seats)).toBeGreaterThan(atLeast);
});
