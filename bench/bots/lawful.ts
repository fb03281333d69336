import { parseArgs } from 'node:util';
import type { Bot } from '../../src/bots/bot.ts';
import { botNamed, botsOf } from '../../src/games/all-bots.ts';
import { playMatch } from '../../src/arena/match.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import { pick } from '../../src/kernel/random.ts';
import { openStream } from '../../src/kernel/stream.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';
import { KITS } from '../../test/kits.ts';

/**
 * `node bench/bots/lawful.ts [--games 100000] [--game rudy] [--budget 8]`: games of bots drawn from all there are, at
 * every size of table and with every option the laws try. A refused move ends it, loudly. Legality does not depend on how
 * long somebody thinks, so those who search get a small budget.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    game: { type: 'string' },
    budget: { type: 'string' },
    seed: { type: 'string' },
  },
});
const games = Number(values.games ?? 100_000);
const budget = Number(values.budget ?? 8);
const seed = values.seed ?? '1';

for (const [id, { game, players, options }] of Object.entries(KITS)) {
  if (values.game !== undefined && values.game !== id) continue;
  const dice = fastRandom(openStream(seedKey(`lawful/${seed}/${id}`), 'tables'));
  const all = botsOf(id).flatMap((name): readonly Bot[] => {
    const bot = botNamed(id, name);
    if (bot === undefined) return [];
    return [bot.budget === undefined ? bot : { ...bot, budget: Math.min(bot.budget, budget) }];
  });
  const sizes = players.filter((each) => each <= 6);
  const began = performance.now();
  let moves = 0;
  let next = began + 10_000;
  for (let i = 0; i < games; i++) {
    const read = game.options(pick(dice, options), '');
    if (!read.ok) throw new Error(read.why);
    const bots = Array.from({ length: pick(dice, sizes) }, () => pick(dice, all));
    moves += playMatch(game, read.value, bots, seedKey(`lawful/${seed}/${id}/${i}`)).entries.length;
    if (performance.now() < next) continue;
    next += 10_000;
    console.error(`${id}: ${i + 1} of ${games}`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${id}: ${games} games, ${moves} moves, none refused; ${Math.round(games / seconds)} games a second`);
}
