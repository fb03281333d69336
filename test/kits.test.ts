import { expect, it } from 'vitest';
import { GAMES } from '../src/games/rules.ts';
import { KITS } from './kits.ts';

it('every registered game is held to the laws', () => {
  expect(Object.keys(KITS)).toEqual(Object.keys(GAMES));
  for (const [id, kit] of Object.entries(KITS)) expect(kit.game).toBe(GAMES[id]);
});
