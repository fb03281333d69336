import type { Pairing, PairingResult } from '../../arena/pairing.ts';
import { interval, percent, rounded, roundedRate } from '../../arena/wilson.ts';

/** What paired deals came to, for machines: one line of JSON. */
export function pairingJson(pairing: Pairing, result: PairingResult, speed: number): string {
  const { game, options, lineup, pairs, seed } = pairing;
  const levels = lineup.map((bot) => bot.level);
  const head = { game: game.id, players: lineup.length, pairs, games: result.games, seed, bots: levels };
  const standings = result.standings.map((standing) => ({
    ...standing,
    fair: rounded(standing.fair),
    wins: rounded(standing.wins),
    games: roundedRate(standing.games),
    pairs: roundedRate(standing.pairs),
    meanScore: rounded(standing.meanScore),
  }));
  return `${JSON.stringify({ ...head, options: game.encodeOptions(options), standings, gamesPerSecond: speed })}\n`;
}

/** The same for people. */
export function pairingTable(
  { game, lineup, seed }: Pairing,
  { pairs, games, standings }: PairingResult,
  speed: number,
): string {
  const level = Math.max(5, ...standings.map((each) => each.level.length));
  const two = lineup.length === 2;
  const rows = standings.map((each) =>
    [
      each.level.padEnd(level),
      cell(each.seats, 5),
      cell(percent(each.fair), 7),
      cell(Math.round(each.wins * 100) / 100, 9),
      interval(each.games).padEnd(27),
      interval(each.pairs).padEnd(27),
      cell(each.above, 6),
      cell(each.even, 6),
      cell(each.below, 6),
      cell(each.meanScore.toFixed(2), 8),
    ].join('  '),
  );
  const titles = [
    'bot'.padEnd(level),
    'seats',
    cell('fair', 7),
    cell('won', 9),
    'of the games (95 %)'.padEnd(27),
    `of the ${two ? 'pairs' : 'deals'} (95 %)`.padEnd(27),
    ...(two ? ['   won', ' drawn', '  lost'] : [' above', '  even', ' below']),
    'mean pts',
  ].join('  ');
  return [
    `${game.id}: ${pairs} deals, each played ${games / pairs} times with the seats moved on, seed "${seed}"`,
    '',
    titles,
    ...rows,
    '',
    two
      ? 'A drawn pair counts half for both.'
      : 'A deal counts with the share of its games that were won; above: more of them than fair.',
    `${speed} games a second.`,
    '',
  ].join('\n');
}

function cell(text: string | number, width: number): string {
  return String(text).padStart(width);
}
