import { start, submit, type Match } from '../../../kernel/match.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { By, Seat } from '../../../kernel/seat.ts';
import { rudy, type Rudy } from './index.ts';

/** Its answers, with the fox asking for species, are in `ANSWERS`: worked out by hand. */
export const PILE = (
  'bear bear+cat hen hen+pig hen+pig+cat fox dolphin dolphin+octopus zebra giraffe+zebra rabbit bear+rabbit ' +
  'bear+rabbit+cat pig hen+pig octopus dolphin+octopus+cat giraffe giraffe+zebra+cat zebra+cat'
).split(' ');
export const ANSWERS = [1, 3, 1, 3, 7, 4, 1, 3, 1, 3, 1, 5, 10, 3, 8, 2, 10, 2, 11, 10];

export function open(seats: number, options: JsonObject = {}, pile: readonly string[] = PILE): Match<Rudy> {
  const read = rudy.options(options, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  return start(rudy, read.value, seats, { prescribed: { pile: [pile] } });
}

/** The match after a move that must be accepted. */
export function after(match: Match<Rudy>, seat: Seat, move: unknown, by: By = 'player'): Match<Rudy> {
  const answer = submit(match, { seat, move, by });
  if (!answer.ok) throw new Error(`seat ${seat} was refused ${JSON.stringify(move)}: ${answer.code}`);
  return answer.match;
}

/** The code of a move that must be refused. */
export function refusedFor(match: Match<Rudy>, seat: Seat, move: unknown, by: By = 'player'): string | undefined {
  const answer = submit(match, { seat, move, by });
  return answer.ok ? undefined : answer.code;
}

/** Everyone writes what `move` says, seat 0 first, for `turns` turns. */
export function writeAll(match: Match<Rudy>, turns: number, move: (seat: Seat, turn: number) => unknown): Match<Rudy> {
  let now = match;
  for (let i = 0; i < turns; i++) {
    const turn = now.state.turn;
    for (let seat = 0; seat < now.seats; seat++) now = after(now, seat, move(seat, turn));
  }
  return now;
}
