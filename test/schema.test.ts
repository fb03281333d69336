import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { readRecord } from '../src/kernel/record.ts';
import { readProven } from '../src/table/proven.ts';
import { misfit, ofGame, PUBLISHING } from './schemas.ts';

const flaw = (raw: unknown) => misfit('record.schema.json', raw);
const reads = (raw: unknown) => readRecord(raw, GAMES).ok;

const scenario = {
  stolik: 1,
  game: 'rudy',
  version: 2,
  options: {},
  seats: ['Ala'],
  chance: {},
  entries: [{ seat: 0, move: { number: 1 }, by: 'player' }],
};
const hex = 'ab'.repeat(32);
const attempt = { attempt: 1, secret: hex, commitment: hex, promises: [null], openings: [null] };
const fairness = { match: 'm', ...attempt, brokenOff: [], thrownAway: [] };

describe('docs/record.schema.json and the decoders agree', () => {
  it.each(globSync('src/games/*/rules/scenarios/*.json'))('on %s', (path) => {
    const raw = JSON.parse(readFileSync(path, 'utf8'));
    expect(flaw(raw)).toBeUndefined();
    expect(reads(raw)).toBe(true);
  });

  it.each<[object, boolean]>([
    [{}, true],
    [{ extra: 1 }, true],
    [{ fairness }, true],
    [{ outcome: null }, true],
    [{ stolik: 2 }, false],
    [{ game: 'chess' }, false],
    [{ version: 'one' }, false],
    [{ seats: [] }, false],
    [{ seats: [1] }, false],
    [{ options: [] }, false],
    [{ options: { fox: 'dogs' } }, false],
    [{ options: { time: 0 } }, false],
    [{ options: { foxes: 1 } }, false],
    [{ options: { deck: { cat: 48 } } }, false],
    [{ chance: { pile: 5 } }, false],
    [{ seed: 5 }, false],
    [{ entries: {} }, false],
    [{ entries: [{ seat: 0.5, move: 1 }] }, false],
    [{ entries: [{ seat: 0 }] }, false],
    [{ entries: [{ seat: -1, move: 1 }] }, true],
    [{ entries: [{ seat: 0, move: 1, by: 'me' }] }, false],
    [{ fairness, entries: [{ seat: 0, move: 1 }] }, false],
    [{ fairness, options: undefined }, false],
    [{ fairness: { ...fairness, secret: 'AB'.repeat(32) } }, false],
    [{ fairness: { ...fairness, match: 1 } }, false],
    [{ fairness: { ...fairness, chain: { last: hex, marks: ['00000000'] } } }, true],
    [{ fairness: { ...fairness, chain: { last: hex, marks: ['0'] } } }, false],
    [{ fairness: { ...fairness, brokenOff: [{ ...attempt, missing: [0] }], without: [0] } }, true],
    [{ fairness: { ...fairness, brokenOff: [attempt] } }, false],
    [{ fairness: { ...fairness, promises: ['x'] } }, false],
    [{ fairness: { ...fairness, names: [hex], salts: [null], house: hex, signature: hex + hex } }, true],
    [{ fairness: { ...fairness, signature: hex } }, false],
  ])('on a record changed by %j: %s', (change, right) => {
    const raw = JSON.parse(JSON.stringify({ ...scenario, ...change }));
    expect(flaw(raw) === undefined, flaw(raw)).toBe(right);
    expect(reads(raw)).toBe(right);
  });

  it('on records of matches from before devices promised, as far as their proof goes', () => {
    const earlier = JSON.parse(readFileSync('test/earlier/version-1.json', 'utf8')) as Record<
      string,
      { record: object }
    >;
    expect(Object.keys(earlier)).toHaveLength(3);
    for (const { record } of Object.values(earlier)) {
      expect(flaw(record)).toBeUndefined();
      expect(readProven(record).ok).toBe(true);
    }
  });

  it.each(PUBLISHING)('on every move and option of $game.id', (kit) => {
    const isMove = (move: unknown) => misfit(ofGame(kit.game.id, 'move'), move) === undefined;
    for (const raw of kit.options) {
      const file = { ...scenario, game: kit.game.id, seats: ['Ala', 'Ola'], options: raw };
      expect(flaw(file)).toBeUndefined();
      const options = kit.game.options(raw, 'options');
      if (!options.ok) throw new Error(options.why);
      for (const move of kit.universe(options.value, 2)) expect(isMove(move), JSON.stringify(move)).toBe(true);
    }
    const strange: JsonObject[] = [
      {},
      { number: -1 },
      { pass: false },
      { bury: 20 },
      { bet: 6 },
      { card: 'ace' },
      { x: 1 },
    ];
    const options = kit.game.options({}, 'options');
    if (!options.ok) throw new Error(options.why);
    for (const move of strange) {
      expect(isMove(move), JSON.stringify(move)).toBe(false);
      expect(kit.game.readMove(move, 'player', options.value)).toBeUndefined();
    }
  });
});
