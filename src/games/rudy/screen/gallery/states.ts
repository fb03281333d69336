import type { Props } from '../players.ts';
import { endOf, revealOf, turnOf, withLongNames } from './samples.ts';

export interface State {
  readonly props: () => Props;
  /** Keys pressed once it stands. */
  readonly keys?: readonly string[];
}

const FINISHED: Props['events'] = [{ kind: 'finished' }];
const EIGHT = [1, 3, 6];
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const right = (times: number): string[] => Array.from({ length: times }, () => 'ArrowRight');
const soon = (seconds: number): number => performance.now() + seconds * 1000;

/** Every state a player can meet, by the name in the address. */
export const STATES: Readonly<Record<string, State>> = {
  empty: { props: () => turnOf({ card: 'bear+cat', waiting: [0, 2, 4] }) },
  betting: { props: () => turnOf({ card: 'bear+cat', waiting: [0, 2, 4] }), keys: ['5'] },
  first: { props: () => turnOf({ card: 'giraffe', turn: 1, waiting: [0, 1, 2, 3, 4] }) },
  late: {
    props: () => turnOf({ card: 'dolphin+octopus+cat', turn: 20, waiting: [0], circledAt: 13 }),
    keys: ['1', '7'],
  },
  circle: { props: () => turnOf({ card: 'hen+pig', waiting: [0, 2] }), keys: ['5', 'k'] },
  warning: { props: () => turnOf({ card: 'zebra+cat', waiting: [0, 2] }), keys: ['k'] },
  third: { props: () => turnOf({ card: 'giraffe+zebra', waiting: [0, 2] }), keys: ['1', '2', '3'] },
  refused: {
    props: () => ({
      ...turnOf({ card: 'rabbit+cat', waiting: [0, 2], circledAt: 3 }),
      refusal: { code: 'old-question', n: 1 },
    }),
    keys: ['4', 'k'],
  },
  waiting: { props: () => turnOf({ card: 'bear+cat', waiting: [2, 4], written: 5 }) },
  'waiting-circled': { props: () => turnOf({ card: 'pig', waiting: [1, 2, 3, 4], written: 5, circledAt: 8 }) },
  fox: { props: () => turnOf({ card: 'fox', turn: 6, waiting: [0, 4], circledAt: 3 }), keys: ['7'] },
  'fox-most': { props: () => turnOf({ card: 'fox', turn: 6, waiting: [0, 4], options: { fox: 'most' } }) },
  'fox-single': { props: () => turnOf({ card: 'fox', turn: 6, waiting: [0, 4], options: { fox: 'single' } }) },
  'fox-cats': { props: () => turnOf({ card: 'fox', turn: 6, waiting: [0, 4], options: { fox: 'cats' } }) },
  aloud: {
    props: () =>
      turnOf({ card: 'octopus+cat', waiting: [0, 2, 3], options: { lastAloud: true }, aloud: { seat: 3, number: 12 } }),
    keys: ['8'],
  },
  clock: {
    props: () => turnOf({ card: 'hen+pig+cat', waiting: [0, 2], options: { time: 20 }, deadline: soon(13.4) }),
    keys: ['6'],
  },
  'clock-short': {
    props: () => turnOf({ card: 'zebra', waiting: [0, 2], options: { time: 20 }, deadline: soon(4.4) }),
  },
  solo: { props: () => turnOf({ card: 'bear+rabbit', seats: 1, waiting: [0] }), keys: ['5'] },
  watching: { props: () => turnOf({ card: 'pig+cat', waiting: [1, 2, 4], seat: undefined }) },
  long: { props: () => withLongNames(turnOf({ card: 'bear+cat', waiting: [0, 2, 4] })), keys: ['5'] },
  'review-long': { props: () => withLongNames(endOf({ events: FINISHED })), keys: right(11) },
  'final-long': { props: () => withLongNames(endOf({ twins: { 3: 1 } })) },
  'tv-long': { props: () => withLongNames(turnOf({ card: 'bear+cat', seats: 8, waiting: EIGHT, tv: true })) },
  eight: { props: () => turnOf({ card: 'rabbit', seats: 8, waiting: [0, 1, 3, 6] }), keys: ['3'] },
  thirty: { props: () => turnOf({ card: 'dolphin', seats: 30, waiting: [0, ...range(11, 23)] }), keys: ['3'] },
  'thirty-waiting': { props: () => turnOf({ card: 'dolphin', seats: 30, waiting: range(11, 23), written: 5 }) },
  thousand: { props: () => turnOf({ card: 'dolphin+cat', seats: 1000, waiting: range(0, 312) }), keys: ['3'] },
  'review-1': { props: () => endOf({ events: FINISHED }), keys: ['ArrowLeft'] },
  'review-6': { props: () => endOf({ events: FINISHED }), keys: right(5) },
  'review-7': { props: () => endOf({ events: FINISHED }), keys: right(6) },
  'review-12': { props: () => endOf({ events: FINISHED }), keys: right(11) },
  'review-17': { props: () => endOf({ events: FINISHED }), keys: right(16) },
  'review-20': { props: () => endOf({ events: FINISHED, options: { fox: 'cats' } }), keys: right(19) },
  'review-thirty': { props: () => endOf({ seats: 30, events: FINISHED }), keys: right(11) },
  'review-thousand': { props: () => endOf({ seats: 1000, events: FINISHED }), keys: right(11) },
  'review-solo': { props: () => endOf({ seats: 1, events: FINISHED }), keys: right(6) },
  'review-solo-lost': { props: () => endOf({ seats: 1, events: FINISHED }), keys: right(17) },
  'together-0': { props: () => revealOf({ moment: 0 }) },
  'together-9': { props: () => revealOf({ moment: 9, me: 2 }) },
  'together-held': { props: () => revealOf({ moment: 12, me: 2, held: true }) },
  'together-19': { props: () => revealOf({ moment: 19 }) },
  'together-20': { props: () => revealOf({ moment: 20, seats: 30 }) },
  final: { props: () => endOf({}) },
  'final-ties': { props: () => endOf({ seats: 6, twins: { 3: 1, 5: 0 } }) },
  'final-thirty': { props: () => endOf({ seats: 30 }) },
  'final-thousand': { props: () => endOf({ seats: 1000 }) },
  'final-solo': { props: () => endOf({ seats: 1 }) },
  tv: { props: () => turnOf({ card: 'bear+cat', seats: 8, waiting: EIGHT, tv: true }) },
  'tv-fox': { props: () => turnOf({ card: 'fox', seats: 5, waiting: EIGHT, tv: true }) },
  'tv-aloud': {
    props: () =>
      turnOf({
        card: 'giraffe+zebra+cat',
        seats: 12,
        waiting: EIGHT,
        tv: true,
        options: { lastAloud: true, time: 30 },
        aloud: { seat: 2, number: 9 },
        deadline: soon(17.4),
      }),
  },
  'tv-thirty': { props: () => turnOf({ card: 'dolphin+octopus', seats: 30, waiting: range(4, 16), tv: true }) },
  'tv-thousand': { props: () => turnOf({ card: 'hen+cat', seats: 1000, waiting: range(4, 316), tv: true }) },
  'tv-review': { props: () => endOf({ seats: 8, events: FINISHED, tv: true }), keys: right(11) },
  'tv-review-thirty': { props: () => endOf({ seats: 30, events: FINISHED, tv: true }), keys: right(11) },
  'tv-together-0': { props: () => revealOf({ moment: 0, seats: 8, tv: true, me: null }) },
  'tv-together-18': { props: () => revealOf({ moment: 18, seats: 8, tv: true, me: null }) },
  'tv-final': { props: () => endOf({ seats: 8, tv: true, twins: { 5: 1 } }) },
};
