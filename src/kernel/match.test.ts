import { describe, expect, it } from 'vitest';
import type { Game } from './contract.ts';
import { seedKey } from './fairness.ts';
import { pickLot } from './lot.ts';
import { observation, start, submit, type Match, type Progress } from './match.ts';

/** A game just large enough to see what a match does: everyone says a word; anyone may call for silence. */
interface Words {
  State: { waiting: number[]; said: string[]; asking: number; broken: boolean };
  Table: { waiting: number[]; said: string[] };
  Own: { hand: string };
  LegalView: { waiting: number[] };
  Move: { say: string };
  Event: { kind: 'said'; word: string };
  Options: { seconds: number };
}

const DIE = pickLot<number>('die');

const words: Game<Words> = {
  id: 'words',
  version: 1,
  seats: { least: 2, most: 3 },
  labels: () => ['die'],
  options: () => ({ ok: true, value: { seconds: 5 } }),
  encodeOptions: () => ({}),
  readMove: (raw) => (typeof (raw as { say?: unknown } | null)?.say === 'string' ? (raw as Words['Move']) : undefined),
  setup: (_options, seats) => ({ waiting: [0, 1, 2].slice(0, seats), said: [], asking: 0, broken: false }),
  copy: (state) => structuredClone(state),
  toAct: (state) => state.waiting,
  asking: (state) => state.asking,
  races: () => true,
  sealed: () => false,
  legalView: (state) => state,
  refusal: ({ waiting }, seat, { say }) =>
    waiting.length === 0 ? 'over' : !waiting.includes(seat) ? 'not-asked' : say === '' ? 'say-something' : undefined,
  moves: () => [],
  sample: () => ({ say: 'x' }),
  play(state, seat, { say }, chance, emit) {
    if (say === 'crash') state.broken = true;
    if (say === 'crash') throw new Error('a broken contract');
    state.said.push(say === 'roll' ? String(chance.take(DIE, [1, 2, 3])) : say);
    if (say === 'again') state.asking++;
    if (say !== 'more' && say !== 'again') state.waiting = state.waiting.filter((each) => each !== seat);
    emit?.({ kind: 'said', word: say });
  },
  table: ({ waiting, said }) => ({ waiting, said }),
  own: (_state, seat) => ({ hand: `hand of ${seat}` }),
  pace: (_state, seat) => (seat === 0 ? { timer: 1, seconds: 5 } : undefined),
  fallback: () => ({ say: 'x' }),
  imagine: () => ({ waiting: [], said: [], asking: 0, broken: false }),
  outcome: () => undefined,
};

const open = (seats = 3) => start(words, { seconds: 5 }, seats, { key: seedKey('words') });

function speak(match: Match<Words>, seat: number, word: string, question?: number): Progress<Words> {
  const answer = submit(match, {
    seat,
    move: { say: word },
    by: 'player',
    ...(question !== undefined && { question }),
  });
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}

const codeOf = (match: Match<Words>, seat: number, move: unknown, question?: number) => {
  const answer = submit(match, { seat, move, by: 'player', ...(question !== undefined && { question }) });
  return answer.ok ? undefined : answer.code;
};

describe('start', () => {
  it.each([1, 4, 2.5, 0, -1])('needs a fitting number of players, and %d is none', (seats) => {
    expect(() => open(seats)).toThrow('words is for 2 to 3 players');
  });

  it('asks everyone who is to act question 0', () => {
    expect(open(2)).toMatchObject({ length: 0, questions: [0, 0], drawn: {} });
  });
});

describe('submit', () => {
  it('gives the next match, the entry and the events, and leaves the first as it was', () => {
    const match = open();
    const before = JSON.stringify(match);
    const progress = speak(match, 1, 'hello');
    expect(progress.entry).toEqual({ seat: 1, move: { say: 'hello' }, by: 'player' });
    expect(progress.events).toEqual([{ kind: 'said', word: 'hello' }]);
    expect(progress.match).toMatchObject({ length: 1, state: { said: ['hello'] } });
    expect(JSON.stringify(match)).toBe(before);
  });

  it('plays on a copy: a game that throws half-way has changed nothing', () => {
    const match = open();
    expect(() => speak(match, 1, 'crash')).toThrow('a broken contract');
    expect(match.state.broken).toBe(false);
  });

  it('keeps what chance gave with the match it was given to', () => {
    const match = open();
    const rolled = speak(match, 0, 'roll').match;
    expect(match.drawn).toEqual({});
    expect(rolled.drawn['die']?.outcomes).toHaveLength(1);
    expect(speak(match, 0, 'roll').match.state).toEqual(rolled.state);
  });

  it('refuses with the first code that applies', () => {
    const match = speak(open(), 0, 'x').match;
    expect(codeOf(match, 0, 7)).toBe('malformed');
    expect(codeOf(match, 3, 7)).toBe('malformed');
    expect(codeOf(match, 3, { say: 'x' })).toBe('no-seat');
    expect(codeOf(match, -1, { say: 'x' })).toBe('no-seat');
    expect(codeOf(match, 0.5, { say: 'x' })).toBe('no-seat');
    expect(codeOf(match, 0, { say: 'x' })).toBe('not-asked');
    expect(codeOf(match, 1, { say: '' })).toBe('say-something');
    expect(codeOf(match, 1, { say: '' }, 99)).toBe('say-something');
    expect(codeOf(match, 1, { say: 'x' }, 99)).toBe('old-question');
    expect(codeOf(match, 1, { say: 'x' }, 0)).toBeUndefined();
  });
});

describe('questions', () => {
  it('stay open while others answer', () => {
    expect(speak(open(), 0, 'x').match.questions).toEqual([null, 0, 0]);
  });

  it('are new for whoever answered and is asked again, so a double tap answers once', () => {
    const match = speak(open(), 0, 'more', 0).match;
    expect(match.questions).toEqual([1, 0, 0]);
    expect(codeOf(match, 0, { say: 'more' }, 0)).toBe('old-question');
    expect(codeOf(match, 0, { say: 'more' }, 1)).toBeUndefined();
  });

  it('are new for everybody when everybody is asked anew', () => {
    const match = speak(speak(open(), 0, 'x').match, 1, 'again').match;
    expect(match.questions).toEqual([null, 2, 2]);
  });
});

describe('seen', () => {
  it('tells a seat its question, its time and its view', () => {
    expect(observation(open(2), 0)).toEqual({
      n: 0,
      toAct: [0, 1],
      question: 0,
      pace: { timer: 1, seconds: 5 },
      view: { waiting: [0, 1], said: [], hand: 'hand of 0' },
    });
    expect(observation(open(2), 1).pace).toBeNull();
  });

  it('tells a seat that is not asked that it is not', () => {
    const match = speak(open(2), 0, 'x').match;
    expect(observation(match, 0)).toMatchObject({ n: 1, question: null, pace: null, toAct: [1] });
  });

  it('tells spectators what lies face up', () => {
    expect(observation(open(2), 'table')).toEqual({
      n: 0,
      toAct: [0, 1],
      question: null,
      pace: null,
      view: { waiting: [0, 1], said: [] },
    });
  });
});
