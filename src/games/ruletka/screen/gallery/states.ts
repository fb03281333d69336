import type { State } from '../../rules/index.ts';
import type { Happening } from '../players.ts';
import type { Sample } from './samples.ts';

const ALL = [0, 1, 2, 3, 4, 5];
const WHOLE = ['click', 'click', 'click', 'click', 'click', 'click', 'bullet'] as const;
const SIX = ['click', 'click', 'bullet', 'click', 'click', 'click'] as const;

export interface Shown extends Sample {
  /** Keys pressed once it stands. */
  readonly keys?: readonly string[];
  /** What is pressed and held. */
  readonly hold?: string;
  readonly click?: string;
}

const loaded: Partial<State> = {
  pockets: ['click', 'bullet', 'click', 'click', 'click', 'bullet'],
  guns: ALL.map(() => SIX),
};
const bets = { ...loaded, bets: [3, 2, 0, 3, 5, 1] };
const shown = { ...bets, shown: [false, false, true, false, false, false] };
const shot: Partial<State> = {
  ...bets,
  phase: 'shot',
  shot: 2,
  bets: [3, 2, 0, 3, 5, 1],
  lives: [4, 3, 4, 2, 3, 1],
  unanswered: [0, 3],
  aims: [0, 1, 2, 1, 0, 5],
};
const fired: Happening = {
  kind: 'fired',
  shot: 2,
  guns: [
    { seat: 0, card: 'click', at: 0 },
    { seat: 1, card: 'click', at: 1 },
    { seat: 3, card: 'bullet', at: 1 },
    { seat: 4, card: 'click', at: 0 },
  ],
};
const volley: Shown = {
  state: shot,
  next: {
    state: { ...shot, shot: 3, lives: [4, 2, 4, 2, 3, 1], out: [false, true, false, false, false, false], aims: ALL },
    events: [fired, { kind: 'lost', seat: 1, lives: 2 }],
  },
};
const round: Shown = {
  state: { ...shot, shot: 5 },
  next: {
    state: {
      phase: 'loading',
      round: 4,
      unanswered: ALL,
      points: [8, 6, 10, 12, 4, 7],
      lives: [4, 2, 4, 2, 2, 1],
      guns: ALL.map(() => WHOLE),
      shot: 0,
    },
    events: [
      { kind: 'scored', seat: 0, points: 4 },
      { kind: 'scored', seat: 2, points: 1 },
      { kind: 'scored', seat: 3, points: 4 },
      { kind: 'scored', seat: 5, points: 2 },
      { kind: 'round', round: 4 },
    ],
  },
};
const over: Partial<State> = {
  phase: 'over',
  unanswered: [],
  reason: 'points',
  points: [11, 6, 12, 16, 4, 7],
  round: 6,
};

const ran: Partial<State> = { ...over, bets: [2, 0, 3, 4, 1, 2], out: [false, false, false, false, false, false] };

