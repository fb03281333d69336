import { present } from '../../../kernel/seat.ts';
import { chanceStep } from '../../../kernel/chance.ts';
import type { Game } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import type { Law } from '../../../kernel/laws/moment.ts';
import type { Ruletka, State } from './index.ts';
import type { Move } from './move.ts';
import { isIn } from './who.ts';

/** Whoever knew a gun's order knows nothing of it once it has been shuffled: the same chance gives the same order. */
export const forgets: Law = {
  name: 'a shuffled gun forgets its order',
  why: 'whoever peeped into the gun still knows something of it.',
  moment({ kit, match }) {
    const game = kit.game as unknown as Game<Ruletka>;
    const state = match.state as State;
    for (const seat of game.toAct(state)) {
      for (const move of game.moves(game.legalView(state, seat), seat)) {
        const on = shuffledBy(state, move);
        if (on === undefined) continue;
        const [here, there] = [state, turnedOver(state, on)].map((world) => shuffled(game, world, seat, move, on));
        if (here !== there) return `seat ${seat}: ${JSON.stringify(move)} gives ${here} or ${there}`;
      }
    }
    return undefined;
  },
};

/** Whose gun is shuffled. W4: a renewed one lies in an order everybody knows, and stays so. */
function shuffledBy(state: State, move: Move): number | undefined {
  if ('spin' in move) return move.spin;
  return 'card' in move && move.card === 'spin-again' && isIn(state, move.on) ? move.on : undefined;
}

function turnedOver(state: State, on: number): State {
  return { ...state, guns: state.guns.map((gun, seat) => (seat === on ? gun.toReversed() : gun)) };
}

function shuffled(game: Game<Ruletka>, state: State, seat: number, move: Move, on: number): string {
  const world = game.copy(state);
  game.play(world, seat, move, chanceStep({ key: seedKey('forgetting') }, {}).chance);
  return [...present(world.spent[on]), ...present(world.guns[on])].join();
}
