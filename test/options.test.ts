import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import type { Game } from '../src/kernel/contract.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { rulingsIn } from './rulings.ts';

/** Options as a record has them, read and told again. */
function retold(game: Game, raw: JsonObject): unknown {
  const options = game.options(raw, '');
  return options.ok ? game.encodeOptions(options.value) : options.why;
}

describe.each(Object.values(GAMES))('the options of $id', (game) => {
  const specs = game.optionSpecs ?? [];

  it('are declared, each with the values worth offering', () => {
    expect(game.optionSpecs).toBeDefined();
    for (const { name, values } of specs) {
      for (const value of values) {
        const raw = value === undefined ? {} : { [name]: value };
        expect(retold(game, raw), `${name} ${value}`).toEqual(value === values[0] ? {} : raw);
      }
    }
  });

  it('belong to rulings that its README has', () => {
    const named = specs.flatMap(({ rules = [] }) => rules);
    const rulings = named.length === 0 ? [] : rulingsIn(readFileSync(`src/games/${game.id}/README.md`, 'utf8'));
    expect(named.filter((rule) => !rulings.includes(rule))).toEqual([]);
  });
});
