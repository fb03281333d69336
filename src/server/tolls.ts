import type { ChairId } from '../table/chair.ts';
import type { Ask, Move, Show } from '../wire/up.ts';
import { allowances, type Allowance } from './allowance.ts';
import type { Attention } from './attention.ts';
import type { Limits } from './limits.ts';

/** Who asks: a chair of a table, or somebody who only looks, from an address. */
export interface Asker {
  readonly address: string;
  readonly table: string;
  readonly chair: ChairId | null;
}

/** A limit that was met, by name, and how many milliseconds to wait. */
export interface Met {
  readonly limit: string;
  readonly wait: number;
}

/**
 * What asking costs beyond a message: others' time, bytes sent back, bytes kept. It is counted by chair, table and address, not by
 * socket, for anybody can open more of those. All of it is met at the door; tables know nothing of it.
 */
export interface Tolls {
  /** A request over HTTP, for one of the pages' own files or for anything else; an upgrade is one. */
  request(address: string, isFile: boolean): Met | undefined;
  /** What all sockets of this address may say together. */
  messages(address: string): Allowance;
  /** Whether this may be asked of the table now; it is counted if it may. `told`: how many hear what is said there. */
  ask(asker: Asker, asked: Ask['t'] | Show['t'] | Move['t'] | 'sit', told: number): Met | undefined;
  /**
   * A code is tried, a table's or a screen's. It is taken before it is known whether it is a miss, so that guessing on, or at
   * once, learns nothing; `hit` gives it back.
   */
  guess(address: string): Met | undefined;
  hit(address: string): void;
  /** Whether they may be answered at length. */
  answer(asker: Asker): Met | undefined;
  answered(asker: Asker, bytes: number): void;
  /** A table is opened. */
  table(address: string): Met | undefined;
  /** Somebody looks for people to play with. */
  people(address: string): Met | undefined;
  /** So many bytes of a table were kept. */
  kept(table: string, bytes: number): void;
}

const MINUTE = 60;
const HOUR = 3600;

/** `note` hears who has met which. */
export function createTolls(
  limits: Limits,
  attention: Attention,
  now: () => number,
  note: (limit: string, who: string) => void = () => {},
): Tolls {
  const noting = (who: string, found: Met | undefined): Met | undefined => {
    if (found !== undefined) note(found.limit, who);
    return found;
  };
  const requests = allowances({ burst: limits.requestBurst, perSecond: limits.requestsPerSecond });
  const files = allowances({ burst: limits.fileBurst, perSecond: limits.filesPerSecond });
  const messages = allowances({ burst: limits.addressMessageBurst, perSecond: limits.addressMessagesPerSecond });
  const said = allowances({ burst: limits.saidBurst, perSecond: limits.saidPerMinute / MINUTE });
  const told = allowances({ burst: limits.toldBurst, perSecond: limits.toldPerSecond });
  const changes = allowances({ burst: limits.changeBurst, perSecond: limits.changesPerMinute / MINUTE });
  const matches = allowances({ burst: limits.matchBurst, perSecond: limits.matchesPerHour / HOUR });
  const allMatches = allowances({ burst: limits.addressMatchBurst, perSecond: limits.addressMatchesPerHour / HOUR });
  const missing = allowances({ burst: limits.missBurst, perSecond: limits.missesPerHour / HOUR });
  const tables = allowances({ burst: limits.tableBurst, perSecond: limits.tablesPerHour / HOUR });
  const people = allowances({ burst: limits.peopleBurst, perSecond: limits.peoplePerHour / HOUR });
  const answers = allowances({ burst: limits.answerBurst, perSecond: limits.answersPerSecond });
  const allAnswers = allowances({ burst: limits.allAnswerBurst, perSecond: limits.allAnswersPerSecond });
  const kept = allowances({ burst: limits.keptBurst, perSecond: limits.keptPerHour / HOUR });
  const allKept = allowances({ burst: limits.addressKeptBurst, perSecond: limits.addressKeptPerHour / HOUR });

  const tableKept = ({ table }: Asker, at: number): Met | undefined =>
    met('kept', Math.max(kept.wait(table, at), allKept.wait(attention.accountOf(table), at)));

  /** What is told to many is owed when it is more than there is: the next one waits for it. */
  const tell = (keys: readonly string[], listeners: number, at: number): Met | undefined => {
    const wait = Math.max(...keys.map((key) => told.wait(key, at)));
    if (wait === 0) for (const key of keys) told.owe(key, at, listeners);
    return met('told', wait);
  };

  const askOf: Tolls['ask'] = (asker, asked, listeners) => {
    const { address, table, chair } = asker;
    const at = now();
    switch (asked) {
      case 'chat':
      case 'emote':
        return met('said', said.take(`${table} ${chair}`, at)) ?? tell([table, address], listeners, at);
      case 'start':
        return (
          tableKept(asker, at) ??
          met('matches', matches.take(table, at)) ??
          met('matches', allMatches.take(attention.accountOf(table), at))
        );
      case 'move':
      case 'sit':
      // A match that is being dealt waits for these two of every seat.
      case 'promise':
      case 'open':
        return tableKept(asker, at);
      // Whoever must get out gets out.
      case 'leave':
      case 'abandon':
        return undefined;
      // Nothing is kept of it.
      case 'show-on':
      case 'show-off':
      case 'wishes':
        return met('changes', changes.take(`${table} ${chair}`, at));
      case 'name':
      case 'lang':
      case 'face':
      case 'dress':
      case 'asleep':
      case 'pass':
      case 'claim-host':
      case 'rematch':
      case 'reveal':
      case 'let-go':
      case 'spread':
      case 'game':
      case 'set':
      case 'bot':
      case 'kick':
      case 'let-in':
      case 'renew-links':
      case 'host':
      case 'mind':
      case 'pause':
      case 'resume':
      case 'more-time':
      case 'call-time':
      case 'next':
      case 'stand':
      case 'rename':
      case 'shuffle':
        return tableKept(asker, at) ?? met('changes', changes.take(`${table} ${chair}`, at));
    }
  };

  return {
    request: (address, isFile) => noting(address, met('requests', (isFile ? files : requests).take(address, now()))),
    messages: (address) => messages.of(address, now()),
    ask: (asker, asked, listeners) => noting(asker.address, askOf(asker, asked, listeners)),
    guess: (address) => noting(address, met('codes', missing.take(address, now()))),
    hit: (address) => void missing.take(address, now(), -1),
    answer({ address, table, chair }) {
      const at = now();
      const own = chair === null ? 0 : answers.wait(`${table} ${chair}`, at);
      const wait = Math.max(own, allAnswers.wait(table, at), allAnswers.wait(address, at));
      return noting(address, met('answers', wait));
    },
    answered({ address, table, chair }, bytes) {
      const at = now();
      if (chair !== null) answers.owe(`${table} ${chair}`, at, bytes);
      allAnswers.owe(table, at, bytes);
      allAnswers.owe(address, at, bytes);
    },
    table: (address) => met('tables', tables.take(address, now())),
    people: (address) => met('people', people.take(address, now())),
    kept(table, bytes) {
      const at = now();
      kept.owe(table, at, bytes);
      allKept.owe(attention.accountOf(table), at, bytes);
    },
  };
}

function met(limit: string, wait: number): Met | undefined {
  return wait > 0 ? { limit, wait } : undefined;
}
