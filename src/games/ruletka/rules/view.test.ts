import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { ruletka } from './index.ts';
import {
  after,
  afterAll,
  all,
  gun,
  open,
  ownOf,
  passAll,
  tableOf,
  toBets,
  toShots,
  type Setting,
} from './playing.testing.ts';

const random = fastRandom(openStream(seedKey('imagine'), 'imagine'));

/** How often something is true of worlds imagined by `viewer`, in a thousand. */
function share(
  match: ReturnType<typeof open>,
  viewer: Viewer,
  is: (world: ReturnType<typeof ruletka.imagine>) => boolean,
) {
  let count = 0;
  const seen = view(ruletka, match.state, viewer);
  for (let i = 0; i < 2000; i++) if (is(ruletka.imagine(seen, viewer, random))) count++;
  return count / 2000;
}

describe('the view of a table', () => {
  it('has the names of the public JSON', () => {
    expect(tableOf(open({ hands: { 1: ['dud'] } }))).toMatchObject({
      phase: 'loading',
      points: [0, 0, 0],
      lives: [4, 4, 4],
      handCounts: [0, 1, 0],
    });
  });

  it('tells what lies face up and how much lies face down', () => {
    const match = toBets(open({ hands: { 1: ['dud', 'dud'] } }));
    expect(tableOf(match)).toMatchObject({ deckCount: 29, discard: [], left: [6, 6, 6], spareBullets: 16, round: 1 });
  });

  it('of a player: hand in table order, own pocket, what is left in the own gun', () => {
    const setting: Setting = { hands: { 1: ['peeper'] }, top: ['bribe', 'raise', 'dud'] };
    const paid = passAll(after(passAll(toBets(open(setting), {}, [0])), 1, { accuse: 0 }));
    expect(ownOf(paid, 1).hand).toEqual(['peeper', 'raise', 'dud', 'bribe']);
    expect(ownOf(paid, 1)).toMatchObject({ pocket: 'click', gun: { click: 5, bullet: 1 }, bet: 1 });
    expect(ownOf(paid, 0)).toMatchObject({ pocket: 'bullet', gun: { click: 6, bullet: 1 } });
  });
});

