import { awaited } from '../contract.ts';
import { pick, type Random } from '../random.ts';
import { everySeat, type Seat } from '../seat.ts';
import { submit } from '../match.ts';
import { someSeat, type Law } from './moment.ts';

/** What `moves` lists is exactly what `refusal` lets through, asked of the state and of the view alike. */
export const listedIsAccepted: Law = {
  name: 'every listed move is accepted, every accepted move is listed',
  why: 'a button that is refused, or a move that no button offers.',
  moment(moment) {
    const { kit, match } = moment;
    const { game } = kit;
    const seat = someSeat(moment);
    const seen = game.legalView(match.state, seat);
    const own = { ...game.table(match.state), ...game.own(match.state, seat) };
    const list = [...game.moves(seen, seat)].map((move) => JSON.stringify(move));
    const listed = new Set(list);
    if (listed.size !== list.length) return `seat ${seat}: a move is listed twice`;
    const fromView = [...game.moves(own, seat)].map((move) => JSON.stringify(move));
    if (fromView.join() !== list.join()) return `seat ${seat}: the view lists other moves than the state`;
    if (listed.size > 0 && !game.toAct(match.state).includes(seat)) {
      return `seat ${seat}: has ${listed.size} moves though not asked`;
    }
    if (listed.size === 0 && awaited(game, match.state).includes(seat)) {
      return `seat ${seat}: has no moves though awaited`;
    }
    const accepted = new Set<string>();
    for (const [i, move] of moment.universe.entries()) {
      const code = game.refusal(seen, seat, move);
      const told = moment.universeTold[i] as string;
      if (code !== game.refusal(own, seat, move)) return `seat ${seat}: state and view answer differently to ${told}`;
      if (code === undefined) accepted.add(told);
      if (code !== undefined && listed.has(told)) return `seat ${seat}: ${told} is listed and refused, ${code}`;
      if (code === undefined && !listed.has(told)) return `seat ${seat}: ${told} is accepted and not listed`;
    }
    const stranger = list.find((told) => !accepted.has(told));
    if (stranger !== undefined) return `seat ${seat}: ${stranger} is listed and is no well-formed move`;
    if (listed.size === 0) return undefined;
    const sampled = JSON.stringify(game.sample(seen, seat, moment.random));
    return listed.has(sampled) ? undefined : `seat ${seat}: ${sampled} is sampled and not listed`;
  },
};

export const fallbackIsLegal: Law = {
  name: 'what the clock plays is legal',
  why: 'when somebody runs out of time the match stands still.',
  moment({ kit: { game }, match, random }) {
    const waiting = awaited(game, match.state);
    const hurried = someOf(game.toAct(match.state), random).find(
      (seat) => !waiting.includes(seat) && game.pace(match.state, seat) !== undefined,
    );
    if (hurried !== undefined) return `seat ${hurried}: a clock runs for it, and nobody waits for it`;
    for (const seat of someOf(waiting, random)) {
      const move = game.fallback(game.legalView(match.state, seat), seat);
      const fromView = game.fallback({ ...game.table(match.state), ...game.own(match.state, seat) }, seat);
      const told = JSON.stringify(move);
      if (JSON.stringify(fromView) !== told) return `seat ${seat}: state and view fall back differently`;
      const answer = submit(match, { seat, move, by: 'clock' });
      if (!answer.ok) return `seat ${seat}: ${told} by the clock is refused, ${answer.code}`;
    }
    return undefined;
  },
};

