import { GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/contract.ts';
import { shown } from '../../kernel/decode.ts';
import { isObject } from '../../kernel/json.ts';
import { readArgs } from '../args.ts';
import { chooseGame } from '../choose.ts';
import { DECK_SHAPES } from '../../games/rudy/terminal/deck.ts';
import { failed, misused, reason, type Command, type ExitCode, type Io } from '../io.ts';
import { parseJson, told } from '../json-text.ts';
import { unknown } from '../suggest.ts';

const FLAGS = { game: 'value', json: 'switch' } as const;

/** `stolik deck check FILE`: whether the owner of a box wrote its deck down rightly. */
export const deck: Command = (args, io) => {
  const read = readArgs(args, FLAGS);
  if (!read.ok) return misused(io, 'deck', read.why);
  const [act, file, surplus] = read.words;
  if (act !== 'check')
    return misused(io, 'deck', act === undefined ? 'what about it?' : unknown('act', act, ['check']));
  if (file === undefined) return misused(io, 'deck', 'which file?');
  if (surplus !== undefined) return misused(io, 'deck', `one file at a time; "${surplus}" is too much.`);
  let named: Game | undefined;
  if (read.flags.game !== undefined) {
    const game = chooseGame([read.flags.game]);
    if (!game.ok) return misused(io, 'deck', game.why);
    named = game.value;
  }
  return check(io, file, named, read.flags.json === true);
};

function check(io: Io, file: string, named: Game | undefined, json: boolean): ExitCode {
  const result = checked(io, file, named);
  if (json)
    io.terminal.out(
      `${JSON.stringify(result.ok ? { game: result.game, deck: result.deck } : { error: result.error })}\n`,
    );
  else if (result.ok)
    io.terminal.out(
      `${file}: a right deck for ${result.game}.\n${result.summary.map((line) => `  ${line}\n`).join('')}`,
    );
  else return failed(io, 'deck', result.error);
  return result.ok ? 0 : 1;
}

type Checked =
  | { readonly ok: true; readonly game: string; readonly deck: unknown; readonly summary: readonly string[] }
  | { readonly ok: false; readonly error: string };

function checked(io: Io, file: string, named: Game | undefined): Checked {
  let text: string;
  try {
    text = io.files.read(file);
  } catch (thrown) {
    return { ok: false, error: `${file}: ${reason(thrown)}` };
  }
  const raw = parseJson(text);
  if (!raw.ok) return { ok: false, error: told(file, raw) };
  if (!isObject(raw.value)) return { ok: false, error: `${file}: a deck is an object, found ${shown(raw.value)}` };
  const game = named ?? guessed(Object.keys(raw.value));
  if (game === undefined) {
    return {
      ok: false,
      error: `${file}: it does not look like any game's deck; say whose it is with --game ${Object.keys(GAMES).join('|')}`,
    };
  }
  // Through the options, as a table would take it: there is one statement of what a deck may be.
  const options = game.options({ deck: raw.value }, '');
  if (!options.ok)
    return { ok: false, error: told(file, { place: options.place.replace(/^deck\.?/, ''), why: options.why }) };
  const summary = DECK_SHAPES[game.id]?.summary(raw.value) ?? [];
  return { ok: true, game: game.id, deck: raw.value, summary };
}

function guessed(keys: readonly string[]): Game | undefined {
  return Object.values(GAMES).find((game) => DECK_SHAPES[game.id]?.looksLike(keys) === true);
}
