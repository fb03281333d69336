import { about, closed, codes, named, seat } from '../kernel/declare.ts';
import { oneOf, optional, boolean, integer, type Decoder } from '../kernel/decode.ts';
import { listOf, matching, nullable, text } from '../kernel/decode-document.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Ranked } from '../kernel/ranking.ts';
import type { REFUSALS } from './command.ts';
import type {
  Lobby,
  LobbyBarred,
  LobbyBrokenOff,
  LobbyChair,
  LobbyEarlier,
  LobbyGroup,
  LobbyMatch,
  LobbyPreparing,
} from './lobby.ts';
import type { Settings } from './settings.ts';

export const chair = named(
  'chair',
  about('A place in the room, by a number that is never used again. Not a seat: seats are of one match.', integer(0)),
);
export const hex32 = named('hex32', matching(/^[0-9a-f]{64}$/, '32 bytes in lower-case hexadecimal'));
const perSeat = about('By seat; null where none came.', listOf(nullable(hex32)));

export const phase = oneOf<Lobby['phase']>(['open', 'preparing', 'playing', 'ended']);

const settings = named(
  'settings',
  closed<Settings>({
    locked: about('Nobody new may sit down.', boolean),
    spectators: about('Whoever has the spectators’ or the TV’s link may watch.', boolean),
    chat: boolean,
    minding: about('A bot minds a seat whose owner is absent or has left.', boolean),
    quickBots: about('Bots answer at once.', boolean),
    together: about(
      'The end is revealed to all together. Missing: where a big screen shows the table, or its host stands beside it.',
      optional(boolean),
    ),
    paced: about('What follows the last answer comes when the host says next.', boolean),
    cleanNames: about('A name with a bad word in it is refused.', boolean),
    approvedNames: about('A name is shown once the host has approved it; until then an animal’s is.', boolean),
    animalNames: about('Everybody is called by an animal’s name.', boolean),
    listed: about(
      'Open to everybody in the house: the table is listed, and bots give way to whoever sits down.',
      boolean,
    ),
  }),
);

const lobbyChair = closed<LobbyChair>({
  chair,
  name: text,
  lang: text,
  face: about('The picture they chose to sit behind; null: the screens choose one.', nullable(text)),
  dress: about('What they wish to wear, of what the game has; nobody else here has the same.', optional(text)),
  bot: about('A bot’s level; null for a person.', nullable(text)),
  present: about('Connected by a socket; bots always are.', boolean),
  standing: about('Beside the table: no seat in the next matches.', boolean),
  wishes: about('They wish for another name than this one; only the host can ask which.', boolean),
  minded: about('A bot or the game’s fallback plays for them until they are back.', boolean),
  gone: about('Left in the middle of a match; the chair goes when it is over.', boolean),
  rematch: about('After a match: whether they play the next one; null until they have said so.', nullable(boolean)),
  seat: about('In the match on the table, if they are in it.', nullable<number>(seat)),
});

const brokenOff = about(
  'Attempts that were broken off, and who had promised and did not open.',
  listOf(closed<LobbyBrokenOff>({ attempt: integer(1), missing: listOf(seat) })),
);
const without = about('Seats whose luck the host leaves out.', listOf(seat));

const preparing = closed<LobbyPreparing>({
  match: text,
  attempt: about('From 1. Everybody promises anew for each.', integer(1)),
  commitment: about('The server’s, to its secret of this attempt.', hex32),
  chairs: about('By seat, whose it will be.', listOf(chair)),
  promised: about('Seats whose promise is here.', listOf(seat)),
  promises: about('The closed list: open when your promise is in it. Null while it is open.', nullable(perSeat)),
  opened: about('Seats that have opened.', listOf(seat)),
  brokenOff,
  without,
  stopped: about('Too many attempts broke off: the host says start again, or abandon.', boolean),
});

const ranked = closed<Ranked>({
  group: about('The table, from 0.', integer(0)),
  seat,
  place: about('Among all, from 1; equals share one: 1, 1, 3.', integer(1)),
  score: integer(Number.MIN_SAFE_INTEGER),
  percent: about(
    'Where equal seats are compared: of a hundred of the others with this seat, how many did worse, and half of those who did as well.',
    nullable(integer(0, 100)),
  ),
});

/** An outcome whose detail is one of the games'. */
export function outcomeOf(detail: Decoder<JsonObject>): Decoder<Outcome> {
  return named(
    'outcome',
    closed<Outcome>({
      winners: about('Ascending; nobody where nobody wins.', listOf(seat)),
      places: about('By seat, from 1; equals share one: 1, 1, 3.', listOf(integer(1))),
      scores: about('By seat.', listOf(integer(0))),
      detail,
    }),
  );
}

