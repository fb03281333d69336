import { declared, keyed, objectOf, oneOf, optional, right, shown, boolean, integer, wrong } from '../kernel/decode.ts';
import { isInteger } from '../kernel/json.ts';
import { anything, listOf, matching } from '../kernel/decode-document.ts';
import type { Decoded, Decoder, Fields, Place } from '../kernel/decode.ts';
import { EMOTES, type EmoteName } from './emote.ts';
import { isObject } from '../kernel/json.ts';
import { chatText, faceName, language, personName } from './words.ts';

/** Tables that may get the same deal. */
const MOST_TABLES = 60;

/** The longest message up, in bytes of UTF-8. A deck written out card by card is the longest there is. */
export const MOST_BYTES = 8192;

/**
 * Who is there. The first message of every connection, and the way back after a tunnel, a locked phone or a restart.
 * `token` is a seat's secret; it may be left out where a cookie carries it. `watch` and `tv` are the keys of those links.
 */
export interface Hello {
  readonly t: 'hello';
  readonly protocol: number;
  readonly table: string;
  readonly token?: string;
  readonly watch?: string;
  readonly tv?: string;
}

/**
 * A big screen that waits for a table, or shows one: the first and only kind of message of its connection, said again whenever
 * `busy` changes. Its code and its grip follow from the key, so it has the same ones after a restart of either end.
 */
export interface Screen {
  readonly t: 'screen';
  readonly key: string;
  /** Whether it shows a table: then its code opens nothing, and only its grip does. */
  readonly busy: boolean;
}

/** What a chair asks of a screen, by the code it shows or by the grip that was answered when it was taken. */
export type Show = { readonly id?: number } & (
  | { readonly t: 'show-on'; readonly screen: string }
  | { readonly t: 'show-off'; readonly screen: string }
);

/** An answer to a question, and to that one only. */
export interface Move {
  readonly t: 'move';
  readonly question: number;
  readonly move: unknown;
}

export interface Ping {
  readonly t: 'ping';
  /** Comes back in the pong as it is. */
  readonly id?: number;
}

export const SWITCHES = [
  'locked',
  'spectators',
  'chat',
  'minding',
  'quickBots',
  'paced',
  'cleanNames',
  'approvedNames',
  'animalNames',
  'together',
  'listed',
] as const;
export type Switches = { readonly [K in (typeof SWITCHES)[number]]?: boolean };

/** A message as a table's command: the same words, and `do` for `t`. */
export type AsCommand<A> = A extends { readonly t: infer T } ? { readonly do: T } & Omit<A, 't' | 'id'> : never;

