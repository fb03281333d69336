import { GAMES } from '../../../../games/rules.ts';
import { awaited, view, type Game, type GameTypes } from '../../../../kernel/contract.ts';
import { seedKey } from '../../../../kernel/fairness.ts';
import { start, submit, type Match } from '../../../../kernel/match.ts';
import { present } from '../../../../kernel/seat.ts';
import { STILL } from '../../../gallery/sample.ts';
import type { GenericProps } from '../props.ts';
import { labelOf } from '../text.ts';

const NAMES = ['Janek', 'Ola', 'Bartek', 'Świętosława', 'Kuba', 'Zosia'];
const FACES = ['lemon', 'cherries', 'mushroom', 'sunflower', 'robot-plum', 'kite'];

interface Moment {
  readonly match: Match<GameTypes>;
  readonly events: readonly unknown[];
}

/** A match of any game played by chance, always the same one: the gallery knows no game. */
function momentsOf(game: Game, seats: number, seed: string): readonly Moment[] {
  const options = game.options({}, '');
  if (!options.ok) throw new RangeError(options.why);
  let match = start(game, options.value, seats, { prescribed: {}, key: seedKey(seed) });
  const moments: Moment[] = [{ match, events: [] }];
  let drawn = seed.length + 7;
  const random = {
    below(n: number): number {
      drawn = (drawn * 48_271) % 0x7f_ff_ff_ff;
      return drawn % n;
    },
  };
  while (moments.length < 2000) {
    const asked = awaited(game, match.state);
    const seat = asked[random.below(Math.max(1, asked.length))];
    if (seat === undefined) break;
    const move = game.sample(game.legalView(match.state, seat), seat, random);
    const answer = submit(match, { seat, move, by: 'player' });
    if (!answer.ok) throw new RangeError(answer.code);
    ({ match } = answer);
    moments.push({ match, events: answer.events });
  }
  return moments;
}

function propsOf(game: Game, { match, events }: Moment, seat: number | undefined): GenericProps {
  const names = NAMES.slice(0, match.seats);
  const outcome = game.outcome(match.state);
  return {
    ...STILL,
    game,
    title: labelOf(game.id),
    view: view(game, match.state, seat ?? 'table'),
    seat,
    names,
    avatars: FACES.slice(0, match.seats),
    bots: names.map((_, who) => who === 2),
    question: seat === undefined ? null : (match.questions[seat] ?? null),
    toAct: game.toAct(match.state),
    events,
    outcome,
    rule: () => undefined,
    ...(outcome !== undefined && { check: () => undefined, rematch: () => undefined }),
  };
}

/** Before something happened, and then the news. */
type Pages = () => readonly GenericProps[];

function statesOf(id: string, game: Game): readonly (readonly [string, Pages])[] {
  const seats = Math.min(4, game.seats.most);
  const played = momentsOf(game, seats, id);
  const asked = (moment: Moment | undefined): number | undefined =>
    moment === undefined ? undefined : awaited(game, moment.match.state)[0];
  const at = (i: number): Moment => present(played[Math.min(i, played.length - 1)]);
  const middle = at(Math.floor(played.length / 2));
  const mine = (moment: Moment, more: Partial<GenericProps> = {}): GenericProps => ({
    ...propsOf(game, moment, asked(moment) ?? 0),
    ...more,
  });
  const first = mine(at(0));
  const move = ({ view: seen, seat = 0 }: GenericProps): unknown => [...game.moves(seen, seat)][0];
  const waiting = played.find(({ match }) => match.questions.includes(null) && game.outcome(match.state) === undefined);
  return [
    ['first', () => [first]],
    ['middle', () => [mine(at(Math.floor(played.length / 2) - 1)), mine(middle)]],
    ['clock', () => [mine(middle, { deadline: performance.now() + 14_400 })]],
    ['sent', () => [mine(middle, { pending: move(mine(middle)) })]],
    ['refused', () => [mine(middle), mine(middle, { refusal: { code: 'not-by-these-rules', n: 1 } })]],
    ['waiting', () => [propsOf(game, waiting ?? middle, (waiting ?? middle).match.questions.indexOf(null))]],
    ['watching', () => [propsOf(game, middle, undefined)]],
    ['tv', () => [{ ...propsOf(game, middle, undefined), tv: true }]],
    ['end', () => [propsOf(game, at(Infinity), 0)]],
    ['tv-end', () => [{ ...propsOf(game, at(Infinity), undefined), tv: true }]],
  ].map(([name, pages]) => [`${id}-${name as string}`, pages as Pages] as const);
}

/** Every game there is, on the board that knows none. */
export const STATES: Readonly<Record<string, Pages>> = Object.fromEntries(
  Object.entries(GAMES).flatMap(([id, game]) => statesOf(id, game)),
);
