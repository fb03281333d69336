import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { readRecord } from '../src/kernel/record.ts';
import { KITS } from './kits.ts';

const schema = JSON.parse(readFileSync('docs/record.schema.json', 'utf8'));
const ajv = new Ajv2020({ strictRequired: false, strictTypes: false });
const fits = ajv.compile(schema);
const fitsMove = (game: string) => ajv.compile({ $ref: `#/$defs/${game}Move`, $defs: schema.$defs });
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
const fairness = { match: 'm', secret: hex, commitment: hex, contributions: [null] };

describe('docs/record.schema.json and the decoders agree', () => {
  it.each(globSync('src/games/*/scenarios/*.json'))('on %s', (path) => {
    const raw = JSON.parse(readFileSync(path, 'utf8'));
    expect(fits(raw), JSON.stringify(fits.errors)).toBe(true);
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
  ])('on a record changed by %j: %s', (change, right) => {
    const raw = JSON.parse(JSON.stringify({ ...scenario, ...change }));
    expect(fits(raw), JSON.stringify(fits.errors)).toBe(right);
    expect(reads(raw)).toBe(right);
  });

  it.each(Object.values(KITS))('on every move and option of $game.id', (kit) => {
    const isMove = fitsMove(kit.game.id);
    for (const raw of kit.options) {
      const file = { ...scenario, game: kit.game.id, seats: ['Ala', 'Ola'], options: raw };
      expect(fits(file), JSON.stringify([raw, fits.errors])).toBe(true);
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
