import type { GameId } from '../house/games.ts';
import type { Place } from './book.ts';

/** Said by every table: who may do what there, and which question an answer belongs to. */
const TABLE: Place = 'table';

const OF_A_GAME: Readonly<Record<GameId, Readonly<Record<string, Place>>>> = {
  rudy: {
    over: 'winning',
    'already-written': 'R12',
    'no-circle': 'R20',
    'circle-used': 'R6',
    malformed: 'turn',
    'emotes-only': 'R27',
  },
  mozg: {
    over: 'game-end',
    'not-asked': 'play',
    malformed: 'play',
    'not-now': 'play',
    'not-of-the-three': 'draft',
    'not-of-the-two': 'pass',
    'not-in-hand': 'play',
    'not-in-graveyard': 'refill',
    'too-few-copies': 'play',
    'must-be-higher': 'play',
    'spider-says-lower-than-8': 'Z10',
    'cannot-pass-on-empty-horde': 'Z3',
    'wrong-number-of-cards': 'refill',
    'not-yourself': 'Z22',
    'no-such-opponent': 'Z35',
    'graveyard-is-empty': 'Z20',
  },
  ruletka: {
    over: 'winning',
    'not-asked': 'cards',
    malformed: 'W34',
    'not-now': 'cards',
    'no-click-to-pocket': 'W7',
    'no-such-player': 'W34',
    'gun-already-spun': 'W27',
    'already-accused': 'accusing',
    'not-yourself': 'accusing',
    'another-is-accused': 'accusing',
    'pocket-already-shown': 'W8',
    'last-call-running': 'W28',
    'already-passed': 'W28',
    'aim-owed': 'W17',
    'no-aim-owed': 'W17',
    'no-such-card-in-hand': 'cards',
    'you-are-out': 'W3',
    'out-of-the-game': 'W4',
    'same-player-twice': 'cards-bets',
    'not-shooting': 'cards-shooting',
    'not-accused': 'W10',
  },
};

/** Where the rule stands that a refusal came from. */
export function placeOfCode(game: GameId, code: string): Place {
  return OF_A_GAME[game][code] ?? TABLE;
}
