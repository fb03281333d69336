import type { GenericWords } from '../generic.ts';
import { english, listed } from '../plural.ts';

export const generic: GenericWords = {
  yes: 'yes',
  no: 'no',
  nothing: '–',
  players: 'Players',
  moves: 'You may',
  more: (left, next) => `… and ${left} more: +${next} shows the next ones, a part of a move finds it`,
  found: (count, text) => `${english(count, 'move', 'moves')} with "${text}"`,
  hint: 'The number of a move; or a part of one, to find it',
  malformed: 'Type the number of one of the moves listed.',
  rules: (title, seats) => [
    `${title}, ${english(seats, 'player', 'players')}. Its rules are not written down here yet.`,
    'Every time you are asked you see all that you may know and every move you may make. Type the number of a move, or a part of it to find it in a long list.',
  ],
  result: 'Result',
  scored: (score) => english(score, 'point', 'points'),
  youWin: 'You win!',
  wins: (name) => `${name} wins.`,
  shared: (names) => `A shared win: ${listed('en', names)}.`,
  nobody: 'Nobody wins.',
};
