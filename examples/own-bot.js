// A bot of your own, against one of the house's, on paired deals:
//   npm exec -c "node examples/own-bot.js casual 200"
// It counts only what it saw on the last few cards, and trusts the deck for the rest.
import { botNamed } from '../src/games/all-bots.ts';
import { playPairing } from '../src/arena/pairing.ts';
import { interval } from '../src/arena/wilson.ts';
import { rudy } from '../src/games/rudy/rules/index.ts';

const LAST = 4;

const glance = {
  level: 'glance',
  blank: { turn: 0, cards: [] }, // what it remembers before the first view: anything that survives JSON
  observe(memory, view) {
    if (view.turn <= memory.turn) return memory; // the same view may be shown twice
    return { turn: view.turn, cards: [...memory.cards, view.card].slice(-LAST) };
  },
  decide({ cards }, { view }) {
    const species = view.card.split('+');
    const seen = cards
      .join('+')
      .split('+')
      .filter((each) => species.includes(each)).length;
    const forgotten = Math.max(0, view.turn - LAST);
    const number = view.card === 'fox' ? Math.min(9, view.turn) : seen + Math.floor(forgotten * 0.2 * species.length);
    const circled = view.seats > 1 && view.circleUsed === false && view.turn === 20;
    return circled ? { number, circled } : { number };
  },
};

const [level = 'casual', pairs = '200'] = process.argv.slice(2);
const rival = botNamed('rudy', level);
const options = rudy.options({}, '');
if (rival === undefined || !options.ok) throw new Error(`no bot "${level}"`);
const paired = playPairing({
  game: rudy,
  options: options.value,
  lineup: [glance, rival],
  pairs: Number(pairs),
  seed: 'own',
});
for (const each of paired.standings) {
  console.log(`${each.level.padEnd(10)} ${interval(each.pairs)} of the pairs, ${each.meanScore.toFixed(1)} points`);
}
