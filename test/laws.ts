import { parseArgs } from 'node:util';
import { tryLaws, trialsOf } from '../src/kernel/laws/index.ts';
import { KITS } from './kits.ts';

/** `npm run test:laws -- --games N [--game ID] [--seed S]`: the laws over as many random games as there is patience for. */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'laws' },
  },
});

const games = Number(values.games);
const kits = Object.values(KITS).filter((kit) => values.game === undefined || kit.game.id === values.game);
if (!Number.isInteger(games) || games < 1 || kits.length === 0) {
  console.error(`--games takes a whole number from 1, --game one of ${Object.keys(KITS).join(', ')}`);
  process.exit(2);
}

let broken = 0;
for (const kit of kits) {
  let [played, moves, longest] = [0, 0, 0];
  const began = performance.now();
  for (const trial of trialsOf(kit, games, values.seed)) {
    const tried = tryLaws(kit, trial);
    played++;
    moves += tried.moves;
    longest = Math.max(longest, tried.moves);
    if (tried.violation !== undefined) {
      broken++;
      console.error(JSON.stringify(tried.violation, null, 2));
      break;
    }
    if (process.stderr.isTTY && played % 10 === 0) {
      const left = ((performance.now() - began) / played) * (games - played);
      process.stderr.write(`\r${kit.game.id}: ${played} of ${games} games, about ${Math.ceil(left / 1000)} s left  `);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`${kit.game.id}: ${played} games, ${moves} moves, longest ${longest}`);
}
console.log(`${kits.length - broken} passed, ${broken} failed`);
process.exit(broken === 0 ? 0 : 1);