/** Everything else one can ask of a table. With `id` the answer, `done` or `refused`, carries it too. */
export type Ask = { readonly id?: number } &
  /** A device's share in the shuffle: first what it promises, then, once all promises are known, what it promised. */
  (
    | { readonly t: 'promise'; readonly match: string; readonly attempt: number; readonly promise: string }
    | { readonly t: 'open'; readonly match: string; readonly attempt: number; readonly bytes: string }
    | { readonly t: 'name'; readonly name: string }
    | { readonly t: 'lang'; readonly lang: string }
    | { readonly t: 'face'; readonly face: string }
    /** Of what the game has to wear; one that somebody else has is refused. */
    | { readonly t: 'dress'; readonly dress: string }
    | { readonly t: 'leave' }
    /** Answered with a one-time pass for another device. */
    | { readonly t: 'pass' }
    | { readonly t: 'claim-host' }
    /** After a match: whether one plays the next. */
    | { readonly t: 'rematch'; readonly in: boolean }
    /** The page goes out of sight, as a phone's does that is locked; or is back. */
    | { readonly t: 'asleep'; readonly on: boolean }
    /** While an end is revealed: one sees it by oneself; it goes on to a moment, past the last one to its end, or is held. */
    | { readonly t: 'let-go' }
    | { readonly t: 'reveal'; readonly moment: number; readonly held?: boolean }
    /** The host stands up beside the table; whoever stands sits down again. */
    | { readonly t: 'stand'; readonly on: boolean }
    | { readonly t: 'chat'; readonly text: string }
    | { readonly t: 'emote'; readonly emote: EmoteName }
    | { readonly t: 'game'; readonly game: string; readonly options: unknown }
    | { readonly t: 'set'; readonly settings: Switches }
    | { readonly t: 'bot'; readonly name: string; readonly level: string }
    /** Sends away for good; `barred: false` only frees the chair. */
    | { readonly t: 'kick'; readonly chair: number; readonly barred?: boolean }
    | { readonly t: 'let-in'; readonly chair: number }
    /** New keys for the links that let look; the old ones are shut. */
    | { readonly t: 'renew-links' }
    | { readonly t: 'host'; readonly chair: number }
    | { readonly t: 'mind'; readonly chair: number; readonly on: boolean }
    /** `without`: after attempts that broke off, the chairs whose luck is left out. `soon`: after a match, with a countdown. */
    | { readonly t: 'start'; readonly without?: readonly number[]; readonly soon?: boolean }
    /** At how many tables the next match is played, all with the same deal; 1: at this one. */
    | { readonly t: 'spread'; readonly tables: number }
    | { readonly t: 'abandon' }
    | { readonly t: 'pause' }
    | { readonly t: 'resume' }
    | { readonly t: 'more-time'; readonly seconds: number }
    | { readonly t: 'call-time' }
    /** At a table whose host sets the pace: what follows the answers that are all there. */
    | { readonly t: 'next' }
    | { readonly t: 'rename'; readonly names: readonly { readonly chair: number; readonly name: string }[] }
    /** Answered with what people want to be called who are called otherwise. */
    | { readonly t: 'wishes' }
    | { readonly t: 'shuffle' }
  );

export type Up = Hello | Screen | Move | Ping | Ask | Show;

type Renaming = AskOf<'rename'>['names'][number];

const chair = integer(0);
const id = optional(integer(0));

/** A secret or a key, as the server writes them: never longer than it makes them. */
const secret = shortText(128);
/** As devices draw it. */
const screenKey = matching(/^[0-9a-f]{32}$/, '16 bytes in lower-case hexadecimal');
const bytes = matching(/^[0-9a-f]{64}$/, '32 bytes in lower-case hexadecimal');

/* @__NO_SIDE_EFFECTS__ */
function shortText(most: number): Decoder<string> {
  return declared({ type: 'string', maxLength: most }, (raw, place) => {
    if (typeof raw !== 'string') return wrong(place, `expected a text, found ${shown(raw)}`);
    return raw.length > most ? wrong(place, `expected a text of at most ${most} characters`) : right(raw);
  });
}

type Asked = Ask | Show;
type AskOf<T extends Asked['t']> = Extract<Asked, { readonly t: T }>;

/** An ask has exactly its own keys, `t` and perhaps `id`. */
/* @__NO_SIDE_EFFECTS__ */
function ask<T extends Asked['t']>(t: T, fields: Omit<Fields<AskOf<T>>, 't' | 'id'>): Decoder<AskOf<T>> {
  return objectOf({ t: oneOf([t]), id, ...fields } as unknown as Fields<AskOf<T>>, true);
}

export const readSwitches: Decoder<Switches> = objectOf<Switches>(
  {
    locked: optional(boolean),
    spectators: optional(boolean),
    chat: optional(boolean),
    minding: optional(boolean),
    quickBots: optional(boolean),
    together: optional(boolean),
    paced: optional(boolean),
    cleanNames: optional(boolean),
    approvedNames: optional(boolean),
    animalNames: optional(boolean),
    listed: optional(boolean),
  },
  true,
);

