import { describe, expect, it } from 'vitest';
import { seedKey } from '../src/kernel/fairness.ts';
import { start, submit } from '../src/kernel/match.ts';
import { readRecord } from '../src/kernel/record.ts';
import { replay } from '../src/kernel/replay.ts';
import { GAMES } from '../src/games/rules.ts';
import { KITS } from './kits.ts';

/** -0 wherever there is a 0. */
function minus(value: unknown): unknown {
  if (value === 0) return -0;
  if (Array.isArray(value)) return value.map(minus);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, minus(each)]));
}

let withZeros = 0;

describe.each(Object.values(KITS))('$game.id', ({ game, universe, players: [seats = 2] }) => {
  const options = game.options({}, 'options');
  if (!options.ok) throw new Error(options.why);
  const match = start(game, options.value, Math.max(2, seats), { key: seedKey('plain') });

  const zeros = [...universe(options.value, match.seats)].filter((move) => JSON.stringify(move).includes(':0'));
  withZeros += zeros.length;

  it.runIf(zeros.length > 0)('takes -0 for 0 in a move', () => {
    for (const move of zeros) {
      const [plainly, oddly] = [move, minus(move)].map((each) => {
        const answer = submit(match, { seat: 0, move: each, by: 'player' });
        return answer.ok ? answer.entry : answer.code;
      });
      expect(oddly).toStrictEqual(plainly);
    }
  });

  it('takes no move with a key that is none', () => {
    const [move] = game.moves(game.legalView(match.state, 0), 0);
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const strange: unknown = JSON.parse(`${JSON.stringify(move).slice(0, -1)},"${key}":{}}`);
      expect(submit(match, { seat: 0, move: strange, by: 'player' })).toEqual({ ok: false, code: 'malformed' });
    }
  });

  it('reads a record with -0 as one with 0', () => {
    const seatNames = Array.from({ length: match.seats }, (_, seat) => `${seat}`);
    const [move] = game.moves(game.legalView(match.state, 0), 0);
    const file = {
      stolik: 1,
      game: game.id,
      version: game.version,
      seats: seatNames,
      seed: 'plain',
      entries: [{ seat: 0, move }],
    };
    const ended = [file, minus(file)].map((raw) => {
      const read = readRecord(raw, GAMES);
      if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
      const told = replay(read.value);
      return told.ok ? told.match.state : told.error;
    });
    expect(ended[1]).toStrictEqual(ended[0]);
  });
});

it('there are moves with a 0 to be tried', () => {
  expect(withZeros).toBeGreaterThan(3);
});