/** A refused move leaves no trace. The moment's state is frozen, so a change in place shows as a thrown error. */
export const refusingChangesNothing: Law = {
  name: 'refusing changes nothing',
  why: 'a move that was not made has changed the match, and its record no longer replays.',
  moment(moment) {
    const { match, universe, random } = moment;
    const before = JSON.stringify(match.state);
    for (let tries = 0; tries < 4; tries++) {
      const seat = someSeat(moment);
      const move = universe[random.below(universe.length)];
      const answer = submit(match, { seat, move, by: 'player' });
      if (!answer.ok && JSON.stringify(match.state) !== before) return `refused ${answer.code}, and the state changed`;
    }
    for (const nonsense of [null, 7, 'pass', [], {}, { number: -1 }, { constructor: 1 }]) {
      const answer = submit(match, { seat: 0, move: nonsense, by: 'player' });
      if (answer.ok || answer.code !== 'malformed') return `${JSON.stringify(nonsense)} is not refused as malformed`;
    }
    const move = universe[0];
    const nobody = submit(match, { seat: match.seats, move, by: 'player' });
    return nobody.ok || nobody.code !== 'no-seat' ? 'a seat that does not exist may move' : undefined;
  },
};

/** A double tap answers once. */
export const answeredOnce: Law = {
  name: 'a question is answered once',
  why: 'a double tap makes two moves.',
  step({ before, submission, progress }) {
    const question = before.match.questions[submission.seat];
    if (question === null || question === undefined) return `seat ${submission.seat} moved without a question`;
    const again = submit(progress.match, { ...submission, question });
    return again.ok ? `seat ${submission.seat} answered question ${question} twice` : undefined;
  },
};

/** An answer that is on its way meets the question it was given to. Without chance, which other laws would miss. */
export const goesOnTheSame: Law = {
  name: 'a question that goes on offers nothing new',
  why: 'an answer on its way to one question is taken for the answer to another.',
  step({ before: { kit, match: before }, submission, progress: { match: after } }) {
    const { game } = kit;
    const kept = everySeat(after.seats).filter((seat) => {
      return (
        seat !== submission.seat && after.questions[seat] !== null && after.questions[seat] === before.questions[seat]
      );
    });
    const seat = kept[after.length % Math.max(1, kept.length)];
    if (seat === undefined) return undefined;
    const told = (match: typeof after) =>
      [...game.moves(game.legalView(match.state, seat), seat)].map((move) => JSON.stringify(move));
    const offered = new Set(told(before));
    const fresh = told(after).find((move) => !offered.has(move));
    return fresh === undefined ? undefined : `seat ${seat}: its question goes on, and ${fresh} is new`;
  },
};

export const someoneToAct: Law = {
  name: 'someone is asked until the end',
  why: 'a match that nobody can go on with, or one that goes on after its end.',
  moment({ kit: { game }, match }) {
    const toAct = game.toAct(match.state);
    const over = game.outcome(match.state) !== undefined;
    if (over !== (toAct.length === 0))
      return over ? `over, and ${toAct.join()} are asked` : 'not over, and nobody is asked';
    const inOrder = toAct.every((seat, i) => seat < match.seats && seat > (toAct[i - 1] ?? -1));
    if (!inOrder) return `asked are ${toAct.join()}: not ascending seats of this table`;
    const waiting = awaited(game, match.state);
    if (waiting.length === 0 && !over) return 'not over, and nobody is awaited';
    const stranger = waiting.find((seat, i) => !toAct.includes(seat) || seat <= (waiting[i - 1] ?? -1));
    if (stranger !== undefined)
      return `awaited are ${waiting.join()}: not ascending seats of ${toAct.join()}, who are asked`;
    const questions = match.questions.flatMap((question, seat) => (question === null ? [] : [seat]));
    return questions.join() === toAct.join() ? undefined : `questions for ${questions.join()}, asked ${toAct.join()}`;
  },
};

export const ownIsApart: Law = {
  name: "a seat's own keys are none of the table's",
  why: 'one half of a view overwrites the other.',
  moment(moment) {
    const { kit, match } = moment;
    const shared = Object.keys(kit.game.table(match.state));
    const doubled = Object.keys(kit.game.own(match.state, someSeat(moment))).find((key) => shared.includes(key));
    return doubled === undefined ? undefined : `both have ${doubled}`;
  },
};

/** At a large table asking everyone at every moment would take most of the time. */
function someOf(asked: readonly Seat[], random: Random): readonly Seat[] {
  return asked.length <= 6 ? asked : [pick(random, asked)];
}
