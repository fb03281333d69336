import { usualLevel } from '../../bots/level.ts';
import { chooseBots, chooseGame, chooseOptions, choosePlayers, type Choice } from '../choose.ts';
import { usageError, type Io } from '../io.ts';
import { unknown } from '../suggest.ts';
import { playSession, type SessionPlan } from '../terminal/session.ts';
import { LANGUAGES, languageOf } from '../terminal/words/index.ts';
import { defineCommand, type Given } from './command.ts';
import { exampleGame, GAME, listGames, listLevels, listOptions } from './shared.ts';

const OPTIONS = {
  players: { value: 'N', help: ['how many sit at the table, you included'] },
  bots: {
    value: 'LEVEL',
    usage: 'LEVEL[,LEVEL…]',
    values: 'bot',
    help: ['how the others play: one level for all, or one for each; by name, or 1 (weakest) to 5'],
  },
  options: { value: 'JSON', help: ['what this table plays with; only what differs from the usual'] },
  seed: { value: 'S', help: ['the same seed deals the same cards'] },
  lang: {
    value: LANGUAGES.join('|'),
    values: LANGUAGES,
    help: ['the language; without it, the one of your system (LANG)'],
  },
} as const;

export const play = defineCommand(
  {
    name: 'play',
    summary: 'play against bots, here in the terminal',
    arguments: [GAME],
    options: OPTIONS,
    about: 'Sits you down at a table with bots. Type ? at any question for the rules; Ctrl+C leaves.',
    notes: () => 'Colours are left out where NO_COLOR is set. Input may come through a pipe, a line an answer.',
    async examples(catalog) {
      const game = exampleGame(catalog);
      const { examples = ['--bots random --lang pl'] } = await catalog.terminal(game);
      return [`play ${game.id}`, ...examples.map((each) => `play ${game.id} ${each}`)];
    },
    async appendix(catalog) {
      const parts = [await listGames(catalog), listOptions(catalog), await listLevels(catalog)];
      return parts.filter((each) => each !== '').join('\n');
    },
  },
  async (given, io) => {
    const plan = await readPlan(given, io);
    return plan.ok ? playSession(plan.value, io) : usageError(io, 'play', plan.why);
  },
);

async function readPlan({ flags, words }: Given<typeof OPTIONS>, io: Io): Promise<Choice<SessionPlan>> {
  const chosen = chooseGame(io.catalog, words[0] ?? '');
  if (!chosen.ok) return chosen;
  const game = chosen.value;
  const language = flags.lang === undefined ? languageOf(io.env) : LANGUAGES.find((each) => each === flags.lang);
  if (language === undefined) return { ok: false, why: `--lang: ${unknown('language', flags.lang ?? '', LANGUAGES)}` };
  const { face, levels } = await io.catalog.terminal(game);
  const players = choosePlayers(game, flags.players, face.players);
  if (!players.ok) return players;
  const options = chooseOptions(game, flags.options);
  if (!options.ok) return options;
  const there = await io.catalog.bots(game);
  const usual = usualLevel(there.levels.map(({ level }) => level)) ?? there.sparring[0]?.level ?? '';
  const bots = chooseBots(game, there, flags.bots ?? usual, players.value - 1);
  if (!bots.ok) return bots;
  const seed = flags.seed ?? io.newSeed();
  return { ok: true, value: { game, face, levels, options: options.value, bots: bots.value, seed, language } };
}
