import { isOtherButton } from '../../../client/board/enter.ts';
import { othersOf } from '../../../client/board/players.ts';
import type { Move } from '../rules/index.ts';
import type { Now } from './controls/now.ts';
import { isAsked, moveOf, NOTHING, wanted, wantsBet } from './hand/choice.ts';
import { useKeys } from '../../../client/shell/keys.ts';
import { circle } from './players.ts';

/** The whole game by keyboard: Enter says what is chosen, digits bet or name, P passes, Escape takes back. */
export function useHotkeys(now: Now): void {
  useKeys((event) => {
    const { view, seat, theatre, hand } = now;
    if (event.repeat) return;
    if (event.key === 'Enter') {
      if (isOtherButton(event.target, CHOSEN)) return;
      event.preventDefault();
      if (theatre.covers) return theatre.next();
      enter(now);
      return;
    }
    if (theatre.covers || seat === undefined || !isAsked(view, seat)) return;
    if (event.key === 'Escape') return hand.choose(NOTHING);
    if (/^\d$/.test(event.key)) return digit(now, seat, Number(event.key));
    const said = letter(now, event.key.toLowerCase());
    if (said !== undefined) hand.say(said);
  });
}

function enter({ view, hand, gun, rematch }: Now): void {
  const { phase } = view;
  if (hand.choice.card !== undefined || moveOf(view, hand.choice) !== undefined) return hand.commit();
  if (phase === 'loading' && gun.notch !== undefined) return hand.say({ pocket: gun.faceOf(gun.notch) });
  if (phase === 'spinning') return hand.say({ ready: true });
  if (phase === 'accused' && view.accusation !== null) return hand.say({ accuse: view.accusation.accused });
  if (phase === 'showOff') return hand.say({ take: true });
  if (phase === 'over') rematch?.();
}

function digit({ view, hand, gun }: Now, seat: number, number: number): void {
  if (view.phase === 'loading') {
    if (number >= 1 && number <= 7) gun.choose(number - 1);
    return;
  }
  if (wantsBet(view, hand.choice)) {
    if (number <= 5) hand.choose({ ...hand.choice, bet: number });
    return;
  }
  const card = hand.choice.card !== undefined;
  const seats = card ? circle(view, seat) : othersOf(view.seats, seat);
  const who = seats[number - (card ? 0 : 1)];
  if (who === undefined) return;
  if (view.phase === 'spinning') hand.say({ spin: who });
  else if (wanted(view, seat, hand.choice) > 0) hand.tap(who);
}

function letter({ view, hand }: Now, key: string): Move | undefined {
  if (hand.choice.card !== undefined) return undefined;
  if (key === 'p' && PASSED.has(view.phase)) return { pass: true };
  if (key === 'l' && view.phase === 'accusing') return { lastCall: true };
  return key === 's' && view.phase === 'showOff' ? { showOff: true } : undefined;
}

/** A name or a number just chosen: Enter says it, and does not take it back. */
const CHOSEN = '[aria-pressed="true"]:not(.rl-pad, .thumb)';

const PASSED: ReadonlySet<string> = new Set(['bids', 'accusing', 'accused', 'shot', 'bullet']);
