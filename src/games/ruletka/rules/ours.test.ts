import { expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation } from '../../../kernel/match.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { ruletka, type State } from './index.ts';
import {
  after,
  all,
  awaited,
  gun,
  open,
  ownOf,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toBets,
  toNextRound,
  toShots,
} from './playing.testing.ts';

/** The rulings of our own, where the rules are silent. */

const SAFE = { 0: ['cccccb'], 1: ['cccccb'], 2: ['cccccb'] };
const random = fastRandom(openStream(seedKey('ours'), 'ours'));

/** What worlds imagined by `viewer` have there, each kind once. */
function imagined(match: ReturnType<typeof open>, viewer: Viewer, what: (world: State) => string): string[] {
  const shown = view(ruletka, match.state, viewer);
  const found = Array.from({ length: 400 }, () => what(ruletka.imagine(shown, viewer, random)));
  return [...new Set(found)].toSorted();
}

it('[W31] a window opened again waits by the hands as they are now', () => {
  const bids = toBets(open({ hands: { 0: ['raise'], 1: ['dud'], 2: ['raise', 'raise'] } }));
  expect(awaited(bids)).toEqual([0, 1, 2]);
  expect(awaited(after(bids, 0, { card: 'raise', on: 1 }))).toEqual([1, 2]);
  expect(awaited(after(bids, 2, { card: 'raise', on: 1 }))).toEqual([0, 1, 2]);
});

it('[W33] what a peeper saw of a gun is forgotten when it is renewed; a pat-down stays until the round is over', () => {
  const hands = { 0: ['peeper', 'pat-down', 'bribe'] } as const;
  const loaded = all(open({ hands, guns: { ...SAFE, 1: ['bccccc'] } }), () => ({ pocket: 'click' }));
  const peeped = after(
    all(loaded, () => ({ ready: true })),
    0,
    { card: 'peeper', on: 1 },
  );
  const accusing = passAll(all(peeped, (seat) => ({ bet: seat === 1 ? 1 : 2 })));
  const patted = after(accusing, 0, { card: 'pat-down', on: 1 });
  expect(ownOf(patted, 0).peeped).toEqual([{ on: 1, cards: gun('bcc') }]);
  const shot = passAll(toShots(patted));
  expect(tableOf(shot)).toMatchObject({ shot: 2, lives: [4, 3, 4] });
  expect(ownOf(shot, 0)).toMatchObject({ peeped: [], pattedDown: [{ on: 1, card: 'click' }] });
  expect(ownOf(toNextRound(shot), 0).pattedDown).toEqual([]);
});

it('[W34] a seat that is not at the table is well-formed and refused; a bet of 6 is malformed', () => {
  const loaded = all(open(), () => ({ pocket: 'click' }));
  expect(refusedFor(loaded, 0, { spin: 3 })).toBe('no-such-player');
  expect(refusedFor(toBets(open()), 0, { accuse: 99 })).toBe('no-such-player');
  expect(refusedFor(loaded, 0, { bet: 6 })).toBe('malformed');
});

it('[W35] the clock before a death does not start again for a second bullet', () => {
  const hands = { 0: ['dud', 'dud'], 1: ['bang-bang'] } as const;
  const guns = { ...SAFE, 0: ['bccccc'], 1: ['bccccc'] };
  const shooting = toShots(toBets(open({ hands, guns, options: { pace: 'fast' } })));
  const two = passAll(after(shooting, 1, { card: 'bang-bang', at: 0 }));
  expect(tableOf(two)).toMatchObject({ phase: 'bullet', incoming: [2, 0, 0] });
  const one = after(two, 0, { card: 'dud' });
  expect(tableOf(one)).toMatchObject({ phase: 'bullet', incoming: [1, 0, 0] });
  expect(observation(one, 0).pace).toEqual(observation(two, 0).pace);
});

it('[W36] everybody may remember the shots, the last card played and the pockets shown', () => {
  const hands = { 0: ['raise', 'bribe'] } as const;
  const bids = after(toBets(open({ hands, guns: { ...SAFE, 2: ['cccccb', 'ccccbb'] } })), 0, { card: 'raise', on: 1 });
  const shown = passAll(after(passAll(bids), 2, { accuse: 1 }));
  expect(tableOf(shown).shownPockets).toEqual([null, 'click', null]);
  const next = toNextRound(shown);
  expect(tableOf(next)).toMatchObject({ round: 2, shownPockets: [null, null, null] });
  expect(tableOf(next).played).toEqual({ seat: 0, move: { card: 'raise', on: 1 } });
  expect(tableOf(next).volleys.map(({ shot }) => shot)).toEqual([1, 2]);
  const fired = passAll(toShots(toBets(next)));
  expect(tableOf(fired).volleys.map(({ shot }) => shot)).toEqual([1]);
});

it('[W37] everybody may remember what the discard held when it became the deck, and nobody who drew what of it', () => {
  const table = open({ hands: { 2: ['raise'] } });
  const low = {
    ...table,
    state: { ...table.state, deck: [], discard: ['peeper', 'nerves', 'gift', 'bribe'] as const },
  };
  const paid = passAll(after(passAll(toBets(low, {}, [1])), 0, { accuse: 1 }));
  expect(tableOf(paid)).toMatchObject({ reshuffled: ['peeper', 'nerves', 'gift', 'bribe'], handCounts: [3, 1, 1] });
  expect(imagined(paid, 2, ({ hands }) => (hands[1] ?? []).join()).length).toBeGreaterThan(3);
});

it('[W38] a bullet that was to be had and did not go in tells everybody that the gun has no click', () => {
  const full = { bullets: [6, 1, 1], guns: [gun('cbbbbbb'), gun('ccccccb'), gun('ccccccb')] };
  const before = toBets(open({ state: full }));
  expect(imagined(before, 1, ({ pockets }) => pockets[0] ?? '')).toEqual(['bullet', 'click']);
  const paid = passAll(after(before, 0, { accuse: 1 }));
  expect(tableOf(paid).clickless).toEqual([0]);
  expect(imagined(paid, 1, ({ pockets }) => pockets[0] ?? '')).toEqual(['click']);
});

it('[W39] after the end hidden cards stay hidden', () => {
  const won = (cheats: readonly number[], guns: string) => {
    const state = { points: [14, 0, 0] };
    return toNextRound(toBets(open({ guns: { ...SAFE, 1: [guns] }, state }), { 0: 1, 1: 0, 2: 0 }, cheats));
  };
  const [honest, cheated] = [won([], 'cccccb'), won([1], 'cccccc')];
  expect(phaseOf(honest)).toBe('over');
  for (const viewer of [0, 2, 'table'] as const) {
    expect(view(ruletka, cheated.state, viewer)).toEqual(view(ruletka, honest.state, viewer));
  }
});

it('[W40] the pocket of somebody shot is imagined as any card of seven, whatever the spent cards were', () => {
  const hands = { 2: ['bribe'] } as const;
  const shot = passAll(toShots(toBets(open({ hands, guns: { ...SAFE, 1: ['bccccc'] } }), { 0: 2, 1: 1, 2: 2 })));
  expect(tableOf(shot)).toMatchObject({ shot: 2, lives: [4, 3, 4] });
  expect(imagined(shot, 0, ({ pockets }) => pockets[1] ?? '')).toEqual(['bullet', 'click']);
  expect(imagined(shot, 1, ({ pockets }) => pockets[1] ?? '')).toEqual(['click']);
  expect(shot.state.guns[1]).toEqual(gun('ccccccb'));
});
