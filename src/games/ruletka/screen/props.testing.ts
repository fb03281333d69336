import { STILL } from '../../../client/gallery/sample.ts';
import { ruletka, type Options, type State } from '../rules/index.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { start } from '../../../kernel/match.ts';
import type { Happening, Props, View } from './players.ts';

const OPTIONS: Options = { pace: 'relaxed', target: 15, deck: 'standard' };

/** A table as a test wants it, seen from `seat`. */
export function viewOf(state: Partial<State>, seats = 4, seat = 0): View {
  const begun = start(ruletka, OPTIONS, seats, { prescribed: {}, key: seedKey('board') }).state;
  const now: State = { ...begun, ...state };
  return { ...ruletka.table(now), ...ruletka.own(now, seat) };
}

export function propsOf(view: View, events: readonly Happening[] = []): Props {
  return {
    ...STILL,
    view,
    seat: 0,
    names: ['Ala', 'Ola', 'Jan', 'Iga', 'Ewa', 'Jaś'].slice(0, view.seats),
    avatars: [],
    bots: [],
    events,
    rule: () => undefined,
  };
}
