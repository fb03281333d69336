import { describe, expect, it } from 'vitest';
import { markOf } from '../kernel/chain.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { recordOf } from './record.ts';
import type { Step } from './step.ts';
import { bench, dealt, randomFrom, testEnvironment } from './table.testing.ts';
import { verify, type Pin } from './verify.ts';

const { games } = testEnvironment();

/** A whole match, its record, and the hashes seen on the way. */
function finished(game: string, options: object = {}): { record: JsonObject; pins: Pin[] } {
  const at = dealt(bench(game, ['Ala', 'Żółć "x"'], options, {}, `finished ${game}`));
  const random = randomFrom(`play ${game}`);
  const pins: Pin[] = [];
  for (;;) {
    const { playing } = at.table;
    if (playing === null) throw new Error('no match');
    pins.push({ n: playing.match.length, hash: playing.hash });
    if (playing.end !== null) break;
    const seat = playing.match.questions.findIndex((question) => question !== null);
    const { game: rules, state } = playing.match;
    const move = rules.sample(rules.legalView(state, seat), seat, random);
    if (random.below(9) === 0 && game === 'rudy') {
      at.now += 60_000;
      at.itself({ do: 'strike' });
    } else at.as(seat, { do: 'move', question: playing.match.questions[seat] ?? -1, move });
  }
  const moves = at.decisions.flatMap(({ steps }) => steps.map(({ step }) => step));
  const entries = moves.filter((step): step is Extract<Step, { k: 'move' }> => step.k === 'move');
  const { playing } = at.table;
  if (playing === null) throw new Error('no match');
  return { record: recordOf(at.environment, playing, entries), pins };
}

function flawOf(file: string): string | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(file);
  } catch {
    return 'no JSON';
  }
  const { ok, flaw } = verify(raw, games);
  if (ok) return undefined;
  return flaw === null || flaw.place === '' ? 'nameless' : flaw.place;
}

function edited(record: JsonObject, edit: (copy: Record<string, Json>) => void): string | undefined {
  const copy = JSON.parse(JSON.stringify(record)) as Record<string, Json>;
  edit(copy);
  const { flaw } = verify(copy, games);
  return flaw?.place;
}

type Edited = Record<string, never> & {
  seats: string[];
  entries: { seat: number; move: Record<string, number>; by: string }[];
  fairness: {
    promises: (string | null)[];
    openings: (string | null)[];
    attempt: number;
    chain: { last: string; marks: string[] };
    secret: string;
  };
  chance: Record<string, Json[]>;
  options: Record<string, Json>;
  outcome: { winners: number[] };
};

