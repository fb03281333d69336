import { describe, expect, it } from 'vitest';
import { tiny } from '../bots/tiny.testing.ts';
import { GAMES } from '../games/rules.ts';
import { manifestOf, SHELF } from '../games/shelf.ts';
import type { Game } from '../kernel/contract.ts';
import { CATALOG } from './catalog.ts';
import { chooseBots, choosePlayers } from './choose.ts';

it('refuses more or fewer players than the game has room for', () => {
  const why = (said: string): string => `--players: tiny is for 2 to 4 players, found "${said}".`;
  for (const said of ['0', '1', '5', '2.5', ''])
    expect(choosePlayers(tiny, said, 3)).toEqual({ ok: false, why: why(said) });
  expect(choosePlayers(tiny, '4', 3)).toEqual({ ok: true, value: 4 });
  expect(choosePlayers(tiny, undefined, 3)).toEqual({ ok: true, value: 3 });
});

describe.each(Object.values(GAMES).filter(({ id }) => manifestOf(id)?.bots !== undefined))(
  'the bots of $id',
  (game) => {
    it('are given their levels', async () => {
      const there = await CATALOG.bots(game);
      const best = there.levels.at(-1)?.level ?? '';
      const bots = chooseBots(game, there, `${best},random`, 2);
      expect(bots.ok && bots.value.map((bot) => bot.level)).toEqual([best, 'random']);
      expect(chooseBots(game, there, `${best},`, 2)).toMatchObject({ ok: false });
      expect(chooseBots(game, there, best, 0)).toEqual({ ok: true, value: [] });
    });

    it('are known by their numbers, from 1 on', async () => {
      const there = await CATALOG.bots(game);
      const all = there.levels.map(({ level }) => level);
      const bots = chooseBots(game, there, all.map((_, i) => i + 1).join(','), all.length);
      expect(bots.ok && bots.value.map((bot) => bot.level)).toEqual(all);
      for (const wrong of ['0', `${all.length + 1}`, '1.5', '0x1', '-1', ' '])
        expect(chooseBots(game, there, wrong, 2).ok).toBe(false);
    });
  },
);

it.each(SHELF)('finds the terminal of $id, which takes no strange deck for its own', async ({ id, terminal }) => {
  const { face, deck } = await CATALOG.terminal(GAMES[id] as Game);
  const own = await terminal?.();
  expect(face).toBe(own?.terminal.face ?? face);
  expect(deck?.looksLike(['queen']) ?? false).toBe(false);
});
