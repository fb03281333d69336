import { batch } from '@preact/signals';
import { backOff } from './back-off.ts';
import type { LineState } from './line.ts';
import type { Outside, Wire } from './outside.ts';

/** So long after the last word one asks whether anybody is there. */
const PING = 6000;
/**
 * No word within this, nor within the time it took to connect: the wire may be dead, whatever the socket says, and another
 * one is tried beside it.
 */
const SILENCE = 1000;
/** An answer takes less than this, but for a store that is slow. */
const EXPECTED = 500;
/** A try that hangs longer than this, and three times as long as the last that got through, is given up for another one. */
const HANGS = 2000;
const HANGS_LONGEST = 8000;
/** Before anybody has spoken nobody knows how slow this network is. */
const FIRST_HANGS = 6000;

export interface Told {
  /** The wire is gone, and perhaps what was said last with it. */
  lost(): void;
  heard(text: string): void;
  /** How it stands, but for the end. */
  state(state: LineState): void;
  /** The page goes out of sight, or is seen again or left. */
  sleeps(on: boolean): void;
}

/**
 * One wire at a time: whichever spoke last. When it falls silent another one is tried beside it, and whichever speaks first
 * is the connection. Tries are one after the other: a browser lets no second one begin while one to the same house hangs.
 */
export interface Connection {
  send(message: object): boolean;
  /** A word is to come: where none does within a moment one asks whether anybody is there. */
  expects(): void;
  /** Does not wait for the next try, and does not believe a socket that is open. */
  hurry(): void;
  /** The other end hangs up and says when to come back. */
  rest(ms: number): void;
  close(): void;
}

const ON = { kind: 'on' } as const;
const CONNECTING = { kind: 'connecting' } as const;
const PING_MESSAGE = { t: 'ping' } as const;
const nothing = (): void => {};

const say = (wire: Wire | undefined, message: object): boolean => wire?.say(JSON.stringify(message)) ?? false;

export function connect(path: string, hello: object, told: Told, outside: Outside): Connection {
  const { time, dial, online, spread } = outside;
  let current: Wire | undefined;
  /** Whether the current one has spoken lately. */
  let sure = false;
  /** Whether it was asked if it is there, and has not answered. */
  let asking = false;
  /** Whether a word of it is to come. */
  let expecting = false;
  let trying: Wire | undefined;
  let tries = 0;
  let begun = 0;
  let took = FIRST_HANGS / 3;
  let stopNext = nothing;
  let stopPulse = nothing;

  const pause = (): number => backOff(tries, spread());
  /** A network that was quick may have become slow: after some tries they get longer. */
  const patience = (): number => Math.min(HANGS_LONGEST, Math.max(HANGS, 3 * took) * 1.3 ** Math.floor(tries / 4));
  const next = (ms: number): void => {
    stopNext();
    stopNext = time.after(ms, attempt);
  };
  const pulse = (ms: number, what: () => void): void => {
    stopPulse();
    stopPulse = time.after(ms, what);
  };

  function attempt(): void {
    const hung = trying;
    begun = time.now();
    const mine = dial(path, {
      opened: () => void say(mine, hello),
      heard: (text) => batch(() => speaks(mine, text)),
      closed: () => closes(mine),
    });
    trying = mine;
    hung?.hangUp();
    told.state(CONNECTING);
    next(patience());
    tries++;
  }

  function speaks(wire: Wire, text: string): void {
    if (wire !== current && wire !== trying) return;
    const other = wire === current ? trying : current;
    if (wire === trying) took = time.now() - begun;
    const isGone = current !== undefined && wire !== current;
    stopNext();
    current = wire;
    sure = true;
    trying = undefined;
    tries = 0;
    other?.hangUp();
    asking = expecting = false;
    pulse(PING, ping);
    if (isGone) told.lost();
    told.state(ON);
    told.heard(text);
  }

  function closes(wire: Wire): void {
    if (wire === trying) trying = undefined;
    else if (wire === current) {
      stopPulse();
      current = undefined;
      sure = false;
      told.lost();
    } else return;
    if (trying === undefined && !sure) wait(pause(), online() ? 'lost' : 'offline');
  }

  function wait(ms: number, why: 'lost' | 'offline' | 'restart'): void {
    told.state({ kind: 'waiting', until: time.now() + ms, why });
    next(ms);
  }

  function ping(): void {
    // A question that waits for its answer has its time, however many follow.
    if (!sure || asking) return;
    asking = true;
    say(current, PING_MESSAGE);
    pulse(Math.max(SILENCE, took), () => {
      sure = false;
      attempt();
    });
  }

  function hurry(): void {
    tries = 0;
    if (sure) ping();
    else if (trying === undefined || time.now() - begun > SILENCE) attempt();
  }

  function hangUp(): void {
    stopNext();
    stopPulse();
    const both = [current, trying];
    current = undefined;
    sure = false;
    trying = undefined;
    for (const each of both) each?.hangUp();
  }

  const stopListening = outside.onChange((page) => {
    told.sleeps(page === 'hidden');
    if (page === 'seen') hurry();
  });
  attempt();
  return {
    send: (message) => say(current, message),
    expects() {
      if (!sure || asking || expecting) return;
      expecting = true;
      pulse(EXPECTED, ping);
    },
    hurry,
    rest(ms) {
      hangUp();
      told.lost();
      wait(ms, 'restart');
    },
    close() {
      stopListening();
      hangUp();
    },
  };
}