describe.each([
  ['rudy', { time: 20 }],
  ['snap', {}],
])('the record of a match of %s', (game, options) => {
  const { record, pins } = finished(game, options);
  const text = JSON.stringify(record);

  it('is right, and so is every hash that was seen', () => {
    const verified = verify(JSON.parse(text), games, { pins });
    expect(verified.flaw).toBeNull();
    expect(verified.steps.map(({ check }) => check)).toEqual([
      'format',
      'commitment',
      'promises',
      'names',
      'chain',
      'pins',
      'entries',
      'chance',
      'outcome',
      'signature',
    ]);
  });

  it('is refused, with the place, after any single byte is changed', () => {
    const bytes = new TextEncoder().encode(text);
    const decoder = new TextDecoder();
    const random = randomFrom('bytes');
    const missed: string[] = [];
    for (let i = 0; i < bytes.length; i++) {
      const before = bytes[i] ?? 0;
      // A likely byte first, so that most of what is tried is still JSON.
      for (const byte of [before === 0x31 ? 0x32 : 0x31, before ^ (1 + random.below(127))]) {
        if (byte === before) continue;
        bytes[i] = byte;
        const flaw = flawOf(decoder.decode(bytes));
        if (flaw === undefined || flaw === 'nameless') missed.push(`byte ${i}: ${before} → ${byte}: ${flaw}`);
      }
      bytes[i] = before;
    }
    expect(missed).toEqual([]);
  });

  it('is refused with what was touched', () => {
    const at = (edit: (copy: Edited) => void) =>
      edited(record, edit as unknown as (copy: Record<string, Json>) => void);
    const swap = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
    expect(at((copy) => (copy.seats[0] = 'Jan'))).toBe('seats[0]');
    expect(at((copy) => ((copy.entries[3] ?? { by: '' }).by = 'bot'))).toBe('entries[3]');
    expect(at((copy) => void copy.entries.pop())).toBe(`entries[${(pins.at(-1)?.n ?? 0) - 1}]`);
    expect(at((copy) => void copy.entries.splice(2, 1))).toBe('entries[2]');
    expect(at((copy) => (copy.fairness.openings[0] = null))).toBe('fairness.openings[0]');
    expect(at((copy) => (copy.fairness.promises[0] = null))).toBe('fairness.openings[0]');
    expect(at((copy) => (copy.fairness.attempt = 2))).toBe('fairness.commitment');
    expect(at((copy) => (copy.fairness.secret = swap(copy.fairness.secret)))).toBe('fairness.commitment');
    expect(at((copy) => (copy.fairness.chain.last = swap(copy.fairness.chain.last)))).toBe('fairness.chain.last');
    expect(at((copy) => (copy.fairness.chain.marks[5] = '00000000'))).toBe('fairness.chain.marks[5]');
    expect(at((copy) => (copy.outcome.winners = [9]))).toMatch(/^outcome/);
    expect(at((copy) => Reflect.deleteProperty(copy, 'outcome'))).toBe('outcome');
    expect(at((copy) => Reflect.set(copy, 'remark', 'hello'))).toBe('remark');
    expect(at((copy) => Reflect.deleteProperty(copy.fairness, 'chain'))).toBe('fairness.chain');
    expect(at((copy) => Reflect.deleteProperty(copy, 'fairness'))).toBe('fairness');
    expect(at((copy) => void (copy.chance['more'] = []))).toBe('chance.more');
  });

  it('holds every hash that was seen, whenever it was', () => {
    expect(verify(record, games, { pins: pins.map(({ hash }) => ({ hash })) }).ok).toBe(true);
    expect(verify(record, games, { pins: [{ hash: 'f'.repeat(64) }] }).flaw?.place).toBe('fairness.chain');
  });

  it('does not fit a hash that nobody was shown', () => {
    const pin = pins[4] ?? { n: 0, hash: '' };
    expect(verify(record, games, { pins: [{ n: 4, hash: 'f'.repeat(64) }] }).flaw?.place).toBe('entries[3]');
    expect(verify(record, games, { pins: [{ n: 5, hash: pin.hash }] }).ok).toBe(false);
  });
});

describe('a record whose cards were swapped', () => {
  it('is refused with the label', () => {
    const { record } = finished('rudy');
    const place = edited(record, (copy) => {
      const chance = copy['chance'] as unknown as Record<string, string[][]>;
      chance['pile']?.[0]?.reverse();
    });
    expect(place).toBe('chance.pile[0]');
  });
});

it('a match that was abandoned has a record without an outcome, which is right too', () => {
  const at = dealt(bench());
  at.as(0, { do: 'move', question: 0, move: { number: 3 } });
  at.as(0, { do: 'abandon' });
  const { playing } = at.table;
  if (playing === null) throw new Error('no match');
  const entry = { seat: 0, move: { number: 3 }, by: 'player', mark: markOf(playing.hash) } as const;
  const record = recordOf(at.environment, playing, [entry]);
  expect(record['outcome']).toBeUndefined();
  const verified = verify(JSON.parse(JSON.stringify(record)), games);
  expect(verified.steps.at(-2)).toEqual({ check: 'outcome', ok: true, data: { finished: false } });
});
