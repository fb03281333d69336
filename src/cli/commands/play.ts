import type { Bot } from '../../bots/bot.ts';
import { levelsOf, usualLevel } from '../../bots/level.ts';
import type { Game } from '../../kernel/contract.ts';
import { readArgs } from '../args.ts';
import { chooseBots, chooseGame, chooseOptions, choosePlayers, type Choice } from '../choose.ts';
import type { Face } from '../terminal/face.ts';
import { FACES } from '../faces/index.ts';
import { misused, type Command, type Io } from '../io.ts';
import { sit } from '../terminal/session.ts';
import { unknown } from '../suggest.ts';
import { LANGUAGES, languageOf, type Language } from '../terminal/words/index.ts';

const FLAGS = { players: 'value', bots: 'value', options: 'value', seed: 'value', lang: 'value' } as const;

/** A table somebody wants to sit down at. */
export interface Plan {
  readonly game: Game;
  readonly face: Face;
  readonly options: unknown;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly language: Language;
}

export const play: Command = (args, io) => {
  const plan = readPlan(args, io);
  return plan.ok ? sit(plan.value, io) : misused(io, 'play', plan.why);
};

function readPlan(args: readonly string[], io: Io): Choice<Plan> {
  const read = readArgs(args, FLAGS);
  if (!read.ok) return read;
  const { flags } = read;
  const game = chooseGame(read.words);
  if (!game.ok) return game;
  const face = FACES[game.value.id];
  if (face === undefined) return { ok: false, why: `${game.value.id} cannot be played in a terminal.` };
  const language = flags.lang === undefined ? languageOf(io.env) : LANGUAGES.find((each) => each === flags.lang);
  if (language === undefined) return { ok: false, why: `--lang: ${unknown('language', flags.lang ?? '', LANGUAGES)}` };
  const players = choosePlayers(game.value, flags.players, face.players);
  if (!players.ok) return players;
  const options = chooseOptions(game.value, flags.options);
  if (!options.ok) return options;
  const usual = usualLevel(levelsOf(game.value.id)) ?? '';
  const bots = chooseBots(game.value, flags.bots, usual, players.value - 1);
  if (!bots.ok) return bots;
  const seed = flags.seed ?? io.newSeed();
  return { ok: true, value: { game: game.value, face, options: options.value, bots: bots.value, seed, language } };
}
