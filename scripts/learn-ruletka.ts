import { parseArgs } from 'node:util';
import type { Bot } from '../src/bots/bot.ts';
import { botNamed } from '../src/games/all-bots.ts';
import { raceValues, racing } from '../src/games/ruletka/bots/duel.ts';
import { worth } from '../src/games/ruletka/bots/race.ts';
import { playMatch } from '../src/arena/match.ts';
import { ACTION_CARDS, ruletka, type Ruletka, type State } from '../src/games/ruletka/rules/index.ts';
import { seedKey } from '../src/kernel/fairness.ts';
import { everySeat } from '../src/kernel/seat.ts';
import { start, submit } from '../src/kernel/match.ts';

/**
 * `node scripts/learn-ruletka.ts [--players 2] [--games 2000] [--level regular]`: plays bots of one level against each
 * other and tells what the matches say of standings: for two what each card in hand adds to the race, for more how
 * points, lives, bullets and cards make a standing. The numbers in `hand.ts` and `crowd-race.ts` come from it.
 */
const { values: flags } = parseArgs({
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    level: { type: 'string' },
    seed: { type: 'string' },
  },
});
const players = Number(flags.players ?? 2);
const games = Number(flags.games ?? 2000);
const read = ruletka.options({}, '');
if (!read.ok) throw new Error(read.why);
const options = read.value;
const bot = ((): Bot<Ruletka> => {
  const found = botNamed('ruletka', flags.level ?? 'regular');
  if (found === undefined) throw new Error('no such bot');
  return found as Bot<Ruletka>;
})();

/** A match as it stood when each round began, and who won. */
interface Story {
  readonly rounds: readonly State[];
  readonly winners: readonly number[];
}

function story(seed: string): Story {
  const key = seedKey(seed);
  const { entries, match } = playMatch(
    ruletka,
    options,
    everySeat(players).map(() => bot),
    key,
  );
  let now = start(ruletka, options, players, { key });
  const rounds: State[] = [now.state];
  for (const { seat, move, by } of entries) {
    const answer = submit(now, { seat, move, by });
    if (!answer.ok) throw new Error(answer.code);
    if (answer.match.state.round > now.state.round) rounds.push(answer.match.state);
    now = answer.match;
  }
  return { rounds, winners: ruletka.outcome(match.state)?.winners ?? [] };
}

const stories: Story[] = [];
for (let i = 0; i < games; i++) {
  stories.push(story(`${flags.seed ?? 'learn'}/${i}`));
  if ((i + 1) % 50 === 0) process.stderr.write(`\r${i + 1} of ${games} matches `);
}
process.stderr.write('\n');

if (players === 2) learnCards();
else learnStrength();

/** Least squares of what the race does not explain, on the cards in hand; few matches pull each card towards the mean. */
function learnCards(): void {
  const width = ACTION_CARDS.length;
  const rows: { readonly x: number[]; readonly y: number }[] = [];
  for (const { rounds, winners } of stories) {
    const result = winners.length === 1 ? (winners[0] === 0 ? 1 : -1) : 0;
    for (const state of rounds) {
      const side = (seat: number) =>
        racing(state.points[seat] ?? 0, state.lives[seat] ?? 0, state.bullets[seat] ?? 1, state.options.target);
      const [a, b] = [side(0), side(1)];
      const race = worth(raceValues(), a.points, a.lives, a.bullets, b.points, b.lives, b.bullets);
      const scale = 1 - race * race;
      const held = (seat: number, card: string): number =>
        (state.hands[seat] ?? []).filter((each) => each === card).length;
      rows.push({ x: ACTION_CARDS.map((card) => scale * (held(0, card) - held(1, card))), y: result - race });
    }
  }
  const any =
    solve(
      rows.map(({ x, y }) => ({ x: [x.reduce((sum, each) => sum + each, 0)], y })),
      1,
      [0.05],
      50,
    )[0] ?? 0;
  const each = solve(
    rows,
    width,
    ACTION_CARDS.map(() => any),
    300,
  );
  console.log(`${rows.length} rounds; any card ${any.toFixed(3)}`);
  for (const [i, card] of ACTION_CARDS.entries()) console.log(`  ${card}: ${(each[i] ?? 0).toFixed(3)}`);
}

/** Ridge regression towards `centre` by coordinate descent. */
function solve(rows: readonly { x: number[]; y: number }[], width: number, centre: number[], ridge: number): number[] {
  const found = centre.slice();
  for (let sweep = 0; sweep < 50; sweep++) {
    for (let k = 0; k < width; k++) {
      let [above, below] = [ridge * (centre[k] ?? 0), ridge];
      for (const { x, y } of rows) {
        const rest = y - x.reduce((sum, each, i) => (i === k ? sum : sum + each * (found[i] ?? 0)), 0);
        above += (x[k] ?? 0) * rest;
        below += (x[k] ?? 0) ** 2;
      }
      found[k] = above / below;
    }
  }
  return found;
}

/** What a standing is made of, each about as large as the others. */
function features(state: State, seat: number): number[] {
  const { points, lives, bullets } = racing(
    state.points[seat] ?? 0,
    state.lives[seat] ?? 0,
    state.bullets[seat] ?? 1,
    state.options.target,
  );
  const life = (from: number): number => (lives >= from ? 1 : 0);
  return [
    points / 10,
    (points / 10) ** 2,
    life(2),
    life(3),
    life(4),
    bullets - 1,
    (state.hands[seat]?.length ?? 0) / 5,
  ];
}

/** Odds to win as exponentials of a weighted sum, fitted by gradient ascent; rounds by the number of the living. */
function learnStrength(): void {
  const names = ['point', 'pointSquared', 'life 2', 'life 3', 'life 4', 'bullet', 'card'];
  for (let living = players; living >= 3; living--) {
    const rounds = stories.flatMap((each) => each.rounds.map((state) => ({ state, winners: each.winners })));
    const samples = rounds.flatMap(({ state, winners }) => {
      const alive = everySeat(players).filter((seat) => (state.lives[seat] ?? 0) > 0);
      const [winner, ...more] = winners;
      if (alive.length !== living || winner === undefined || more.length > 0) return [];
      return [{ xs: alive.map((seat) => features(state, seat)), won: alive.indexOf(winner) }];
    });
    const weights = names.map(() => 0);
    for (let step = 0; step < 1500; step++) {
      const slope = names.map((_, k) => -0.002 * (weights[k] ?? 0) * samples.length);
      for (const { xs, won } of samples) {
        const odds = xs.map((x) => Math.exp(x.reduce((sum, each, k) => sum + each * (weights[k] ?? 0), 0)));
        const all = odds.reduce((sum, each) => sum + each, 0);
        xs.forEach((x, i) => {
          const miss = (i === won ? 1 : 0) - (odds[i] ?? 0) / all;
          x.forEach((each, k) => {
            slope[k] = (slope[k] ?? 0) + miss * each;
          });
        });
      }
      slope.forEach((each, k) => {
        weights[k] = (weights[k] ?? 0) + (3 * each) / Math.max(1, samples.length);
      });
    }
    const scaled = weights.map((weight, k) =>
      k === 0 ? weight / 10 : k === 1 ? weight / 100 : k === 6 ? weight / 5 : weight,
    );
    console.log(
      `${living} living, ${samples.length} rounds: ${names.map((name, k) => `${name} ${(scaled[k] ?? 0).toFixed(4)}`).join(', ')}`,
    );
  }
}
