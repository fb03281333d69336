import type { Ladder, Rung } from '../../arena/ladder.ts';
import { interval } from '../../arena/wilson.ts';

/** A ladder for people: a table for every size of table, then what each level does among its like. */
export function ladderTables({ game, seed, pairs, rungs, sparring, levels }: Ladder): string {
  const top = levels.at(-1)?.level ?? '';
  const sizes = [...new Set([...rungs, ...sparring].map(({ players }) => players))];
  return [
    `${game}: ${pairs} paired deals a rung, seed "${seed}"`,
    '',
    ...sizes.flatMap((players) => table(`${players} players: each level against the one below`, rungs, players)),
    ...sizes.flatMap((players) => table(`${players} players: ${top} against sparring partners`, sparring, players)),
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
