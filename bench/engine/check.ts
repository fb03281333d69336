import { deepStrictEqual } from 'node:assert/strict';
import { rudy } from '../../src/games/rudy/rules/index.ts';
import { start, submit } from '../../src/kernel/match.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import { openStream } from '../../src/kernel/stream.ts';
import { SEED } from './contender.ts';
import { keyOf, OPTIONS, playMatch, playOut, showNothing, swiftFrom } from './kernel.ts';
import { NAMES } from './limits/deck.ts';
import { newTable, playInPlace, type Table } from './limits/place.ts';
import { playPure, showNothing as showNothingPure } from './limits/play.ts';
import { sfc32 } from './limits/sfc32.ts';
import { MOVES, scriptOf, SEATS, TURNS } from './script.ts';

/** Before anything is timed: that all contenders play the same game to the same end. Throws where one does not. */
export function checkLimits(matches: number): void {
  const chance = swiftFrom(...SEED);
  const sfc = sfc32(...SEED);
  const table = newTable();
  for (let match = 0; match < matches; match++) {
    const script = scriptOf(match);
    const pile = openStream(keyOf(match), 'pile');
    const pure = playPure((n) => pile.below(n), script, showNothingPure);
    deepStrictEqual(flat(playMatch(keyOf(match), script, showNothing)), pure, `pure reducer, match ${match}`);

    playInPlace(table, sfc, script);
    deepStrictEqual(flat(playOut(chance, script)), told(table), `in place, match ${match}`);
  }
}

/** The peer shuffles by itself, so its pile is prescribed to the kernel. */
export async function checkBoardgame(matches: number): Promise<void> {
  const { openTable } = await import('./peers/boardgame.ts');
  const table = openTable();
  for (let match = 0; match < matches; match++) {
    const { G, ctx } = await table.playMatch(match);
    const { seats, moves } = scriptOf(match);
    let ours = start(rudy, OPTIONS, SEATS, { prescribed: { pile: [G.pile.map((card) => NAMES[card] ?? '')] } });
    for (let i = 0; i < MOVES; i++) {
      const next = submit(ours, { seat: seats[i] ?? -1, move: moves[i], by: 'player' });
      if (!next.ok) throw new Error(`move ${i} was refused: ${next.code}`);
      ours = next.match;
    }
    deepStrictEqual(flat(rudy.outcome(ours.state)), ctx.gameover, `boardgame.io, match ${match}`);
  }
}

function flat(outcome: Outcome | undefined): object | undefined {
  if (outcome === undefined) return undefined;
  const { detail, ...rest } = outcome;
  return { ...rest, ...detail };
}

function told(table: Table): object {
  const places = [...table.places];
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    places,
    scores: [...table.scores],
    answers: [...table.answers],
    points: places.map((_, seat) => [...table.points.subarray(seat * TURNS, (seat + 1) * TURNS)]),
    circledPoints: [...table.circledPoints],
    crossedOut: [...table.crossedOut],
  };
}
