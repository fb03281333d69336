import { chanceStep } from '../chance.ts';
import { view, type GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import type { Match } from '../match.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import { otherWorld } from './hidden.ts';
import { deepFreeze, difference, inWorld, movers, nameOf, shownTo, someViewers } from './moment.ts';
import type { Flaw, Law, Moment } from './moment.ts';

function imagined<T extends GameTypes>(match: Match<T>, viewer: Viewer, random: Random): Match<T> {
  const { game, state } = match;
  return inWorld(match, game.imagine(deepFreeze(view(game, state, viewer)), viewer, random));
}

/**
 * A world imagined from a view alone shows that viewer the same: view, who is asked, how long they have.
 * Whatever a view gives away of the hidden world is different in the imagined one, and shows here.
 */
export const imaginesTheSame: Law = {
  name: 'an imagined world looks the same',
  why: 'what a view gives away of the hidden world is different in an imagined one.',
  moment(moment) {
    const { kit, match, census, random } = moment;
    for (const viewer of someViewers(moment)) {
      const other = imagined(match, viewer, random);
      const counted = JSON.stringify(kit.census(other.state));
      if (counted !== census) return `to ${nameOf(viewer)}, but it holds ${counted} instead of ${census}`;
      const [here, there] = [shownTo(match, viewer), shownTo(other, viewer)];
      if (here === there) continue;
      return {
        what: 'the world imagined from a view shows another one',
        viewer,
        hidden: 'whatever `imagine` has to draw, because the view does not tell it',
        told: difference(here, there),
      };
    }
    return undefined;
  },
};

const TRIES = 5;

/**
 * Non-interference. In two worlds that look the same to a viewer, somebody moves, this way or that. Where the two
 * look the same afterwards too, the viewer was told the same, and may do the same.
 */
export const nobodyCanTell: Law = {
  name: 'a hidden difference changes nothing a viewer is told',
  why: 'an event tells what the view hides.',
  moment(moment) {
    const { match, random } = moment;
    const toAct = movers(match);
    if (toAct.length === 0) return undefined;
    const viewers = someViewers(moment);
    const viewer = viewers[random.below(viewers.length)] ?? 'table';
    const mover = toAct[random.below(toAct.length)] ?? 0;
    const other = (random.below(2) === 0 ? otherWorld(moment, viewer) : undefined) ?? imagined(match, viewer, random);
    if (viewer !== 'table') {
      const flaw = refusesTheSame(moment, other, viewer);
      if (flaw !== undefined) return flaw;
    }
    const key = seedKey(`tell ${random.below(2 ** 32)}`);
    const toldWhereShown = new Map<string, string>();
    for (const world of [match, other]) {
      if (!movers(world).includes(mover)) continue; // what it holds there is of no use now
      for (let tries = 0; tries < TRIES; tries++) {
        const { shown, told } = tryMove(world, mover, viewer, key, random);
        const before = toldWhereShown.get(shown);
        if (before !== undefined && before !== told) {
          return {
            what: `after a move of ${nameOf(mover)} the view is the same, and the events are not`,
            viewer,
            hidden: 'what differs between two worlds that look the same before and after the move',
            told: difference(before, told),
          };
        }
        toldWhereShown.set(shown, told);
      }
    }
    return undefined;
  },
};

function refusesTheSame<T extends GameTypes>(moment: Moment<T>, other: Match<T>, seat: Seat): Flaw | undefined {
  const { kit, match, universe } = moment;
  const [here, there] = [kit.game.legalView(match.state, seat), kit.game.legalView(other.state, seat)];
  const move = universe.find((each) => kit.game.refusal(here, seat, each) !== kit.game.refusal(there, seat, each));
  return move === undefined
    ? undefined
    : {
        what: 'whether a move is refused depends on what is hidden',
        viewer: seat,
        hidden: 'what differs between two worlds that look the same',
        told: `${JSON.stringify(move)} is refused in one of them, or for another reason`,
      };
}

function tryMove<T extends GameTypes>(world: Match<T>, mover: Seat, viewer: Viewer, key: Uint8Array, random: Random) {
  const { game } = world;
  const move = game.sample(game.legalView(world.state, mover), mover, random);
  const state = game.copy(world.state, mover);
  const told: T['Event'][] = [];
  game.play(state, mover, move, chanceStep({ key }, {}).chance, (event) => void told.push(event));
  // The mover knows which move it was: only what it shows and tells others is compared by outcome alone.
  const own = mover === viewer ? JSON.stringify(move) : '';
  return { shown: own + shownTo(inWorld(world, state), viewer), told: JSON.stringify(told) };
}

/** While others are still to answer, nobody can tell which sealed move somebody made. */
export const staysSealed: Law = {
  name: 'a sealed answer shows nothing while questions are open',
  why: 'whoever answers last knows what the others answered.',
  moment(moment) {
    const { kit, match, random } = moment;
    const { game } = kit;
    const toAct = movers(match);
    const mover = toAct[random.below(Math.max(1, toAct.length))];
    if (mover === undefined || toAct.length < 2) return undefined;
    const sealed = [...game.moves(game.legalView(match.state, mover), mover)].filter((move) => game.sealed(move));
    if (sealed.length === 0) return undefined;
    const viewers = someViewers(moment).filter((viewer) => viewer !== mover);
    let first: string | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const move = sealed[random.below(sealed.length)];
      const state = game.copy(match.state, mover);
      const told: unknown[] = [];
      game.play(
        state,
        mover,
        move,
        chanceStep({ key: seedKey('sealed') }, {}).chance,
        (event) => void told.push(event),
      );
      const world = inWorld(match, state);
      const shown = JSON.stringify({
        told,
        shown: viewers.map((viewer): unknown => JSON.parse(shownTo(world, viewer))),
      });
      if (first !== undefined && first !== shown) {
        return {
          what: `others are shown which sealed move ${nameOf(mover)} made`,
          viewer: 'table',
          hidden: `which of the sealed moves ${nameOf(mover)} made, ${JSON.stringify(move)} or another`,
          told: difference(first, shown),
        };
      }
      first = shown;
    }
    return undefined;
  },
};

/** The key of a match is in nothing anyone is sent. */
export const keepsTheSecret: Law = {
  name: 'no view and no event holds the seed',
  why: 'whoever has the seed knows every card to come.',
  moment(moment) {
    const leak = someViewers(moment).find((viewer) => holds(shownTo(moment.match, viewer), moment.secret));
    return leak === undefined ? undefined : `${nameOf(leak)} is shown it`;
  },
  step({ before, progress }) {
    return holds(JSON.stringify(progress.events), before.secret) ? 'an event tells it' : undefined;
  },
};

/** Eight bytes in hexadecimal are enough to recognise a key, and too many to occur by chance. */
function holds(shown: string, secret: string): boolean {
  return shown.toLowerCase().includes(secret.slice(0, 16));
}
