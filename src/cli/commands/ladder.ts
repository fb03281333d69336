import { ladderSteps, playLadder, type LadderPlan } from '../../arena/ladder.ts';
import { chooseCount, chooseGame, chooseOptions, type Choice } from '../choose.ts';
import { failed, usageError, reason, type Io } from '../io.ts';
import { progress } from '../progress.ts';
import { ladderTables } from '../report/ladder.ts';
import { ladderSvg } from '../report/ladder-svg.ts';
import { defineCommand, type Given } from './command.ts';
import { exampleGame, GAME, listGames } from './shared.ts';

const OPTIONS = {
  pairs: {
    value: 'N',
    help: ['deals a rung with two players, a quarter of it with four; 2000 unless you say otherwise'],
  },
  seed: { value: 'S', help: ['any text; "1" unless you say otherwise'] },
  options: { value: 'JSON', help: ['what the tables play with'] },
  json: { help: ['one line of JSON instead of the tables'] },
  svg: { value: 'FILE', values: 'file', help: ['draws it as well'] },
} as const;

const MOST_PAIRS = 1_000_000;
const TABLES = [2, 4];

export const ladder = defineCommand(
  {
    name: 'ladder',
    summary: "let each level of a game's bots play the one below",
    arguments: [GAME],
    options: OPTIONS,
    about: `Tells how strong a game's bots are: every level plays the one below on paired deals (see "stolik help sim"),
two at a table and one among three; the top level plays everyone who is there to be measured against;
and every level plays among its like. With 95 % intervals (Wilson's).`,
    examples(catalog) {
      const { id } = exampleGame(catalog);
      return [`ladder ${id} --pairs 200`, `ladder ${id} --svg ladder.svg`];
    },
    appendix: listGames,
  },
  async (given, io) => {
    const plan = await readPlan(given, io);
    if (!plan.ok) return usageError(io, 'ladder', plan.why);
    const { json, svg } = given.flags;
    const bar = progress(io, ladderSteps(plan.value), 'deals');
    let done = 0;
    const played = playLadder(plan.value, () => bar.step(++done));
    bar.end();
    io.terminal.out(json === true ? `${JSON.stringify(played)}\n` : ladderTables(played));
    if (svg === undefined) return 0;
    try {
      const sink = io.files.create(svg);
      sink.line(ladderSvg(played));
      sink.close();
    } catch (thrown) {
      return failed(io, 'ladder', `the picture cannot be written: ${reason(thrown)}`);
    }
    return 0;
  },
);

async function readPlan({ flags, words }: Given<typeof OPTIONS>, io: Io): Promise<Choice<LadderPlan>> {
  const chosen = chooseGame(io.catalog, words[0] ?? '');
  if (!chosen.ok) return chosen;
  const game = chosen.value;
  const pairs = chooseCount('pairs', flags.pairs, 2000, MOST_PAIRS);
  if (!pairs.ok) return pairs;
  const options = chooseOptions(game, flags.options);
  if (!options.ok) return options;
  const { levels, sparring, facts = [] } = await io.catalog.bots(game);
  const { least, most } = game.seats;
  return {
    ok: true,
    value: {
      game,
      options: options.value,
      // A game without levels is told of by those it has.
      ...(levels.length > 0 ? { levels, sparring } : { levels: sparring, sparring: [] }),
      facts,
      pairs: pairs.value,
      seed: flags.seed ?? '1',
      tables: TABLES.filter((players) => players >= least && players <= most),
    },
  };
}
