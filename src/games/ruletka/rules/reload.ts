import { present, type Seat } from '../../../kernel/seat.ts';
import { GUNS, inOrder, spareBullets } from './gun.ts';
import type { Moment } from './moment.ts';
import { wholeGun, type State } from './state.ts';

export function shuffleGun({ state, chance }: Moment, seat: Seat): void {
  const lot = GUNS[seat];
  if (lot === undefined) throw new RangeError(`no gun at seat ${seat}`);
  state.guns[seat] = chance.take(lot, inOrder(present(state.guns[seat])));
  forgetPeeps(state, seat);
}

/** One click of the gun, never the pocket, becomes a spare bullet; W5, W30: without one or the other nothing happens. */
export function addBullet(moment: Moment, seat: Seat): void {
  const { state, emit } = moment;
  const gun = present(state.guns[seat]);
  const click = gun.indexOf('click');
  if (spareBullets(state) === 0 || click < 0) {
    // A bullet was to be had and did not go in: now everybody knows that gun.
    if (spareBullets(state) > 0) state.clickless = [...new Set([...state.clickless, seat])].toSorted((a, b) => a - b);
    emit?.({ kind: 'no-bullet-added', seat });
    return;
  }
  const bullets = present(state.bullets[seat]) + 1;
  state.bullets[seat] = bullets;
  state.guns[seat] = inOrder(gun.with(click, 'bullet'));
  if (state.out[seat] === false) shuffleGun(moment, seat); // W4, W6: a renewed gun is shuffled at the next loading
  emit?.({ kind: 'bullet-added', seat, bullets });
}

/** All seven cards together again, spent ones too; with one bullet after a loss (the extra ones go back), else W24. */
export function putTogether(state: State, seat: Seat, bullets: number): void {
  state.bullets[seat] = bullets;
  state.guns[seat] = wholeGun(bullets);
  state.spent[seat] = [];
  state.clickless = state.clickless.filter((each) => each !== seat);
  forgetPeeps(state, seat);
}

function forgetPeeps(state: State, on: Seat): void {
  if (state.peeps.length > 0) state.peeps = state.peeps.filter((peep) => peep.on !== on);
}