/** Every message up, by its kind. */
export const UP: { readonly [K in Up['t']]: Decoder<Extract<Up, { readonly t: K }>> } = {
  hello: objectOf<Hello>(
    {
      t: oneOf(['hello']),
      protocol: integer(0),
      table: shortText(64),
      token: optional(secret),
      watch: optional(secret),
      tv: optional(secret),
    },
    true,
  ),
  screen: objectOf<Screen>({ t: oneOf(['screen']), key: screenKey, busy: boolean }, true),
  'show-on': ask('show-on', { screen: shortText(64) }),
  'show-off': ask('show-off', { screen: shortText(64) }),
  move: declared({ fields: { t: oneOf(['move']), question: integer(0), move: anything }, closed: true }, readAnswer),
  ping: objectOf<Ping>({ t: oneOf(['ping']), id }, true),
  promise: ask('promise', { match: shortText(64), attempt: integer(1), promise: bytes }),
  open: ask('open', { match: shortText(64), attempt: integer(1), bytes }),
  name: ask('name', { name: personName }),
  lang: ask('lang', { lang: language }),
  face: ask('face', { face: faceName }),
  dress: ask('dress', { dress: faceName }),
  leave: ask('leave', {}),
  pass: ask('pass', {}),
  'claim-host': ask('claim-host', {}),
  rematch: ask('rematch', { in: boolean }),
  asleep: ask('asleep', { on: boolean }),
  'let-go': ask('let-go', {}),
  reveal: ask('reveal', { moment: integer(0), held: optional(boolean) }),
  stand: ask('stand', { on: boolean }),
  chat: ask('chat', { text: chatText }),
  emote: ask('emote', { emote: oneOf(EMOTES) }),
  game: ask('game', { game: shortText(32), options: anything }),
  set: ask('set', { settings: readSwitches }),
  bot: ask('bot', { name: personName, level: shortText(32) }),
  kick: ask('kick', { chair, barred: optional(boolean) }),
  'let-in': ask('let-in', { chair }),
  'renew-links': ask('renew-links', {}),
  host: ask('host', { chair }),
  mind: ask('mind', { chair, on: boolean }),
  start: ask('start', { without: optional(listOf(chair)), soon: optional(boolean) }),
  spread: ask('spread', { tables: integer(1, MOST_TABLES) }),
  abandon: ask('abandon', {}),
  pause: ask('pause', {}),
  resume: ask('resume', {}),
  'more-time': ask('more-time', { seconds: integer(1, 600) }),
  'call-time': ask('call-time', {}),
  next: ask('next', {}),
  rename: ask('rename', { names: listOf(objectOf<Renaming>({ chair, name: personName }, true)) }),
  wishes: ask('wishes', {}),
  shuffle: ask('shuffle', {}),
};

/** Moves are what a server reads most, so this one is written out. */
function readAnswer(raw: unknown, place: Place): Decoded<Move> {
  if (!isObject(raw)) return wrong(place, `expected an object, found ${shown(raw)}`);
  const { question, move } = raw;
  if (!isInteger(question, 0, Number.MAX_SAFE_INTEGER)) {
    return wrong(keyed(place, 'question'), `expected a whole number of at least 0, found ${shown(question)}`);
  }
  if (move === undefined) return wrong(keyed(place, 'move'), 'is missing');
  for (const key in raw) {
    if (key !== 't' && key !== 'question' && key !== 'move') {
      return wrong(keyed(place, key), 'is not known here; known are t, question, move');
    }
  }
  return right({ t: 'move', question, move });
}

/** Any parsed JSON as a message up. */
export function readUp(raw: unknown): Decoded<Up> {
  if (!isObject(raw)) return wrong('', `a message is an object, found ${shown(raw)}`);
  const { t } = raw;
  if (typeof t !== 'string' || !Object.hasOwn(UP, t)) {
    return wrong('t', `expected one of ${Object.keys(UP).join(', ')}; found ${shown(t)}`);
  }
  return UP[t as Up['t']](raw, '');
}

/** The text of a message up, as it came. */
export function parseUp(message: string): Decoded<Up> {
  let raw: unknown;
  try {
    raw = JSON.parse(message);
  } catch {
    return wrong('', 'is no JSON');
  }
  return readUp(raw);
}
