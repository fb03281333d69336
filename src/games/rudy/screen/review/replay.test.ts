import { describe, expect, test } from 'vitest';
import {
  ALLOWANCE,
  KINDS,
  rudy,
  SPECIES,
  TURNS,
  type Board,
  type FoxQuestion,
  type Options,
  type Table,
} from '../../rules/index.ts';
import { shuffle, type Random } from '../../../../kernel/random.ts';
import { barOf, leaders, replay } from './replay.ts';

/** A small generator of its own: the same games in every run. */
function luck(seed: number): Random {
  let state = seed;
  return {
    below(n) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % n;
    },
  };
}

const FOXES: readonly FoxQuestion[] = ['species', 'most', 'single', 'cats'];

function finished(seed: number, seats: number): Table {
  const random = luck(seed);
  const options: Options = {
    fox: FOXES[seed % 4] ?? 'species',
    scoring: seed % 3 === 0 ? 'exact' : 'standard',
    lastAloud: false,
    deck: 'even',
    time: 20,
  };
  const deck = shuffle(
    random,
    KINDS.flatMap(({ name }) => [name, name]),
  ).slice(0, TURNS - 1);
  const pile = shuffle(random, [...deck, 'fox']);
  const boards = Array.from({ length: seats }, (): Board => {
    const circled = seats === 1 ? TURNS : random.below(TURNS + 1);
    return pile.map((_, turn) =>
      random.below(12) === 0 ? null : { number: random.below(14), circled: turn === circled },
    );
  });
  return {
    options,
    seats,
    turn: TURNS,
    card: pile[TURNS - 1] ?? '',
    waiting: [],
    aloud: null,
    last: null,
    finished: true,
    pile,
    boards,
  };
}

function outcomeOf(view: Table): NonNullable<ReturnType<typeof rudy.outcome>> {
  const outcome = rudy.outcome(rudy.imagine(view, 'table', luck(1)));
  if (outcome === undefined) throw new Error('not finished');
  return outcome;
}

describe('the review', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

  test.each(seeds)('game %i: answers, points, circles and crossings are those of the outcome', (seed) => {
    const view = finished(seed, 2 + (seed % 5));
    const frames = replay(view);
    const { scores, detail } = outcomeOf(view);
    expect(frames.map((frame) => frame.answer)).toEqual(detail['answers']);
    expect(frames.at(-1)?.rows.map((row) => row.total)).toEqual(scores);
    for (const [seat] of scores.entries()) {
      const rows = frames.flatMap((frame) => frame.rows[seat] ?? []);
      expect(rows.map((row) => row.mark.points)).toEqual((detail['points'] as number[][])[seat]);
      expect(rows.filter((row) => row.mark.crossedOut)).toHaveLength((detail['crossedOut'] as number[])[seat] ?? -1);
      const circled = rows.find((row) => row.field?.circled === true);
      expect(circled?.mark.points ?? 0).toBe((detail['circledPoints'] as number[])[seat]);
    }
  });

  test.each(seeds.slice(0, 20))('[R20] [R23] solo game %i: what is left of the allowance is the outcome’s', (seed) => {
    const view = finished(seed, 1);
    const left = replay(view).at(-1)?.rows[0]?.left;
    const { detail } = outcomeOf(view);
    expect(left).toBe(ALLOWANCE - (detail['off'] as number));
  });

  test.each(seeds.slice(0, 20))('game %i: every card adds an X per animal, and the sum is the answer', (seed) => {
    const view = finished(seed, 2);
    const frames = replay(view);
    for (const [turn, frame] of frames.entries()) {
      const before = frames[turn - 1]?.seen ?? SPECIES.map(() => 0);
      const added = frame.seen.reduce((sum, count, i) => sum + count - (before[i] ?? 0), 0);
      expect(added).toBe(frame.fresh.length);
      if (frame.terms.length === 0) continue;
      expect(frame.fresh).toEqual(frame.terms.map(({ species }) => species));
      expect(frame.terms.reduce((sum, { count }) => sum + count, 0)).toBe(frame.answer);
    }
  });

  test('[R16] when the fox is a cat, it gets its X in the cats’ row', () => {
    const view = finished(3, 2);
    expect(view.options.fox).toBe('cats');
    const fox = replay(view).find((frame) => frame.card === 'fox');
    expect(fox?.fresh).toEqual(['cat']);
    expect(fox?.answer).toBe(fox?.seen[SPECIES.indexOf('cat')]);
  });

  test('there is nothing to replay before the end', () => {
    const { pile: _, boards: __, ...table } = finished(1, 3);
    expect(replay({ ...table, finished: false })).toEqual([]);
  });

  test('those with most points lead, and nobody while there are none', () => {
    const [first] = replay(finished(5, 4));
    if (first === undefined) throw new Error('no frames');
    const row = (total: number): (typeof first.rows)[number] => ({
      field: null,
      mark: { points: 0, crossedOut: false },
      off: 0,
      left: 0,
      total,
    });
    expect(leaders({ ...first, rows: [row(0), row(0)] })).toEqual([]);
    expect(leaders({ ...first, rows: [row(4), row(2), row(4)] })).toEqual([0, 2]);
  });
});

describe('a bar', () => {
  test('[R8] up to the line, on it, past it, ringed', () => {
    expect(barOf({ number: 3, circled: false }, 6)).toEqual({ kind: 'under', share: 0.5, past: 0 });
    expect(barOf({ number: 6, circled: false }, 6)).toEqual({ kind: 'exact', share: 1, past: 0 });
    expect(barOf({ number: 8, circled: false }, 6)).toEqual({ kind: 'over', share: 1, past: 2 });
    expect(barOf({ number: 6, circled: true }, 6).kind).toBe('circle-hit');
    expect(barOf({ number: 5, circled: true }, 6).kind).toBe('circle-miss');
    expect(barOf({ number: 7, circled: true }, 6).kind).toBe('over');
  });

  test('[R4] [R11] an answer of 0, and no number', () => {
    expect(barOf({ number: 0, circled: false }, 0)).toEqual({ kind: 'exact', share: 1, past: 0 });
    expect(barOf(null, 6)).toEqual({ kind: 'blank', share: 0, past: 0 });
  });
});
