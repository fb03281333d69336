import type { Game } from '../../kernel/contract.ts';
import { shown } from '../../kernel/decode.ts';
import { isObject } from '../../kernel/json.ts';
import type { Catalog } from '../catalog.ts';
import { chooseGame } from '../choose.ts';
import { failed, nameOf, usageError, reason, type ExitCode, type Io } from '../io.ts';
import { parseJson, told } from '../json-text.ts';
import type { DeckFile } from '../terminal/terminal.ts';
import { defineCommand } from './command.ts';
import { FILE } from './shared.ts';

/** Whether the owner of a box wrote its deck down rightly. */
export const deck = defineCommand(
  {
    name: 'deck',
    summary: 'check the deck of your own box',
    arguments: [{ name: 'check', noun: 'act', values: ['check'], missing: 'what about it?' }, FILE],
    options: {
      game: { value: 'GAME', values: 'game', help: ['whose deck it is; guessed from the file unless you say'] },
      json: { help: ['{ "game", "deck" }, or { "error" }'] },
    },
    about: `Checks the deck of your own box, written down as JSON, and says what is wrong and where, or
what is in it. The game is guessed from the file unless --game names it. FILE - is standard input.`,
    async notes(catalog) {
      const decks = await decksOf(catalog);
      const [first] = decks;
      const formats = decks.flatMap(({ deck: { format } }) => format).join('\n');
      if (first === undefined) return 'No game has a deck of its own.';
      return `${formats}\n\nPlay with it:  stolik play ${first.game.id} --options "{\\"deck\\": $(cat my-deck.json)}"`;
    },
    async examples(catalog) {
      const [first] = await decksOf(catalog);
      const plain = 'deck check my-deck.json';
      return first === undefined ? [plain] : [plain, `${plain} --game ${first.game.id}`];
    },
  },
  async ({ flags, words }, io) => {
    const [, path = ''] = words;
    const named = flags.game === undefined ? undefined : chooseGame(io.catalog, flags.game);
    if (named?.ok === false) return usageError(io, 'deck', named.why);
    return tell(io, nameOf(path), await checked(io, path, named?.value), flags.json === true);
  },
);

interface GameDeck {
  readonly game: Game;
  readonly deck: DeckFile;
}

/** The games whose box may have a deck of its own. */
async function decksOf(catalog: Catalog): Promise<readonly GameDeck[]> {
  const all = Object.values(catalog.games).map(async (game) => {
    const { deck: file } = await catalog.terminal(game);
    return file === undefined ? [] : [{ game, deck: file }];
  });
  return (await Promise.all(all)).flat();
}

function tell(io: Io, file: string, result: Checked, json: boolean): ExitCode {
  const { terminal } = io;
  if (json)
    terminal.out(`${JSON.stringify(result.ok ? { game: result.game, deck: result.deck } : { error: result.error })}\n`);
  else if (result.ok)
    terminal.out(`${file}: a right deck for ${result.game}.\n${result.summary.map((line) => `  ${line}\n`).join('')}`);
  else return failed(io, 'deck', result.error);
  return result.ok ? 0 : 1;
}

type Checked =
  | { readonly ok: true; readonly game: string; readonly deck: unknown; readonly summary: readonly string[] }
  | { readonly ok: false; readonly error: string };

async function checked({ files, catalog }: Io, path: string, named: Game | undefined): Promise<Checked> {
  const file = nameOf(path);
  let text: string;
  try {
    text = files.read(path);
  } catch (thrown) {
    return { ok: false, error: `${file}: ${reason(thrown)}` };
  }
  const raw = parseJson(text);
  if (!raw.ok) return { ok: false, error: told(file, raw) };
  if (!isObject(raw.value)) return { ok: false, error: `${file}: a deck is an object, found ${shown(raw.value)}` };
  const keys = Object.keys(raw.value);
  const decks = await decksOf(catalog);
  const game = named ?? decks.find((each) => each.deck.looksLike(keys))?.game;
  if (game === undefined) {
    const ids = decks.map((each) => each.game.id).join('|');
    const error = `${file}: it does not look like any game's deck; say whose it is with --game ${ids}`;
    return { ok: false, error };
  }
  // Through the options, as a table would take it: there is one statement of what a deck may be.
  const options = game.options({ deck: raw.value }, '');
  if (!options.ok)
    return { ok: false, error: told(file, { place: options.place.replace(/^deck\.?/, ''), why: options.why }) };
  const summary = decks.find((each) => each.game === game)?.deck.summary(raw.value) ?? [];
  return { ok: true, game: game.id, deck: raw.value, summary };
}
