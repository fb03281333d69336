import { describe, expect, test } from 'vitest';
import type { Line, LineState } from './line.ts';
import { fakeOutside, type FakeOutside, type FakeWire } from './outside.testing.ts';
import { openLine } from './socket-line.ts';

const LOBBY = { phase: 'playing', match: { match: 'm' } };
const WELCOME = { t: 'welcome', chair: null, role: 'watch', links: null, lobby: LOBBY };
const view = (question: number | null, match = 'm'): object => ({
  t: 'view',
  match,
  n: question ?? 9,
  hash: 'h',
  toAct: [],
  table: {},
  seat: 0,
  question,
  own: {},
  left: null,
  paused: false,
  events: [],
});

interface Trial {
  readonly outside: FakeOutside;
  readonly line: Line;
  readonly newest: FakeWire;
  /** A new wire opens, and the house tells all there is. */
  welcome(...more: readonly object[]): void;
}

function trial(judge?: (move: unknown) => string | undefined): Trial {
  const outside = fakeOutside();
  const line = openLine({ table: 'T' }, () => judge && ((_, move) => judge(move)), outside);
  return {
    outside,
    line,
    get newest() {
      const last = outside.wires.at(-1);
      if (last === undefined) throw new Error('nobody was called');
      return last;
    },
    welcome(...more) {
      this.newest.open();
      for (const message of [WELCOME, ...more]) this.newest.says(message);
    },
  };
}

/** A trial in which question 3 is open. */
function asked(judge?: (move: unknown) => string | undefined): Trial {
  const it = trial(judge);
  it.welcome(view(3));
  return it;
}

const moves = ({ said }: FakeWire): object[] => said.filter(({ t }) => t === 'move');
const MOVE = { t: 'move', question: 3, move: { number: 7 } };

describe('the state of a line', () => {
  const closing = (why: string, again?: number): object => ({ t: 'closing', why, again });
  const STATES: readonly (readonly [name: string, happens: (it: Trial) => void, state: Partial<LineState>])[] = [
    ['dialled', () => {}, { kind: 'connecting' }],
    ['open, but nobody has spoken', ({ newest }) => newest.open(), { kind: 'connecting' }],
    ['welcome', (it) => it.welcome(), { kind: 'on' }],
    ['refused by the network', ({ newest }) => newest.breaks(), { kind: 'waiting', why: 'lost' }],
    [
      'broken after a welcome',
      (it) => {
        it.welcome();
        it.newest.breaks();
      },
      { kind: 'waiting', why: 'lost' },
    ],
    [
      'broken, and the device has no network',
      (it) => {
        it.welcome();
        it.outside.believes = false;
        it.newest.breaks();
      },
      { kind: 'waiting', why: 'offline' },
    ],
    [
      'silent after a welcome',
      (it) => {
        it.welcome();
        it.outside.time.pass(7000);
      },
      { kind: 'connecting' },
    ],
    [
      'the house restarts',
      (it) => it.welcome(closing('restart', 700)),
      { kind: 'waiting', until: 700, why: 'restart' },
    ],
    [
      'the house was too slow',
      (it) => it.welcome(closing('too-slow')),
      { kind: 'waiting', until: 1000, why: 'restart' },
    ],
    ...(['kicked', 'left', 'moved', 'spectators-off', 'too-many', 'no-table'] as const).map(
      (why) => [why, (it: Trial) => it.welcome(closing(why)), { kind: 'over', why }] as const,
    ),
    [
      'a stranger',
      ({ newest }) => {
        newest.open();
        newest.says({ t: 'refused', code: 'not-allowed' });
      },
      { kind: 'over', why: 'not-allowed' },
    ],
    [
      'another protocol',
      ({ newest }) => {
        newest.open();
        newest.says({ t: 'refused', code: 'old-program' });
      },
      { kind: 'over', why: 'old-program' },
    ],
    ['closed', ({ line }) => line.close(), { kind: 'over', why: 'other-tab' }],
  ];
  test.each(STATES)('%s', (_, happens, state) => {
    const it = trial();
    happens(it);
    expect(it.line.state.value).toMatchObject(state);
  });

  test('over is over: nobody is called again', () => {
    const it = trial();
    it.welcome({ t: 'closing', why: 'kicked' });
    it.outside.time.pass(600_000);
    it.outside.changes();
    expect(it.outside.wires).toHaveLength(1);
  });
});