/** Every state a player can meet, by the name in the address. */
export const STATES: Readonly<Record<string, Shown>> = {
  'loading-hidden': { state: { unanswered: [0, 3, 5] }, keys: ['5'] },
  loading: { state: { unanswered: [0, 3, 5] }, hold: '.rl-pad', keys: ['5'] },
  'loading-first': { state: { unanswered: ALL, round: 1, lives: [4, 4, 4, 4, 4, 4], points: [0, 0, 0, 0, 0, 0] } },
  'loading-done': { state: { ...loaded, unanswered: [3, 5] } },
  'loading-bullets': {
    state: { unanswered: [0], bullets: [7, 1, 1, 1, 1, 1], guns: [Array.from({ length: 7 }, () => 'bullet')] },
  },
  spinning: {
    state: { ...loaded, phase: 'spinning', unanswered: [0, 3, 5], spun: [false, true, false, false, true, false] },
  },
  'spinning-two': {
    seats: 2,
    state: { phase: 'spinning', unanswered: [0, 1], pockets: ['click', 'click'], spun: [false, true] },
  },
  'spinning-done': {
    state: { ...loaded, phase: 'spinning', unanswered: [3], spun: [true, true, false, false, true, false] },
  },
  betting: { state: { ...loaded, phase: 'betting', unanswered: [0, 2, 5] }, keys: ['3'] },
  'betting-empty': { state: { ...loaded, phase: 'betting', unanswered: [0, 2, 5] } },
  'betting-done': {
    state: { ...loaded, phase: 'betting', unanswered: [2, 5], bets: [4, null, null, null, null, null] },
  },
  peeper: {
    state: { ...loaded, phase: 'betting', unanswered: [0, 2, 5], hands: [['peeper', 'dud'], [], [], [], [], []] },
    click: '.rl-btn.cards',
  },
  bids: {
    state: {
      ...bets,
      phase: 'bids',
      unanswered: [0, 3, 4],
      hands: [['raise', 'swapped-dice', 'nerves', 'weak-knees'], ['dud'], [], ['dud'], ['dud'], []],
    },
  },
  nerves: {
    state: { ...bets, phase: 'bids', unanswered: [0, 3, 4], hands: [['nerves'], [], [], ['dud'], ['dud'], []] },
    click: '.rl-card',
  },
  raise: {
    state: { ...bets, phase: 'bids', unanswered: [0, 3, 4], hands: [['raise', 'dud'], [], [], ['dud'], ['dud'], []] },
    click: '.rl-card',
    keys: ['0'],
  },
  accusing: { state: { ...shown, phase: 'accusing', unanswered: [0, 3, 5], lastCall: true }, keys: ['4'], left: 7 },
  'accusing-empty': { state: { ...shown, phase: 'accusing', unanswered: [0, 3, 5], hands: [[], [], [], [], [], []] } },
  'accusing-used': {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [0, 3, 5],
      accusationUsed: [true, false, false, false, false, false],
    },
  },
  'accusing-hand': {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [0, 3, 5],
      hands: [
        ['peeper', 'pat-down', 'nerves', 'raise', 'raise', 'spin-again', 'dud', 'gift', 'air-gun'],
        [],
        [],
        [],
        [],
        [],
      ],
    },
  },
  'accusing-refused': { state: { ...shown, phase: 'accusing', unanswered: [0, 3, 5] }, keys: ['2'] },
  'accusing-two': {
    seats: 2,
    state: { phase: 'accusing', unanswered: [0, 1], bets: [3, 2], pockets: ['click', 'bullet'] },
    keys: ['1'],
  },
  'accusing-three': {
    seats: 3,
    state: { phase: 'accusing', unanswered: [0, 1], bets: [3, 2, 1], pockets: ['click', 'bullet', 'click'] },
    keys: ['2'],
  },
  'accusing-four': {
    seats: 4,
    state: {
      phase: 'accusing',
      unanswered: [0, 1],
      bets: [3, 2, 1, 5],
      pockets: ['click', 'bullet', 'click', 'click'],
    },
    keys: ['3'],
  },
  'accusing-passed': { state: { ...shown, phase: 'accusing', unanswered: [3, 5] } },
  'accusing-passed-pick': { state: { ...shown, phase: 'accusing', unanswered: [3, 5] }, keys: ['4'] },
  'accusing-passed-call': {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [3, 5],
      lastCall: true,
      accusationUsed: [true, false, false, false, false, false],
    },
    left: 7,
  },
  joining: {
    state: { ...bets, phase: 'accused', unanswered: [0, 3, 4], accusation: { accused: 4, accusers: [1, 2] } },
    options: { pace: 'standard' },
    left: 1.4,
  },
  accused: {
    state: {
      ...bets,
      phase: 'accused',
      unanswered: [0, 3],
      accusation: { accused: 0, accusers: [4] },
      hands: [['bribe', 'dud'], [], [], ['dud'], [], []],
    },
    options: { pace: 'standard' },
    left: 1.4,
  },
  'accused-alone': {
    state: {
      ...bets,
      phase: 'accused',
      unanswered: [0],
      accusation: { accused: 0, accusers: [4] },
      hands: [['bribe', 'dud'], [], [], ['dud'], [], []],
    },
    options: { pace: 'standard' },
    left: 8,
  },
  pocket: {
    state: { ...bets, phase: 'accused', unanswered: [3], accusation: { accused: 5, accusers: [0, 4] } },
    next: {
      state: { ...bets, phase: 'accusing', unanswered: [0, 1, 2, 3], shown: [false, false, false, false, false, true] },
      events: [
        { kind: 'shown', seat: 5, card: 'bullet' },
        { kind: 'drew', seat: 0, count: 3 },
      ],
    },
  },
  played: {
    state: { ...shot },
    next: { state: shot, events: [{ kind: 'played', seat: 4, move: { card: 'bang-bang', at: 0 } }] },
  },
  secrets: {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [0, 3, 5],
      peeps: [{ seat: 0, on: 3 }],
      patDowns: [{ seat: 0, on: 4 }],
    },
    hold: '.rl-btn.thumb',
  },
  shot: { state: shot },
  'shot-count': {
    state: { ...shot, unanswered: [3], hands: [[], [], [], ['dud'], [], []] },
    options: { pace: 'standard' },
    left: 1.9,
  },
  'shot-owed': {
    state: {
      ...shot,
      aims: ['air', 1, 2, 1, 0, 5],
      owing: [0, 4],
      hands: [['air-gun', 'bang-bang', 'change-of-aim'], [], [], ['dud'], [], []],
    },
    keys: ['4'],
  },
  'shot-air': { state: { ...shot, aims: ['air', 'air', 2, 3, 2, 5] } },
  'shot-two': {
    seats: 2,
    state: { phase: 'shot', shot: 1, bets: [3, 2], pockets: ['click', 'click'], unanswered: [0], aims: [1, 1] },
  },
  volley,
  'volley-quiet': {
    ...volley,
    next: {
      state: shot,
      events: [
        {
          kind: 'fired',
          shot: 2,
          guns: [
            { seat: 0, card: 'click', at: 0 },
            { seat: 1, card: 'click', at: 1 },
            { seat: 3, card: 'click', at: 3 },
            { seat: 4, card: 'click', at: 'air' },
          ],
        },
      ],
    },
  },
  bullet: {
    state: {
      ...shot,
      phase: 'bullet',
      unanswered: [0],
      incoming: [1, 0, 0, 0, 0, 0],
      volleys: [
        {
          shot: 2,
          guns: [
            { seat: 0, card: 'click', at: 0 },
            { seat: 1, card: 'click', at: 1 },
            { seat: 3, card: 'click', at: 3 },
            { seat: 4, card: 'bullet', at: 0 },
          ],
        },
      ],
      hands: [['dud', 'air-gun'], [], [], [], [], []],
    },
  },
  'bullet-wait': {
    state: {
      ...shot,
      phase: 'bullet',
      unanswered: [1],
      incoming: [0, 1, 0, 0, 0, 0],
      volleys: [
        {
          shot: 2,
          guns: [
            { seat: 0, card: 'click', at: 0 },
            { seat: 1, card: 'click', at: 1 },
            { seat: 3, card: 'bullet', at: 1 },
            { seat: 4, card: 'click', at: 0 },
          ],
        },
      ],
      hands: [[], ['dud'], [], [], [], []],
    },
  },
  'show-off': {
    state: {
      ...shot,
      phase: 'showOff',
      unanswered: [0],
      lives: [1, 0, 0, 0, 0, 0],
      out: [false, true, true, true, true, true],
      shot: 1,
      hands: [[], [], [], [], [], []],
    },
  },
  points: round,
  dead: {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [0, 3],
      lives: [0, 3, 4, 2, 3, 1],
      out: [true, false, false, false, false, false],
      fallen: [1, 0, 0, 0, 0, 0],
      hands: [['raise', 'gift'], [], [], ['dud'], [], []],
    },
  },
  'dead-calls': {
    state: {
      ...shown,
      phase: 'accusing',
      unanswered: [3, 5],
      lives: [0, 3, 4, 2, 3, 1],
      out: [true, false, false, false, false, false],
      fallen: [1, 0, 0, 0, 0, 0],
      pockets: [null, 'click', 'bullet', 'click', 'click', 'click'],
      bets: [null, 2, 0, 5, 2, 1],
      hands: [[], [], [], ['dud'], [], []],
    },
  },
  'together-0': { moment: 0, state: ran },
  'together-4': { moment: 4, state: ran },
  'tv-together': { moment: 5, tv: true, state: ran },
  final: { state: over },
  'final-you': { state: { ...over, points: [17, 6, 12, 14, 4, 7] } },
  'final-captain': { state: { ...over, reason: 'captain', lives: [0, 0, 1, 0, 0, 0], fallen: [1, 2, 0, 1, 2, 3] } },
  'final-nobody': { state: { ...over, reason: 'nobody', lives: [0, 0, 0, 0, 0, 0], fallen: [1, 2, 3, 3, 1, 2] } },
  'final-two': { seats: 2, state: { ...over, points: [16, 6] } },
  watching: { seat: undefined, state: { ...shown, phase: 'accusing', unanswered: [0, 3, 5] } },
  'watching-loading': { seat: undefined, state: { ...loaded, unanswered: [0, 3] } },
  tv: { tv: true, ...volley },
  'tv-loading': { tv: true, state: { unanswered: [0, 3] } },
  'tv-accusing': {
    tv: true,
    state: { ...shown, phase: 'accused', unanswered: [0, 3], accusation: { accused: 4, accusers: [1, 2] } },
    options: { pace: 'standard' },
    left: 1.6,
  },
  'tv-bids': { tv: true, state: { ...shown, phase: 'bids', unanswered: [0, 3] } },
  'tv-shot': { tv: true, state: shot },
  'tv-two': {
    tv: true,
    seats: 2,
    state: { phase: 'shot', shot: 1, bets: [3, 2], pockets: ['click', 'click'], unanswered: [0], aims: [1, 'air'] },
  },
  'tv-points': { tv: true, ...round },
  'tv-final': { tv: true, state: over },
};