describe('an imagined world', () => {
  it('has each of seven cards in the pocket as often as any other', () => {
    const match = toBets(open());
    expect(share(match, 0, (world) => world.pockets[1] === 'bullet')).toBeCloseTo(1 / 7, 1);
    expect(share(match, 0, (world) => world.guns[1]?.[0] === 'bullet')).toBeCloseTo(1 / 7, 1);
    expect(share(match, 0, (world) => world.guns[0]?.[0] === 'bullet')).toBeCloseTo(1 / 6, 1);
    expect(share(match, 0, (world) => world.pockets[0] === 'click')).toBe(1);
    expect(share(match, 'table', (world) => world.pockets[0] === 'bullet')).toBeCloseTo(1 / 7, 1);
  });

  it('has no bullet in the pocket of a gun that has fired its only one', () => {
    const hands = { 1: ['air-gun', 'bribe'] } as const;
    const shooting = toShots(toBets(open({ hands, guns: { 1: ['bccccc'] } }), { 0: 0, 1: 2, 2: 0 }));
    const fired = passAll(after(shooting, 1, { card: 'air-gun' }));
    expect(tableOf(fired)).toMatchObject({ shot: 2, spent: [[], ['bullet'], []] });
    expect(
      share(fired, 0, (world) => world.pockets[1] === 'click' && world.guns[1]?.includes('bullet') === false),
    ).toBe(1);
  });

  it('has the cards a peeper saw where they were seen, less those fired since', () => {
    const setting: Setting = {
      hands: { 0: ['peeper', 'bribe'] },
      guns: { 1: ['ccbccc'], 0: ['cccccb'], 2: ['cccccb'] },
    };
    const betting = all(
      all(open(setting), () => ({ pocket: 'click' })),
      () => ({ ready: true }),
    );
    const peeped = after(betting, 0, { card: 'peeper', on: 1 });
    expect(share(peeped, 0, (world) => world.guns[1]?.slice(0, 3).join() === gun('ccb').join())).toBe(1);
    const fired = passAll(toShots(all(peeped, () => ({ bet: 2 }))));
    expect(fired.state.spent[1]).toEqual(['click']);
    expect(share(fired, 0, (world) => world.guns[1]?.slice(0, 2).join() === gun('cb').join())).toBe(1);
    expect(share(fired, 2, (world) => world.guns[1]?.[1] === 'bullet')).toBeLessThan(0.5);
  });

  it('has what a pat-down saw in that pocket, and a bullet only once', () => {
    const match = passAll(toBets(open({ hands: { 0: ['pat-down'] } }), {}, [1]));
    const patted = after(match, 0, { card: 'pat-down', on: 1 });
    expect(
      share(patted, 0, (world) => world.pockets[1] === 'bullet' && world.guns[1]?.includes('bullet') === false),
    ).toBe(1);
    expect(share(patted, 2, (world) => world.pockets[1] === 'bullet')).toBeCloseTo(1 / 7, 1);
  });

  it('has a shown pocket as it was shown, also when its owner is out', () => {
    const click = passAll(after(toBets(open()), 0, { accuse: 1 }));
    expect(share(click, 2, (world) => world.pockets[1] === 'click')).toBe(1);
    const caught = passAll(after(toBets(open(), {}, [1]), 0, { accuse: 1 }));
    expect(share(caught, 2, (world) => world.pockets[1] === 'bullet')).toBe(1);
    expect(share(caught, 2, (world) => world.guns[1]?.length === 7)).toBe(1);
  });

  it('has any bet for who has bet and none for who has not, and the own one as it is', () => {
    const betting = all(
      all(open(), () => ({ pocket: 'click' })),
      () => ({ ready: true }),
    );
    const bet = afterAll(betting, [0, { bet: 5 }], [1, { bet: 5 }]);
    expect(share(bet, 0, ({ bets }) => bets[0] === 5 && bets[2] === null)).toBe(1);
    expect(share(bet, 0, ({ bets }) => bets[1] === 5)).toBeCloseTo(1 / 6, 1);
  });

  it('has pockets only for those who have pocketed', () => {
    const dead = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    const loading = after(open({ state: dead }), 1, { pocket: 'click' });
    expect(share(loading, 0, ({ pockets }) => pockets[0] === null && pockets[1] !== null && pockets[2] === null)).toBe(
      1,
    );
    const betting = toBets(open({ state: dead }));
    expect(share(betting, 0, ({ pockets }) => pockets[2] === null && pockets[1] !== null)).toBe(1);
    const spinning = all(open({ state: dead }), () => ({ pocket: 'click' }));
    expect(share(spinning, 0, ({ pockets }) => pockets[2] === null && pockets[1] !== null)).toBe(1);
  });

  it('deals the unseen action cards evenly', () => {
    const match = toBets(open({ hands: { 0: ['bribe', 'bribe'], 1: ['dud'] } }));
    expect(share(match, 0, ({ hands }) => hands[1]?.[0] === 'air-gun')).toBeCloseTo(4 / 29, 1);
    expect(share(match, 0, ({ hands }) => hands[1]?.[0] === 'bribe')).toBe(0);
    expect(share(match, 0, ({ deck }) => deck[0] === 'air-gun')).toBeCloseTo(4 / 29, 1);
    expect(share(match, 'table', ({ hands }) => hands[1]?.[0] === 'bribe')).toBeGreaterThan(0);
  });

  it('has in the deck after a reshuffle only what was in the discard', () => {
    const table = open({ hands: { 2: ['raise'] } });
    const discard = ['peeper', 'pat-down', 'nerves', 'gift', 'bribe', 'bribe', 'bribe'] as const;
    const low = { ...table, state: { ...table.state, deck: [], discard: discard.slice(0, 6) } };
    const paid = passAll(after(passAll(toBets(low, {}, [1])), 0, { accuse: 1 }));
    expect(tableOf(paid)).toMatchObject({ deckCount: 2, handCounts: [3, 1, 1] });
    const left = paid.state.deck.toSorted().join();
    const inDiscard = (world: { deck: readonly string[] }) =>
      world.deck.length === 2 && world.deck.every((card) => discard.includes(card as 'gift'));
    expect(share(paid, 2, inDiscard)).toBe(1);
    expect(share(paid, 2, ({ deck }) => deck.toSorted().join() === left)).toBeGreaterThan(0);
    expect(share(paid, 2, ({ deck }) => deck.toSorted().join() === left)).toBeLessThan(1);
  });

  it('forgets the pocket of somebody shot, but for its owner', () => {
    const setting: Setting = { hands: { 2: ['bribe'] }, guns: { 0: ['cccccb'], 1: ['bccccc'], 2: ['cccccb'] } };
    const shot = passAll(toShots(toBets(open(setting), { 0: 2, 1: 1, 2: 2 })));
    expect(tableOf(shot)).toMatchObject({ shot: 2, lives: [4, 3, 4] });
    expect(share(shot, 0, ({ pockets }) => pockets[1] === 'bullet')).toBeCloseTo(1 / 7, 1);
    expect(share(shot, 1, ({ pockets }) => pockets[1] === 'click')).toBe(1);
    expect(ownOf(shot, 1).pocket).toBe('click');
  });
});
