import { parseArgs } from 'node:util';
import { FEATURES } from '../../src/games/mozg/bots/layout.ts';
import { opinion } from '../../src/games/mozg/bots/learnt.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import { openStream } from '../../src/kernel/stream.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';
import { learnNet } from './net.ts';
import { learnPolicy } from './policy.ts';
import { writeNet, writePolicy, type Kind } from './tables.ts';

/**
 * `node bench/mozg/learn.ts --what policy|net --players two|more [--rounds N --positions N] [--chunks N --hidden N]`:
 * what the bots of Gra o mózg know, learnt from their own play. A policy goes on from the one there is, or from nothing
 * with `--anew`; a net is learnt from nothing, for the policy there is.
 */
const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'policy' },
    players: { type: 'string', default: 'two' },
    seed: { type: 'string', default: '1' },
    anew: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '4' },
    positions: { type: 'string', default: '3000' },
    chunks: { type: 'string', default: '16' },
    hidden: { type: 'string', default: '32' },
  },
});

const kind: Kind = values.players === 'more' ? 'more' : 'two';
const random = fastRandom(openStream(seedKey(`learn ${values.what} ${kind} ${values.seed}`), 'dice'));
const { weights } = opinion(kind === 'two' ? 2 : 4);
if (values.what === 'net') {
  const hidden = Number(values.hidden);
  const seats = kind === 'two' ? [2] : [3, 4, 5];
  const { first, last } = learnNet(seats, weights, hidden, Number(values.chunks), 0.04, random);
  writeNet(kind, hidden, first, last);
} else {
  const from = values.anew ? new Float64Array(FEATURES) : weights.slice();
  learnPolicy(kind === 'two' ? 2 : 4, from, Number(values.rounds), Number(values.positions), random);
  writePolicy(kind, from);
}
