import type { Bot } from '../bots/bot.ts';
import type { Fact } from '../bots/bots.ts';
import type { Game } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { everySeat } from '../kernel/seat.ts';
import { playPairing, type Standing } from './pairing.ts';
import { outcomeOf, playMatch } from './match.ts';
import { rounded, roundedRate, wilson, type Rate } from './wilson.ts';

/** A level against another: one of the better among others of the lesser, on paired deals. */
export interface Rung {
  readonly better: string;
  readonly lesser: string;
  readonly players: number;
  readonly deals: number;
  readonly fair: number;
  /** The better one's share of the deals; a drawn pair counts half. */
  readonly share: Rate;
  readonly games: Rate;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What one level does among its like. */
export interface LevelFacts {
  readonly level: string;
  readonly meanScore: number;
  readonly movesPerGame: number;
  /** Where the game can be played alone: how often it wins. */
  readonly solo?: Rate;
  readonly facts: readonly { readonly name: string; readonly share: Rate }[];
}

export interface Ladder {
  readonly game: string;
  readonly seed: string;
  readonly pairs: number;
  /** Each level against the one below. */
  readonly rungs: readonly Rung[];
  /** The top level against those who are there to be measured against. */
  readonly sparring: readonly Rung[];
  readonly levels: readonly LevelFacts[];
}

export interface LadderPlan {
  readonly game: Game;
  readonly options: unknown;
  readonly levels: readonly Bot[];
  readonly sparring: readonly Bot[];
  /** What is told of the levels besides who wins. */
  readonly facts: readonly Fact[];
  readonly pairs: number;
  readonly seed: string;
  /** How many sit at a table: one rung each. */
  readonly tables: readonly number[];
}

/** A deal at a larger table takes as many games as there are seats, so fewer of them say as much. */
function dealsFor(pairs: number, players: number): number {
  return players === 2 ? pairs : Math.max(1, Math.round(pairs / players));
}

/** How many deals and matches a ladder takes, for a progress bar: `step` is called that often. */
export function ladderSteps({ levels, sparring, pairs, tables, game }: LadderPlan): number {
  const deals = tables.reduce((sum, players) => sum + dealsFor(pairs, players), 0);
  const alone = game.seats.least === 1 ? 2 : 1;
  return deals * (levels.length - 1 + sparring.length) + alone * levels.length * matchesFor(pairs);
}

function matchesFor(pairs: number): number {
  return Math.max(1, Math.round(pairs / 4));
}

/** Plays every rung. */
export function playLadder(plan: LadderPlan, step: () => void): Ladder {
  const { game, levels, sparring, pairs, seed, tables } = plan;
  const rungs: Rung[] = [];
  for (const players of tables) {
    for (const [i, better] of levels.entries()) {
      const lesser = levels[i - 1];
      if (lesser !== undefined) rungs.push(rung(plan, better, lesser, players, step));
    }
  }
  const top = levels.at(-1);
  const spars = tables.flatMap((players) =>
    sparring.flatMap((partner) => (top === undefined ? [] : [rung(plan, top, partner, players, step)])),
  );
  return {
    game: game.id,
    seed,
    pairs,
    rungs,
    sparring: spars,
    levels: levels.map((bot) => levelFacts(plan, bot, step)),
  };
}

function rung(
  { game, options, pairs, seed }: LadderPlan,
  better: Bot,
  lesser: Bot,
  players: number,
  step: () => void,
): Rung {
  const deals = dealsFor(pairs, players);
  const lineup = [better, ...Array.from({ length: players - 1 }, () => lesser)];
  const { standings } = playPairing({ game, options, lineup, pairs: deals, seed }, { step });
  const mine = standings.find(({ level }) => level === better.level) as Standing; // it sits there
  return {
    better: better.level,
    lesser: lesser.level,
    players,
    deals,
    fair: mine.fair,
    share: roundedRate(mine.pairs),
    games: roundedRate(mine.games),
    won: mine.above,
    drawn: mine.even,
    lost: mine.below,
  };
}

function levelFacts({ game, options, facts, pairs, seed }: LadderPlan, bot: Bot, step: () => void): LevelFacts {
  const matches = matchesFor(pairs);
  const known = facts.map((fact) => ({ fact, hits: 0, trials: 0 }));
  const players = Math.max(2, game.seats.least);
  let [score, moves, won] = [0, 0, 0];
  for (let i = 0; i < matches; i++) {
    const lineup = everySeat(players).map(() => bot);
    const { match, entries } = playMatch(game, options, lineup, seedKey(`${seed}/facts/${i}`));
    const { scores } = outcomeOf(match);
    score += scores.reduce((sum, each) => sum + each, 0) / players;
    moves += entries.length;
    for (const each of known) {
      for (const seat of everySeat(players)) {
        const { hits, trials } = each.fact.of(match.state, seat);
        each.hits += hits;
        each.trials += trials;
      }
    }
    step();
  }
  const alone = game.seats.least === 1 ? matches : 0;
  for (let i = 0; i < alone; i++) {
    const { match } = playMatch(game, options, [bot], seedKey(`${seed}/solo/${i}`));
    if (outcomeOf(match).winners.length > 0) won++;
    step();
  }
  return {
    level: bot.level,
    meanScore: rounded(score / matches),
    movesPerGame: rounded(moves / matches),
    ...(alone > 0 && { solo: roundedRate(wilson(won, matches)) }),
    facts: known.map(({ fact, hits, trials }) => ({ name: fact.name, share: roundedRate(wilson(hits, trials)) })),
  };
}
