import { chanceStep } from '../chance.ts';
import type { GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import type { Match } from '../match.ts';
import { movers, type Law } from './moment.ts';

interface Sent<Move> {
  readonly seat: number;
  readonly move: Move;
}

/** Where no race is declared, it does not matter whose move arrives first. */
export const commutes: Law = {
  name: 'simultaneous moves commute',
  why: 'who has the faster connection decides, and the table does not say so.',
  moment({ kit: { game }, match, random }) {
    const toAct = movers(match);
    if (toAct.length < 2 || game.races(match.state)) return undefined;
    const i = random.below(toAct.length);
    const a = toAct[i] ?? 0;
    const b = toAct[(i + 1 + random.below(toAct.length - 1)) % toAct.length] ?? 0;
    const [first, second] = [a, b].map((seat) => ({
      seat,
      move: game.sample(game.legalView(match.state, seat), seat, random),
    })) as [Sent<unknown>, Sent<unknown>];
    const forth = inOrder(match, [first, second]);
    const back = inOrder(match, [second, first]);
    return forth === back ? undefined : `${JSON.stringify(first)} and ${JSON.stringify(second)} do not`;
  },
};

function inOrder<T extends GameTypes>(match: Match<T>, sent: readonly Sent<T['Move']>[]): string {
  const { game } = match;
  const state = game.copy(match.state);
  const dealing = chanceStep({ key: seedKey('commuting') }, {});
  for (const { seat, move } of sent) {
    const code = game.refusal(game.legalView(state, seat), seat, move);
    if (code !== undefined) return `seat ${seat} is refused as second: ${code} ${JSON.stringify(sent)}`;
    game.play(state, seat, move, dealing.chance);
  }
  return JSON.stringify(state);
}
