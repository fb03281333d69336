import type { Simulation } from '../../arena/simulation.ts';
import type { Sums } from '../../arena/tally.ts';
import { interval } from '../../arena/wilson.ts';
import { present } from '../../kernel/seat.ts';

/** What many matches came to, for people. */
export function simulationTable({ game, lineup, seed }: Simulation, sums: Sums, speed: number): string {
  const { games, movesPerGame, shortest, longest, shared, winless } = sums;
  const level = Math.max(5, ...lineup.map((bot) => bot.level.length));
  const rows = lineup.map((bot, seat) => {
    const won = interval(present(sums.winRates[seat]));
    const score = present(sums.meanScores[seat]).toFixed(2);
    return `${String(seat).padStart(4)}  ${bot.level.padEnd(level)}  ${String(present(sums.wins[seat])).padStart(8)}  ${won.padEnd(27)}  ${score.padStart(8)}`;
  });
  return [
    `${game.id}: ${games} games of ${lineup.length}, seed "${seed}"`,
    '',
    `seat  ${'bot'.padEnd(level)}  ${'won'.padStart(8)}  ${'share (95 % interval)'.padEnd(27)}  ${'mean pts'.padStart(8)}`,
    ...rows,
    '',
    `${movesPerGame} moves a game on average, ${shortest} to ${longest}; ${shared} shared wins, ${winless} without a winner.`,
    `${speed} games a second.`,
    '',
  ].join('\n');
}

/** The same for machines: one line of JSON. */
export function simulationJson({ game, options, lineup, seed }: Simulation, sums: Sums, speed: number): string {
  const { games, ...rest } = sums;
  const head = {
    game: game.id,
    players: lineup.length,
    games,
    seed,
    bots: lineup.map((bot) => bot.level),
    options: game.encodeOptions(options),
  };
  return `${JSON.stringify({ ...head, ...rest, gamesPerSecond: speed })}\n`;
}