/** The lobby, with the options and outcomes of the games there are. */
export function lobbyOf(
  game: Decoder<string>,
  options: Decoder<JsonObject>,
  outcome: Decoder<Outcome>,
): Decoder<Lobby> {
  const match = named(
    'match',
    closed<LobbyMatch>({
      match: text,
      of: about('Where several tables got the same deal: the shuffle they all were dealt from.', optional(text)),
      game: about('The table may have turned to another game since it ended.', game),
      attempt: about('The one it was dealt at.', integer(1)),
      commitment: hex32,
      list: about('The hash of the closed list of promises.', hex32),
      brokenOff,
      without,
      opened: about('How many devices’ bytes are in the deal.', integer(0)),
      seats: about('By seat, the names it was dealt under.', listOf(text)),
      stoodIn: about('Seats of people for whom a bot or the game’s fallback has played.', listOf(seat)),
      paused: boolean,
      revealing: about('It is over, and its end is being revealed: the views tell how far.', boolean),
      outcome: about('Null while it runs, until its end is revealed, and where it was broken off.', nullable(outcome)),
      abandoned: about('The host broke it off.', boolean),
    }),
  );
  const group = closed<LobbyGroup>({
    match,
    chairs: about('By seat, whose it is.', listOf(chair)),
    progress: about('How far it is, of a hundred; null where the game cannot tell.', nullable(integer(0, 100))),
    over: about('It is over, and waits for the others.', boolean),
  });
  return named(
    'lobby',
    closed<Lobby>({
      table: text,
      code: matching(/^[A-HJKMNP-Z2-9]{6}$/, 'six characters'),
      phase: about(
        'playing: a match runs. ended: the last one is still on the table. open: there was none yet.',
        phase,
      ),
      game,
      options: about('Only what differs from the default.', options),
      settings,
      emotesOnly: about(
        'Chat carries emotes only: the rules of the match that runs allow nothing typed, or the table is open to the house.',
        boolean,
      ),
      host: about('Null where nobody is left.', nullable<number>(chair)),
      chairs: about('In the order in which they will be seated.', listOf(lobbyChair)),
      barred: about(
        'Whom the host has sent away, by the chairs they had; the newest last, at most 32.',
        listOf(closed<LobbyBarred>({ chair, name: text })),
      ),
      preparing: about('The match being prepared.', nullable(preparing)),
      earlier: about(
        'A match begun by other rules than are played now: it cannot be shown, and the host can only abandon it.',
        nullable(closed<LobbyEarlier>({ match: text, game: text, version: nullable(integer(1)) })),
      ),
      together: about('Whether the end would be revealed to all together, as it is now.', boolean),
      starting: about('It is counted down to the next match.', boolean),
      startsIn: about('How many milliseconds it is until then, as this is sent.', nullable(integer(0))),
      broken: about(
        'The match met a fault of the program: it may not be shown or go on, and the host can abandon it.',
        boolean,
      ),
      match: about('The match that runs, or the one that has ended, until the next is dealt.', nullable(match)),
      spread: about('At how many tables the next match is played side by side; 1: at this one.', integer(1)),
      groups: about(
        'Several matches with the same deal, in the place of one. How one ended is told when all of them have.',
        nullable(listOf(group)),
      ),
      ranking: about(
        'All who played the same deal, the best first; null until every table is done.',
        nullable(listOf(ranked)),
      ),
    }),
  );
}

/** What the table adds to a game's events: who was beaten to it. */
export interface Behind {
  readonly kind: 'behind';
  readonly seat: number;
  readonly first: number;
  readonly ms: number;
}

export const behind = about(
  'In any game: this seat came so many milliseconds after the one that was first.',
  closed<Behind>({ kind: oneOf(['behind']), seat, first: seat, ms: integer(0) }),
);

export const tableRefusal = codes<(typeof REFUSALS)[number]>({
  'not-allowed': 'Whoever asks has no such right at this table.',
  'host-only': 'Only the host may do this.',
  locked: 'The host lets nobody new sit down.',
  'dress-taken': 'Somebody else here wears it.',
  'name-taken': 'Somebody here has this name, or one that looks like it.',
  kicked: 'The host has sent this device away, and has not let it in again.',
  'name-kicked': 'The host has sent somebody of this name away, or of one that looks like it.',
  'bad-word': 'There is a word in this name that the table does not want; another name will do.',
  'no-chair': 'There is no such person here.',
  'no-game': 'There is no such game, option or value; place and why tell which.',
  'no-level': 'This game has no such bot, or a bot of another game still sits here.',
  'too-few': 'The game is for more players.',
  'too-many': 'The game is for fewer players, or there is no chair left.',
  uneven: 'Tables that get the same deal are compared seat by seat in this game: each needs equally many.',
  'mostly-absent': 'More than 8 people sit here, and more than half of them are away; absent tells how many.',
  running: 'Not while a match runs or is being prepared.',
  'no-match': 'Only while a match runs.',
  paused: 'The match is paused.',
  'not-paused': 'The match is not paused.',
  'old-match': 'It is for another match or attempt, or came too late.',
  promised: 'This seat has promised something else already.',
  'not-promised': 'These are not the bytes this seat promised, or it has opened them in an earlier attempt.',
  'too-early': 'The list of promises is not closed yet.',
  'bad-pass': 'The pass was used, has expired or was never given.',
  'host-present': 'The host is here: ask them.',
  'host-may-return': 'The host may be back soon; wait tells when somebody else can be.',
  present: 'The owner of that seat is here; wait tells when they will have been waited for long enough.',
  'chat-off': 'The host has switched chat off.',
  'emotes-only': 'The rules of the match that runs allow nothing typed; emotes go through.',
  'among-strangers': 'At a table that is open to the house nothing is typed; emotes go through.',
  'no-listing': 'This house lists no tables.',
  'nothing-to-do': 'It is so already.',
  'think-again': 'A bot’s move was overtaken by another’s. Only the table hears this.',
  failed: 'A mistake of the server, told in its log; nothing has changed.',
  'store-full': 'The disk is full; nothing has changed, and it can be tried again.',
  'store-failed': 'It could not be kept; nothing has changed, and it can be tried again.',
  'store-closed': 'The server is closing; nothing has changed, and it can be tried again.',
});
