import { expect } from 'vitest';
import { seatPlayers } from '../../arena/players.ts';
import { randomBot } from '../../bots/random.ts';
import type { Game } from '../../kernel/contract.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { observation, start, submit } from '../../kernel/match.ts';
import { everySeat } from '../../kernel/seat.ts';
import { openStream } from '../../kernel/stream.ts';
import { fastRandom } from '../../kernel/fast-random.ts';
import type { Face, Setting } from './face.ts';
import { paintFor } from './paint.ts';
import { WORDS, type Language } from './words/index.ts';

const PAINT = paintFor({ colours: false, pictures: false });

export const NAMES = ['Me', 'Ada', 'Bob', 'Cy', 'Di', 'Eve'];

export function settingIn(language: Language, seats: number): Setting {
  return { language, words: WORDS[language], paint: PAINT, names: NAMES.slice(0, seats), me: 0 };
}

/** What a person would type for a move. */
export type Typed = (move: unknown, screen: string, language: Language) => string;

/** Four, where the game has room for them. */
function seatsAt({ seats: { least, most } }: Game): number {
  return Math.min(Math.max(least, 4), most);
}

/**
 * Plays a match of four with a random person at seat 0 who types what they mean: every line must be read as the move that
 * was meant. Gives what was told and the last pages; nothing of it may show a hole.
 */
export function typedThrough(game: Game, face: Face, typed: Typed, raw: object, language: Language, seed: string) {
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  const key = seedKey(seed);
  const seats = seatsAt(game);
  const setting = settingIn(language, seats);
  const bot = randomBot(game);
  const others = seatPlayers(
    everySeat(seats).map(() => bot),
    key,
  );
  const dice = fastRandom(openStream(key, 'person'));
  const told: string[] = [];
  let match = start(game, options.value, seats, { key });
  while (game.toAct(match.state).length > 0) {
    const seat = others.next(match);
    const move = seat === 0 ? game.sample(game.legalView(match.state, 0), 0, dice) : others.decide(match, seat);
    const view = observation(match, 0).view;
    const screen = face.screen(view, setting);
    const read = seat === 0 ? face.read(typed(move, screen, language), view, setting) : move;
    expect(game.readMove(read, 'player', options.value)).toEqual(move);
    told.push(screen, face.hint(view, setting));
    const answer = submit(match, { seat, move: read, by: 'player' });
    if (!answer.ok) throw new Error(answer.code);
    for (const event of answer.events) told.push(face.tell(event, setting) ?? '');
    match = answer.match;
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) throw new Error('not over');
  const pages = face.review(observation(match, 0).view, outcome, setting);
  expect([...told, ...pages].filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  return { told, pages };
}

/** Which lines that mean nothing are read as a move, at a table that has just been laid. */
export function nonsenseRead(game: Game, face: Face): readonly string[] {
  const options = game.options({}, '');
  if (!options.ok) throw new Error(options.why);
  const seats = seatsAt(game);
  const match = start(game, options.value, seats, { key: seedKey('nonsense') });
  const setting = settingIn('en', seats);
  const view = observation(match, 0).view;
  const lines = ['', '-1', '2.5', '1e9', '"5"', 'xyzzy', '{}', '7 7 7 7', '__proto__', '0x5'];
  return lines.filter((line) => game.readMove(face.read(line, view, setting), 'player', options.value) !== undefined);
}
