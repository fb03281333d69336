import { deal } from '../chance.ts';
import { view, type GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import type { Match } from '../match.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import { deepFreeze, inWorld, movers, shownTo, someViewers, type Law, type Moment } from './moment.ts';

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
  moment(moment) {
    const { kit, match, census, random } = moment;
    for (const viewer of someViewers(moment)) {
      const other = imagined(match, viewer, random);
      const counted = JSON.stringify(kit.census(other.state));
      if (counted !== census) return `to ${viewer}, but it holds ${counted} instead of ${census}`;
      const [here, there] = [shownTo(match, viewer), shownTo(other, viewer)];
      if (here !== there) return `${viewer} is shown ${difference(here, there)}`;
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
  moment(moment) {
    const { match, random } = moment;
    const toAct = movers(match);
    if (toAct.length === 0) return undefined;
    const viewers = someViewers(moment);
    const viewer = viewers[random.below(viewers.length)] ?? 'table';
    const mover = toAct[random.below(toAct.length)] ?? 0;
    const other = imagined(match, viewer, random);
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
          return `${viewer} sees the same after a move of seat ${mover}, but is told ${difference(before, told)}`;
        }
        toldWhereShown.set(shown, told);
      }
    }
    return undefined;
  },
};

function refusesTheSame<T extends GameTypes>(moment: Moment<T>, other: Match<T>, seat: Seat): string | undefined {
  const { kit, match, universe } = moment;
  const [here, there] = [kit.game.sight(match.state, seat), kit.game.sight(other.state, seat)];
  const move = universe.find((each) => kit.game.refusal(here, seat, each) !== kit.game.refusal(there, seat, each));
  return move === undefined
    ? undefined
    : `the answer to seat ${seat}'s ${JSON.stringify(move)} depends on hidden cards`;
}

function tryMove<T extends GameTypes>(world: Match<T>, mover: Seat, viewer: Viewer, key: Uint8Array, random: Random) {
  const { game } = world;
  const move = game.sample(game.sight(world.state, mover), mover, random);
  const state = game.copy(world.state);
  const told: T['Event'][] = [];
  game.play(state, mover, move, deal({ key }, {}).chance, (event) => void told.push(event));
  // The mover knows which move it was: only what it shows and tells others is compared by outcome alone.
  const own = mover === viewer ? JSON.stringify(move) : '';
  return { shown: own + shownTo(inWorld(world, state), viewer), told: JSON.stringify(told) };
}

/** While others are still to answer, nobody can tell which sealed move somebody made. */
export const staysSealed: Law = {
  name: 'a sealed answer shows nothing while questions are open',
  moment(moment) {
    const { kit, match, random } = moment;
    const { game } = kit;
    const toAct = movers(match);
    const mover = toAct[random.below(Math.max(1, toAct.length))];
    if (mover === undefined || toAct.length < 2) return undefined;
    const sealed = [...game.moves(game.sight(match.state, mover), mover)].filter((move) => game.sealed(move));
    if (sealed.length === 0) return undefined;
    const viewers = someViewers(moment).filter((viewer) => viewer !== mover);
    let first: string | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const move = sealed[random.below(sealed.length)];
      const state = game.copy(match.state);
      const told: unknown[] = [];
      game.play(state, mover, move, deal({ key: seedKey('sealed') }, {}).chance, (event) => void told.push(event));
      const world = inWorld(match, state);
      const shown = JSON.stringify([told, viewers.map((viewer) => shownTo(world, viewer))]);
      if (first !== undefined && first !== shown) {
        return `after ${JSON.stringify(move)} of seat ${mover} others see ${difference(first, shown)}`;
      }
      first = shown;
    }
    return undefined;
  },
};

/** The key of a match is in nothing anyone is sent. */
export const keepsTheSecret: Law = {
  name: 'no view and no event holds the seed',
  moment(moment) {
    const leak = someViewers(moment).find((viewer) => holds(shownTo(moment.match, viewer), moment.secret));
    return leak === undefined ? undefined : `${leak} is shown it`;
  },
  step({ before, progress }) {
    return holds(JSON.stringify(progress.events), before.secret) ? 'an event tells it' : undefined;
  },
};

/** Eight bytes in hexadecimal are enough to recognise a key, and too many to occur by chance. */
function holds(shown: string, secret: string): boolean {
  return shown.toLowerCase().includes(secret.slice(0, 16));
}

function difference(here: string, there: string): string {
  let at = 0;
  while (here[at] === there[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${here.slice(from, at + 50)}… and …${there.slice(from, at + 50)}…`;
}