describe('a move', () => {
  test('is on its way until a view asks something else', () => {
    const it = asked();
    it.line.move({ number: 7 });
    expect(moves(it.newest)).toEqual([MOVE]);
    expect(it.line.pending.value?.move).toEqual({ number: 7 });
    it.newest.says(view(null));
    expect(it.line.pending.value).toBeUndefined();
  });

  test('that is refused by the table is told, and may be made otherwise', () => {
    const it = asked();
    it.line.move({ number: 7 });
    it.newest.says({ t: 'refused', question: 3, code: 'too-high' });
    expect(it.line.refusal.value?.code).toBe('too-high');
    it.line.move({ number: 5 });
    expect(moves(it.newest)).toHaveLength(2);
  });

  test('that the rules here refuse is not sent', () => {
    const it = asked(() => 'too-high');
    it.line.move({ number: 7 });
    expect(it.line.refusal.value?.code).toBe('too-high');
    expect(moves(it.newest)).toEqual([]);
  });

  test('that was lost with its wire is sent again over the next one, once', () => {
    const it = asked();
    it.line.move({ number: 7 });
    it.newest.breaks();
    expect(it.line.pending.value?.move).toEqual({ number: 7 });
    it.outside.time.pass(300);
    it.welcome(view(3), view(3));
    expect(moves(it.newest)).toEqual([MOVE]);
  });

  test('that arrived although its answer was lost is not sent again', () => {
    const it = asked();
    it.line.move({ number: 7 });
    it.newest.breaks();
    it.outside.time.pass(300);
    it.welcome(view(5));
    expect(moves(it.newest)).toEqual([]);
    expect(it.line.pending.value).toBeUndefined();
  });

  test('that arrives twice is told to nobody', () => {
    const it = asked();
    it.line.move({ number: 7 });
    it.newest.breaks();
    it.outside.time.pass(300);
    it.welcome(view(3), view(null), { t: 'refused', question: 3, code: 'not-asked' });
    expect(it.line.refusal.value).toBeUndefined();
  });

  test('into a wire that is dead and does not know it goes over another one soon', () => {
    const it = asked();
    it.line.move({ number: 7 });
    it.outside.time.pass(1500);
    expect(it.outside.wires).toHaveLength(2);
    it.welcome(view(3));
    expect(moves(it.newest)).toEqual([MOVE]);
  });

  test('made while there is no wire is sent when there is one', () => {
    const it = asked();
    it.newest.breaks();
    it.line.move({ number: 7 });
    expect(it.line.refusal.value).toBeUndefined();
    it.outside.time.pass(300);
    it.welcome(view(3));
    expect(moves(it.newest)).toEqual([MOVE]);
  });

  test.each([
    ['the match has ended meanwhile', { phase: 'ended', match: { match: 'm' } }, []],
    ['the host has ended it', { phase: 'open', match: null }, []],
    ['another match has begun', { phase: 'playing', match: { match: 'other' } }, [view(3, 'other')]],
  ])('is forgotten where %s', (_, lobby, more) => {
    const it = asked();
    it.line.move({ number: 7 });
    it.newest.breaks();
    it.outside.time.pass(300);
    it.newest.open();
    for (const message of [{ ...WELCOME, lobby }, ...more]) it.newest.says(message);
    expect(it.line.pending.value).toBeUndefined();
    expect(moves(it.newest)).toEqual([]);
  });
});

describe('what is asked of the table', () => {
  const KICK = { t: 'kick', chair: 2 } as const;

  test('is answered by its number', async () => {
    const it = asked();
    const told = it.line.ask(KICK);
    it.newest.says({ t: 'done', id: 1 });
    expect(await told).toEqual({ ok: true, pass: undefined });
  });

  test.each([
    ['the wire breaks', (it: Trial) => it.newest.breaks()],
    [
      'another wire takes its place',
      (it: Trial) => {
        it.outside.time.pass(1500);
        it.welcome();
      },
    ],
    [
      'nobody answers for ten seconds',
      (it: Trial) => {
        for (let s = 0; s < 10; s++) {
          it.newest.says({ t: 'pong' });
          it.outside.time.pass(1500);
        }
      },
    ],
    ['the line is closed', (it: Trial) => it.line.close()],
  ])('has an answer also when %s', async (_, happens) => {
    const it = asked();
    const told = it.line.ask(KICK);
    happens(it);
    expect(await told).toEqual({ ok: false, code: 'unreachable' });
  });

  test('a host whose page goes out of sight says so, and when it is back or left; nobody else does', () => {
    const it = asked();
    const dozed = () => it.newest.said.filter(({ t }) => t === 'asleep');
    it.outside.changes('hidden');
    expect(dozed()).toEqual([]);
    it.newest.says({ ...WELCOME, chair: 0, role: 'seat', lobby: { ...LOBBY, host: 0 } });
    const before = dozed().length;
    it.outside.changes('hidden');
    it.outside.changes('seen');
    it.outside.changes('left');
    expect(dozed().slice(before)).toEqual([
      { t: 'asleep', on: true },
      { t: 'asleep', on: false },
      { t: 'asleep', on: false },
    ]);
  });

  test('whoever leaves is told so by the goodbye', async () => {
    const it = asked();
    const told = it.line.ask({ t: 'leave' });
    it.newest.says({ t: 'closing', why: 'left' });
    expect(await told).toEqual({ ok: true });
  });
});
