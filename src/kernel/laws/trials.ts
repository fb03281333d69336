import type { GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import { shuffle } from '../random.ts';
import { openStream } from '../stream.ts';
import { fastRandom } from '../fast-random.ts';
import type { Kit } from './kit.ts';
import type { Trial } from './violation.ts';

const LARGE = 8;

/** At a large table everything takes longer, so it is tried as much more seldom: once in how many rounds of trials. */
function rarity(seats: number): number {
  return seats <= LARGE ? 1 : Math.ceil((2 * seats) / LARGE);
}

/** `games` trials, spread evenly over player counts and options; the same ones for the same seed. */
export function* trialsOf<T extends GameTypes>(
  kit: Kit<T>,
  games: number,
  seed: string,
  every?: number,
): Iterable<Trial> {
  const thinned = every === undefined ? {} : { every };
  const random = fastRandom(openStream(seedKey(seed), 'trials'));
  for (let i = 0, lap = 0; i < games; lap++) {
    const tables = kit.players.flatMap((seats) => {
      const options = kit.options.filter((_, place) => (place + lap) % rarity(seats) === 0);
      return options.map((each) => ({ seats, options: each }));
    });
    for (const table of shuffle(random, tables).slice(0, games - i))
      yield { ...table, seed: `${seed}/${i++}`, ...thinned };
  }
}
