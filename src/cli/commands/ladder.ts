import { botsFor } from '../../bots/load.ts';
import { readArgs } from '../args.ts';
import { chooseCount, chooseGame, chooseOptions, type Choice } from '../choose.ts';
import { failed, misused, reason, type Command } from '../io.ts';
import { ladderSvg } from '../report/ladder-svg.ts';
import { progress } from '../progress.ts';
import { ladderSteps, playLadder, type Ladder, type LadderPlan, type Rung } from '../../arena/ladder.ts';
import { interval } from '../../arena/wilson.ts';

const FLAGS = { pairs: 'value', seed: 'value', options: 'value', json: 'switch', svg: 'value' } as const;

const MOST_PAIRS = 1_000_000;
const TABLES = [2, 4];

interface Plan extends LadderPlan {
  readonly json: boolean;
  readonly svg?: string;
}

export const ladder: Command = async (args, io) => {
  const plan = await readPlan(args);
  if (!plan.ok) return misused(io, 'ladder', plan.why);
  const { json, svg } = plan.value;
  const steps = ladderSteps(plan.value);
  const bar = progress(io, steps, 'deals');
  let done = 0;
  const played = playLadder(plan.value, () => bar.step(++done));
  bar.end();
  io.terminal.out(json ? `${JSON.stringify(played)}\n` : account(played));
  if (svg === undefined) return 0;
  try {
    const sink = io.files.create(svg);
    sink.line(ladderSvg(played));
    sink.close();
  } catch (thrown) {
    return failed(io, 'ladder', `the picture cannot be written: ${reason(thrown)}`);
  }
  return 0;
};

async function readPlan(args: readonly string[]): Promise<Choice<Plan>> {
  const read = readArgs(args, FLAGS);
  if (!read.ok) return read;
  const { flags } = read;
  const game = chooseGame(read.words);
  if (!game.ok) return game;
  const { id, seats } = game.value;
  const pairs = chooseCount('pairs', flags.pairs, 2000, MOST_PAIRS);
  if (!pairs.ok) return pairs;
  const options = chooseOptions(game.value, flags.options);
  if (!options.ok) return options;
  const { levels, sparring, facts = [] } = await botsFor(id);
  return {
    ok: true,
    value: {
      game: game.value,
      options: options.value,
      levels,
      sparring,
      facts,
      pairs: pairs.value,
      seed: flags.seed ?? '1',
      tables: TABLES.filter((players) => players >= seats.least && players <= seats.most),
      json: flags.json === true,
      ...(flags.svg !== undefined && { svg: flags.svg }),
    },
  };
}

function account({ game, seed, pairs, rungs, sparring, levels }: Ladder): string {
  const top = levels.at(-1)?.level ?? '';
  return [
    `${game}: ${pairs} paired deals a rung, seed "${seed}"`,
    '',
    ...TABLES.flatMap((players) => table(`${players} players: each level against the one below`, rungs, players)),
    ...TABLES.flatMap((players) => table(`${players} players: ${top} against sparring partners`, sparring, players)),
    'Among their like',
    ...levels.map((each) =>
      [
        `  ${each.level.padEnd(10)}`,
        `${each.meanScore.toFixed(1).padStart(6)} points`,
        `${each.movesPerGame.toFixed(1).padStart(6)} moves a game`,
        ...each.facts.map(({ name, share }) => `${name} ${interval(share)}`),
        ...(each.solo === undefined ? [] : [`alone wins ${interval(each.solo)}`]),
      ].join('  '),
    ),
    '',
  ].join('\n');
}

function table(title: string, rungs: readonly Rung[], players: number): readonly string[] {
  const here = rungs.filter((each) => each.players === players);
  if (here.length === 0) return [];
  const width = Math.max(...here.map((each) => pairing(each).length));
  const rows = here.map((each) =>
    [
      `  ${pairing(each).padEnd(width)}`,
      interval(each.share).padEnd(27),
      `${String(each.won).padStart(5)} : ${String(each.drawn).padStart(4)} : ${String(each.lost).padStart(4)}`,
      ...(players === 2 ? [] : [`of the games ${interval(each.games)}`]),
    ].join('  '),
  );
  return [title, ...rows, ''];
}

function pairing({ better, lesser }: Rung): string {
  return `${better} against ${lesser}`;
}
