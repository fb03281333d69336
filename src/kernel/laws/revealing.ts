import type { GameTypes, Reveal } from '../contract.ts';
import { everySeat, type Viewer } from '../seat.ts';
import { deepFreeze, difference, someViewers, type Flaw, type Law, type Moment } from './moment.ts';

/** The last moment is the end itself, and no moment tells of a later one: what comes then can be exchanged unseen. */
export const revealsInOrder: Law = {
  name: 'a moment of the end tells nothing of a later one',
  why: 'somebody at the table knows who has won before it is shown to all.',
  ending({ last }) {
    const { game } = last.match;
    if (game.reveal === undefined) return undefined;
    return whole(last, game.reveal) ?? ordered(last, game.reveal);
  },
};

function whole<T extends GameTypes>({ match: { game, state } }: Moment<T>, reveal: Reveal<T>): Flaw | undefined {
  const moments = reveal.moments(state);
  if (!Number.isSafeInteger(moments) || moments < 1) return `there are ${moments} moments`;
  for (const moment of everySeat(moments)) {
    if (!(reveal.seconds(state, moment) > 0)) return `moment ${moment} passes in no time`;
  }
  const end = JSON.stringify(game.table(state));
  const shown = JSON.stringify(reveal.table(state, moments - 1));
  return shown === end ? undefined : `the last moment is not the end: ${difference(shown, end)}`;
}

function ordered<T extends GameTypes>(last: Moment<T>, reveal: Reveal<T>): Flaw | undefined {
  const { kit, match, random, exchanged } = last;
  if (kit.later === undefined) return 'its kit does not say what comes later';
  for (const viewer of someViewers(last)) {
    for (const moment of everySeat(reveal.moments(match.state))) {
      const other = kit.later(match.state, moment, viewer, random);
      if (other === undefined) continue;
      exchanged.set('reveal', (exchanged.get('reveal') ?? 0) + 1);
      const here = shownAt(last, reveal, match.state, moment, viewer);
      const there = shownAt(last, reveal, deepFreeze(other), moment, viewer);
      if (here === there) continue;
      const told = difference(here, there);
      return { what: `moment ${moment} tells of a later one`, viewer, hidden: 'what is revealed later', told };
    }
  }
  return undefined;
}

/** All that somebody is shown at a moment, and how long it lasts, which they can measure. */
function shownAt<T extends GameTypes>(
  { match: { game } }: Moment<T>,
  reveal: Reveal<T>,
  state: T['State'],
  moment: number,
  viewer: Viewer,
): string {
  return JSON.stringify({
    moments: reveal.moments(state),
    seconds: reveal.seconds(state, moment),
    table: reveal.table(state, moment),
    own: viewer === 'table' ? null : game.own(state, viewer),
  });
}
