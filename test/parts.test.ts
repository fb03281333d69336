import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { levelsOf, loadBots } from '../src/games/bots.ts';
import type { Manifest } from '../src/games/manifest.ts';
import { SHELF } from '../src/games/shelf.ts';

/** The parts a game may have besides its rules: where they are, and what stands in for them. */
const PARTS: readonly { part: keyof Manifest; words: string; folder: string; instead: string }[] = [
  { part: 'schema', words: 'a schema', folder: 'rules/schema.ts', instead: 'its moves are in no published document' },
  { part: 'bots', words: 'bots', folder: 'bots', instead: 'a bot that plays anything' },
  { part: 'terminal', words: 'a terminal face', folder: 'terminal', instead: 'the view as text, moves by number' },
  { part: 'screen', words: 'a board', folder: 'screen', instead: 'the generic board' },
  { part: 'cover', words: 'a cover', folder: 'screen/cover', instead: 'a plain box with its name' },
  { part: 'lobby', words: 'words for its options', folder: 'words/lobby', instead: 'options by their names' },
  { part: 'book', words: 'its rules in words', folder: 'book', instead: 'what holds at every table' },
];

const has = (game: Manifest): string[] => PARTS.filter(({ part }) => part in game).map(({ words }) => words);
const lacks = (game: Manifest): string[] =>
  PARTS.filter(({ part }) => !(part in game)).map(({ words, instead }) => `${words} (instead: ${instead})`);

describe.each(SHELF)('$id', (game) => {
  const { id } = game;

  it(`has ${['rules', ...has(game)].join(', ')}; lacks ${lacks(game).join(', ') || 'nothing'}`, () => {
    for (const { part, folder } of PARTS) {
      // A room nobody names would be there in vain.
      expect(existsSync(`src/games/${id}/${folder}`), `src/games/${id}/${folder}`).toBe(part in game);
    }
  });

  it('is what its rules say', async () => {
    const rules = (await game.rules()).game;
    expect(rules.id).toBe(id);
    expect(rules.seats).toEqual(game.seats);
  });

  it('has the bots it says', async () => {
    const { levels } = await loadBots(id);
    expect(levels.map(({ level }) => level)).toEqual(levelsOf(id));
  });

  it('has whole parts', async () => {
    const [schema, lobby, book] = await Promise.all([game.schema?.(), game.lobby?.(), game.book?.()]);
    const books = await Promise.all([book?.book.en(), book?.book.pl()]);
    expect(Object.keys(schema?.schema ?? { move: true })).toContain('move');
    expect(lobby ?? { t: true }).toHaveProperty('t');
    expect(books.filter((each) => each?.chapters.length === 0)).toEqual([]);
  });
});
