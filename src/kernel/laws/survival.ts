import { view, type GameTypes } from '../contract.ts';
import { sameJson } from '../json.ts';
import { start, submit, type Match } from '../match.ts';
import { tellChance } from '../record.ts';
import { someViewers, type Ending, type Law } from './moment.ts';

function survives(value: unknown): boolean {
  return sameJson(value, JSON.parse(JSON.stringify(value)));
}

export const survivesJson: Law = {
  name: 'states, views, moves and events survive JSON',
  why: 'after a restart, or on a phone, it is something else.',
  moment(moment) {
    const { kit, match } = moment;
    if (!survives(match.state)) return 'the state does not';
    const viewer = someViewers(moment).find((each) => !survives(view(kit.game, match.state, each)));
    if (viewer !== undefined) return `the view of ${viewer} does not`;
    const outcome = kit.game.outcome(match.state);
    return outcome === undefined || survives(outcome) ? undefined : 'the outcome does not';
  },
  step({ progress }) {
    if (!survives(progress.entry.move)) return 'a move does not';
    return survives(progress.events) ? undefined : 'an event does not';
  },
};

/** From the key, and from the outcomes listed in a record, the same moves lead to the same bytes. */
export const replaysTheSame: Law = {
  name: 'a replay gives the same bytes',
  why: 'no record can be checked, and a restarted table goes on from another match.',
  ending({ first, last, submissions }) {
    const { game, options, seats, source } = first;
    const end = JSON.stringify(last.match.state);
    const again = run(start(game, options, seats, source), submissions);
    if (again !== end) return 'from the key it does not';
    const prescribed = tellChance(game.labels(seats), last.match.drawn);
    const stacked = run(start(game, options, seats, { prescribed }), submissions);
    return stacked === end ? undefined : 'from the listed outcomes it does not';
  },
};

function run<T extends GameTypes>(match: Match<T>, submissions: Ending<T>['submissions']): string {
  let now = match;
  for (const submission of submissions) {
    const answer = submit(now, JSON.parse(JSON.stringify(submission)));
    if (!answer.ok) return `refused: ${answer.code}`;
    now = answer.match;
  }
  return JSON.stringify(now.state);
}

export const conserves: Law = {
  name: 'nothing is lost and nothing appears',
  why: 'there are cards that nobody has, or more than are in the box.',
  moment({ kit, match, census }) {
    const now = JSON.stringify(kit.census(match.state));
    return now === census ? undefined : `${census} became ${now}`;
  },
};
