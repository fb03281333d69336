import type { Props } from '../players.ts';
import { led, sample } from './samples.ts';

const roll = (
  face: 'gift' | 'steal' | 'swap' | 'rain' | 'brain' | 'again',
  seat = 0,
): NonNullable<Props['view']['lastRoll']> => ({
  seat,
  face,
  other: null,
  swap: null,
});
const FORGOTTEN = { refill: 'forgotten', starter: 'draw', deck: 'standard' } as const;
const DRAFT = { phase: 'bury', turn: null, first: 2, horde: [], hordeTop: null, discard: [], reserve: 26 } as const;
const SIGNS = { phase: 'show', turn: null, contenders: [0, 1, 3], asked: [0, 1] } as const;
const soon = (seconds: number): number => performance.now() + seconds * 1000;

const COUNTED = {
  phase: 'over',
  turn: null,
  asked: [],
  reason: 'round',
  brains: [5, 7, 0, 2],
  lastRound: { horde: [3], lost: [3, 0, 5, 4] },
} as const;

/** Every state a player can meet, by the name in the address. */
export const STATES: Readonly<Record<string, () => Props>> = {
  draft: () =>
    sample({
      ...DRAFT,
      asked: [0, 2],
      hand: [0, 5, 10, 13, 17],
      offered: [5, 10, 17],
      graveyard: [3],
      graveyardCounts: [1, 2, 1, 2],
    }),
  'draft-first': () =>
    sample({
      ...DRAFT,
      round: 1,
      asked: [0, 1, 2, 3],
      hand: [5, 5, 17],
      offered: [5, 5, 17],
      graveyard: [],
      graveyardCounts: [0, 0, 0, 0],
    }),
  'draft-waiting': () =>
    sample({
      ...DRAFT,
      asked: [2],
      hand: [0, 5, 10, 13],
      offered: [],
      graveyard: [3, 17],
      graveyardCounts: [2, 2, 1, 2],
    }),
  turn: () => sample({}),
  'turn-two': () => sample({ of: 2 }),
  'turn-three': () => sample({ of: 3 }),
  'turn-five': () => sample({ of: 5 }),
  'turn-long': () => sample({ of: 5, longNames: true }),
  'turn-aside': () => sample({ aside: [2, 6, 9, 11] }),
  'turn-aside-five': () =>
    sample({
      of: 5,
      longNames: true,
      aside: [0, 1, 3, 4, 5, 5, 8, 9, 11, 11, 12, 16],
      discard: [2, 6, 7, 10, 13, 14, 15, 17, 18, 19, 19],
    }),
  'turn-aside-two': () => sample({ of: 2, aside: [11] }),
  'watching-aside': () => sample({ watching: true, turn: 2, asked: [2], aside: [2, 6, 9, 11] }),
  'turn-mouse': () =>
    sample({
      horde: [],
      hordeTop: null,
      aside: [2, 6, 9, 11],
      told: [
        { kind: 'played', seat: 0, card: 11, give: null },
        { kind: 'horde-set-aside', seat: 0, cards: 4 },
        { kind: 'another-turn', seat: 0 },
      ],
    }),
  'tv-aside': () => sample({ of: 5, tv: true, turn: 3, asked: [3], aside: [2, 6, 9, 11] }),
  'turn-empty': () => sample({ horde: [], hordeTop: null }),
  'turn-spider': () => sample({ horde: [1, 5, 8], hordeTop: 8 }),
  'turn-nothing': () => sample({ horde: [1, 5, 19], hordeTop: 19, hand: [3, 4, 7, 12] }),
  'turn-many': () =>
    sample({ hand: [0, 1, 2, 4, 5, 6, 7, 9, 10, 12, 12, 13, 18], graveyard: [1, 2, 3, 4, 7, 9, 9, 13, 16] }),
  'turn-nine': () => sample({ hand: [0, 1, 4, 6, 7, 9, 12, 12, 18] }),
  'turn-one': () => sample({ hand: [12], graveyard: [] }),
  'turn-none': () => sample({ hand: [], graveyard: [] }),
  three: () => sample({ hand: [4, 12, 12, 12, 15, 18] }),
  refused: () => sample({ refused: 'old-question' }),
  clock: () => sample({ options: { ...FORGOTTEN, refill: 'kept', time: 20 }, deadline: soon(13.4) }),
  waiting: () => sample({ turn: 2, asked: [2], told: [{ kind: 'played', seat: 1, card: 7, give: { 0: 1 } }] }),
  'waiting-die': () =>
    sample({ turn: 2, asked: [2], phase: 'swap', lastRoll: roll('swap', 2), horde: [5, 18], hordeTop: 18 }),
  keep: () => sample({ phase: 'keep', hand: [0, 4, 6, 12, 17], offered: [6, 17], horde: [], hordeTop: null }),
  refill: () => sample({ phase: 'refill', hand: [12], graveyard: [3, 7, 9, 9, 15] }),
  'refill-late': () => sample({ options: FORGOTTEN, late: 0, hand: [12], graveyard: [3, 7, 9, 9, 15] }),
  'refill-late-other': () =>
    sample({ options: FORGOTTEN, late: 0, turn: 1, asked: [0, 1], hand: [12], graveyard: [3, 7] }),
  gift: () => sample({ phase: 'gift', lastRoll: roll('gift'), horde: [5, 18], hordeTop: 18 }),
  steal: () => sample({ of: 5, phase: 'steal', lastRoll: roll('steal'), horde: [5, 18], hordeTop: 18 }),
  swap: () => sample({ phase: 'swap', lastRoll: roll('swap'), horde: [5, 18], hordeTop: 18 }),
  'swap-two': () => sample({ of: 2, phase: 'swap', lastRoll: roll('swap'), horde: [5, 18], hordeTop: 18 }),
  again: () =>
    sample({
      lastRoll: roll('again'),
      horde: [5, 18],
      hordeTop: 18,
      told: [
        { kind: 'rolled', seat: 0, face: 'again' },
        { kind: 'another-turn', seat: 0 },
      ],
    }),
  signs: () => sample({ ...SIGNS, lastRound: { horde: [4], lost: [3, 2, 0, 4] } }),
  'signs-again': () => sample({ ...SIGNS, shown: ['rock', 'rock', null, 'rock'] }),
  'signs-waiting': () => sample({ ...SIGNS, asked: [1], sign: 'scissors' }),
  'round-end': () =>
    sample({
      ...DRAFT,
      round: 3,
      asked: [0, 1, 2, 3],
      hand: [5, 10, 17],
      offered: [5, 10, 17],
      graveyard: [],
      graveyardCounts: [0, 0, 0, 0],
      brains: [5, 7, 4, 2],
      told: [
        { kind: 'round-ended', lost: [3, 0, 5, 4] },
        { kind: 'round-began', seat: 3, round: 3 },
        { kind: 'dealt', cards: 3 },
      ],
    }),
  final: () =>
    sample({
      phase: 'over',
      turn: null,
      asked: [],
      reason: 'round',
      brains: [5, 7, 0, 2],
      lastRound: { horde: [3], lost: [3, 0, 5, 4] },
    }),
  'together-0': () => led(sample(COUNTED), 0, 0),
  'together-2': () => led(sample(COUNTED), 2, 1),
  'tv-together': () => led(sample({ ...COUNTED, tv: true }), 3, null),
  'final-tie': () => sample({ of: 5, phase: 'over', turn: null, asked: [], reason: 'passed', brains: [9, 9, 0, 2, 9] }),
  watching: () =>
    sample({ watching: true, turn: 2, asked: [2], told: [{ kind: 'played', seat: 1, card: 7, give: { 0: 1 } }] }),
  'watching-five': () => sample({ of: 5, watching: true, turn: 2, asked: [2] }),
  tv: () => sample({ of: 4, tv: true, turn: 3, asked: [3], told: [{ kind: 'played', seat: 2, card: 7, give: null }] }),
  'tv-five': () =>
    sample({ of: 5, tv: true, turn: 3, asked: [3], told: [{ kind: 'played', seat: 2, card: 7, give: { 0: 1 } }] }),
  'tv-two': () => sample({ of: 2, tv: true, turn: 1, asked: [1] }),
  'tv-draft': () => sample({ ...DRAFT, tv: true, asked: [1, 2], graveyardCounts: [2, 1, 1, 2] }),
  'tv-die': () =>
    sample({ tv: true, phase: 'swap', lastRoll: roll('swap', 1), turn: 1, asked: [1], horde: [5, 18], hordeTop: 18 }),
  'tv-final': () =>
    sample({ of: 5, tv: true, phase: 'over', turn: null, asked: [], reason: 'stolen', brains: [9, 5, 0, 2, 9] }),
};
