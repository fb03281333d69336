import { promiseOf } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/seat.ts';
import { DONE } from './answer.ts';
import type { Chair } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { hidesNames, isBadName, isCalledFreely } from './calling.ts';
import { decideStand } from './decide-lead.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import type { Preparing } from './preparing.ts';
import type { Said } from './publication.ts';
import { isBusy, nameBarred, nameTaken, whyUntyped } from './rules.ts';
import { chairOf, type Table } from './table.ts';

export type ChairCommand = Extract<
  PersonCommand,
  {
    do:
      | 'promise'
      | 'open'
      | 'name'
      | 'lang'
      | 'face'
      | 'dress'
      | 'leave'
      | 'pass'
      | 'claim-host'
      | 'rematch'
      | 'asleep'
      | 'stand'
      | 'chat'
      | 'emote';
  }
>;

const HEX32 = /^[0-9a-f]{64}$/;

/** What everybody with a chair may do. */
export function decideForChair(
  environment: Environment,
  table: Table,
  chair: Chair,
  command: ChairCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'promise':
      return promise(environment, table, chair, command, now);
    case 'open':
      return open(environment, table, chair, command, now);
    case 'name': {
      const { name } = command;
      if (name === (chair.wish ?? chair.name)) return refusal(table, 'nothing-to-do');
      if (nameBarred(environment, table, name)) return refusal(table, 'name-kicked');
      if (nameTaken(environment, table, name, chair.id)) return refusal(table, 'name-taken');
      if (hidesNames(table.settings) && !isCalledFreely(table, chair) && name !== chair.name) {
        const called = { chair: chair.id, name: chair.name, wish: name };
        return change(environment, table, now, { k: 'names', names: [called] });
      }
      if (isBadName(environment, table.settings, name)) return refusal(table, 'bad-word');
      return change(environment, table, now, { k: 'name', chair: chair.id, name });
    }
    case 'lang':
      if (command.lang === chair.lang) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'lang', chair: chair.id, lang: command.lang });
    case 'face':
      if (command.face === chair.face) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'face', chair: chair.id, face: command.face });
    case 'dress': {
      const { dress } = command;
      if (dress === chair.dress) return refusal(table, 'nothing-to-do');
      // In the middle of a match nobody turns into somebody else.
      if (isBusy(table)) return refusal(table, 'running');
      if (table.chairs.some((other) => other.dress === dress)) return refusal(table, 'dress-taken');
      return change(environment, table, now, { k: 'dress', chair: chair.id, dress });
    }
    case 'leave':
      if (chair.gone) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'leave', chair: chair.id }, DONE, [
        { kind: 'dismiss', chair: chair.id, why: 'left' },
        { kind: 'lobby' },
      ]);
    case 'pass': {
      const until = now.now + now.tempo.pass;
      return change(environment, table, now, { k: 'pass', chair: chair.id, pass: command.pass, until }, DONE, []);
    }
    case 'claim-host':
      return claimHost(environment, table, chair, now);
    case 'rematch':
      if (chair.standing === true) return refusal(table, 'not-allowed');
      if (isBusy(table)) return refusal(table, 'running');
      if (table.playing === null) return refusal(table, 'no-match');
      if (chair.rematch === command.in) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'rematch', chair: chair.id, in: command.in });
    case 'asleep':
      // Nobody else's place is waited for.
      if (chair.id !== table.host || (chair.asleep ?? false) === command.on) {
        return { table, steps: [], answer: DONE, tell: [] };
      }
      return change(environment, table, now, { k: 'asleep', chair: chair.id, on: command.on }, DONE, []);
    case 'stand':
      return decideStand(environment, table, chair, command.on, now);
    case 'chat':
      return say(table, { chair: chair.id, at: now.now, text: command.text });
    case 'emote':
      return say(table, { chair: chair.id, at: now.now, emote: command.emote });
  }
}

/** A phone that locks its screen is no host who has left. */
function claimHost(environment: Environment, table: Table, chair: Chair, now: Circumstances): Decision {
  const { host } = table;
  if (host === chair.id) return refusal(table, 'nothing-to-do');
  if (chair.gone) return refusal(table, 'not-allowed');
  if (host !== null) {
    if (now.present(host)) return refusal(table, 'host-present');
    const { hostAway, hostAsleep } = now.tempo;
    const grace = chairOf(table, host)?.asleep === true ? hostAsleep : hostAway;
    const wait = now.absentSince(host) + grace - now.now;
    if (wait > 0) return refusal(table, { ok: false, code: 'host-may-return', wait });
  }
  return change(environment, table, now, { k: 'host', chair: chair.id });
}

function say(table: Table, said: Said): Decision {
  if (!table.settings.chat) return refusal(table, 'chat-off');
  const untyped = said.text === undefined ? undefined : whyUntyped(table);
  if (untyped !== undefined) return refusal(table, untyped);
  return { table, steps: [], answer: DONE, tell: [{ kind: 'said', said }] };
}

/** The attempt a device speaks of, and its seat in it; or why there is none. */
function attemptOf(
  { preparing }: Table,
  chair: Chair,
  { match, attempt }: { readonly match: string; readonly attempt: number },
): { readonly preparing: Preparing; readonly seat: Seat } | string {
  if (preparing === null || preparing.stopped) return 'old-match';
  if (preparing.match !== match || preparing.attempt !== attempt) return 'old-match';
  const seat = preparing.chairs.indexOf(chair.id);
  return seat === -1 || preparing.without.includes(seat) ? 'not-allowed' : { preparing, seat };
}

/** The same promise twice gets the same receipt: the first answer may have been lost on the way. */
function promise(
  environment: Environment,
  table: Table,
  chair: Chair,
  command: Extract<ChairCommand, { do: 'promise' }>,
  now: Circumstances,
): Decision {
  const { match, attempt, promise: given } = command;
  if (!HEX32.test(given)) return refusal(table, 'malformed');
  const at = attemptOf(table, chair, command);
  if (typeof at === 'string') return refusal(table, at);
  const { preparing, seat } = at;
  const receipt = { ok: true, receipt: { match, attempt, seat, promise: given } } as const;
  const before = preparing.promises[seat] ?? null;
  if (before === given) return { table, steps: [], answer: receipt, tell: [] };
  if (before !== null) return refusal(table, 'promised');
  if (preparing.closed) return refusal(table, 'old-match');
  return change(environment, table, now, { k: 'promise', seat, promise: given }, receipt);
}

/** Nobody's bytes are taken before all promises are known, and none but those that were promised. */
function open(
  environment: Environment,
  table: Table,
  chair: Chair,
  command: Extract<ChairCommand, { do: 'open' }>,
  now: Circumstances,
): Decision {
  const { match, attempt, bytes } = command;
  if (!HEX32.test(bytes)) return refusal(table, 'malformed');
  const at = attemptOf(table, chair, command);
  if (typeof at === 'string') return refusal(table, at);
  const { preparing, seat } = at;
  if (!preparing.closed) return refusal(table, 'too-early');
  if (promiseOf(match, attempt, seat, bytes) !== preparing.promises[seat]) return refusal(table, 'not-promised');
  // Whoever opened them before has told them: a secret could be chosen to go with them.
  if (preparing.brokenOff.some(({ openings }) => openings[seat] === bytes)) return refusal(table, 'not-promised');
  const receipt = { ok: true, receipt: { match, attempt, seat, bytes } } as const;
  if (preparing.openings[seat] === bytes) return { table, steps: [], answer: receipt, tell: [] };
  return change(environment, table, now, { k: 'open', seat, bytes }, receipt);
}
