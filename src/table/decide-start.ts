import { bytesToHex } from '@noble/hashes/utils.js';
import type { Answer } from './answer.ts';
import { apply } from './apply.ts';
import type { ChairId } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { drawSecret, gameOf } from './deal.ts';
import { change, changes, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { fillingOf } from './filling.ts';
import { divided } from './groups.ts';
import { gatheredBy, isListed, isToGather } from './listed.ts';
import { makingRoom, type MakingRoom } from './making-room.ts';
import type { Preparing } from './preparing.ts';
import { isEverybodyIn, whoIsOut, whoSaidNo } from './rematch.ts';
import { isBusy, missingFrom } from './rules.ts';
import type { Table } from './table.ts';

const MATCH_ID_BYTES = 12;

/** The host's word: at once and with all who have not said no, or after a countdown with those who are here or have said yes. */
export function decideStart(
  environment: Environment,
  table: Table,
  { without = [], soon = false }: Extract<PersonCommand, { do: 'start' }>,
  now: Circumstances,
): Decision {
  if (table.preparing?.stopped === true) return startAgain(environment, table, table.preparing, without, now);
  if (isBusy(table)) return refusal(table, 'running');
  if (!soon) return prepare(environment, table, whoSaidNo(table), now);
  if (table.playing === null) return refusal(table, 'no-match');
  if (table.startsAt !== null) return refusal(table, 'nothing-to-do');
  const flaw = flawOf(environment, table, whoIsOut(table, now.present), now);
  return flaw === undefined ? countDown(environment, table, now) : refusal(table, flaw);
}

/** Everybody who is here has said yes or no. Who would only keep themselves waiting is not counted down for. */
export function decideCountDown(environment: Environment, table: Table, now: Circumstances): Decision {
  if (isListed(table)) return decideGather(environment, table, now);
  if (!isEverybodyIn(environment, table, now.present)) return refusal(table, 'nothing-to-do');
  const out = whoIsOut(table, now.present);
  const flaw = flawOf(environment, table, out, now);
  if (flaw !== undefined) return change(environment, table, now, { k: 'countdown', at: null });
  const others = table.chairs.filter(({ id, bot }) => bot === null && !out.includes(id)).length > 1;
  return others ? countDown(environment, table, now) : prepare(environment, table, out, now);
}

/** At a table that is open to the house nobody has to ask: whoever waits sees when it begins. */
function decideGather(environment: Environment, table: Table, now: Circumstances): Decision {
  if (!isToGather(environment, table, now)) return refusal(table, 'nothing-to-do');
  return change(environment, table, now, { k: 'countdown', at: gatheredBy(environment, table, now) });
}

/** The countdown has run out. */
export function decideBegin(environment: Environment, table: Table, now: Circumstances): Decision {
  if (table.startsAt === null || table.startsAt > now.now || isBusy(table)) return refusal(table, 'nothing-to-do');
  const begun = prepare(environment, table, whoIsOut(table, now.present), now);
  return begun.answer.ok ? begun : change(environment, table, now, { k: 'countdown', at: null });
}

function countDown(environment: Environment, table: Table, now: Circumstances): Decision {
  return change(environment, table, now, { k: 'countdown', at: now.now + now.tempo.countdown });
}

function prepare(environment: Environment, asked: Table, out: readonly ChairId[], now: Circumstances): Decision {
  const filling = isListed(asked) ? fillingOf(environment, asked, out, now) : [];
  const table = filling.reduce((at, step) => apply(environment, at, now.now, step), asked);
  const flaw = flawOf(environment, table, out, now);
  if (flaw !== undefined) return refusal(asked, flaw);
  const { bots, people } = roomFor(environment, table, out, now);
  const resting = [...out, ...people];
  const match = bytesToHex(now.random(MATCH_ID_BYTES));
  const attempt = { k: 'prepare', match, attempt: 1, ...drawAttempt(now) } as const;
  const kicks = bots.map((chair) => ({ k: 'kick', chair }) as const);
  const before = [...filling, ...kicks];
  if (table.spread === 1) {
    return changes(environment, asked, now, [...before, { ...attempt, ...(resting.length > 0 && { out: resting }) }]);
  }
  const staying = table.chairs.filter(({ id, gone }) => !gone && ![bots, resting].some((some) => some.includes(id)));
  const groups = divided(
    staying.map(({ id }) => id),
    table.spread,
    now.random,
  );
  return changes(environment, asked, now, [...before, { ...attempt, groups }]);
}

/** Who makes room for the others, where more want to play than there are seats. */
function roomFor(
  environment: Environment,
  { game, chairs, playing, groups, spread }: Table,
  out: readonly ChairId[],
  { present }: Circumstances,
): MakingRoom {
  const candidates = chairs
    .filter(({ id, gone }) => !gone && !out.includes(id))
    .map(({ id, bot }) => ({
      chair: id,
      bot: bot !== null,
      here: present(id),
      played: (groups ?? [playing]).some((each) => each?.chairs.includes(id) === true),
    }));
  return makingRoom(candidates, spread * gameOf(environment, game).seats.most);
}

/** Why no match can be begun without those who stay out. */
function flawOf(
  environment: Environment,
  table: Table,
  out: readonly ChairId[],
  now: Circumstances,
): (Answer & { readonly ok: false }) | string | undefined {
  const { bots, people } = roomFor(environment, table, out, now);
  const chairs = table.chairs.filter(({ id }) => ![out, bots, people].some((some) => some.includes(id)));
  const { spread } = table;
  const { seats, sameDeal } = gameOf(environment, table.game);
  // Alone at one of several tables there is nobody to play with; some games have other rules for that.
  const least = spread === 1 ? seats.least : spread * Math.max(2, seats.least);
  if (chairs.length < least) return 'too-few';
  if (sameDeal !== 'all' && chairs.length % spread !== 0) return 'uneven';
  const levels = environment.levels(table.game);
  if (chairs.some(({ bot }) => bot !== null && !levels.includes(bot))) return 'no-level';
  const absent = missingFrom({ ...table, chairs }, now.present);
  return absent > 0 ? { ok: false, code: 'mostly-absent', absent } : undefined;
}

/** After attempts that broke off. Only who did not open can be left out: nobody's luck is taken away at will. */
function startAgain(
  environment: Environment,
  table: Table,
  { chairs, brokenOff, without: before }: Preparing,
  without: readonly ChairId[],
  now: Circumstances,
): Decision {
  const seats = [...new Set([...before, ...without.map((chair) => chairs.indexOf(chair))])].toSorted((a, b) => a - b);
  const failed = new Set(brokenOff.flatMap(({ missing }) => missing));
  if (!seats.every((seat) => failed.has(seat))) return refusal(table, 'no-chair');
  return change(environment, table, now, { k: 'again', without: seats, ...drawAttempt(now) });
}

function drawAttempt({ now, random, tempo }: Circumstances) {
  return { secret: drawSecret(random), by: now + tempo.promises };
}
