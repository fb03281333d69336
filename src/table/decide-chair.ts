import type { Chair } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { change, refusal, type Decision } from './decision.ts';
import { DONE } from './answer.ts';
import type { Circumstances, House } from './house.ts';
import { isEmotesOnly, nameTaken } from './rules.ts';
import type { Said } from './publication.ts';
import type { Table } from './table.ts';

export type ChairCommand = Extract<
  PersonCommand,
  { do: 'contribute' | 'name' | 'lang' | 'face' | 'leave' | 'pass' | 'claim-host' | 'chat' | 'emote' }
>;

const HEX32 = /^[0-9a-f]{64}$/;

/** What everybody with a chair may do. */
export function decideForChair(
  house: House,
  table: Table,
  chair: Chair,
  command: ChairCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'contribute':
      return contribute(house, table, chair, command, now);
    case 'name': {
      const { name } = command;
      if (name === chair.name) return refusal(table, 'nothing-to-do');
      if (nameTaken(table, name, chair.id)) return refusal(table, 'name-taken');
      return change(house, table, now, { k: 'name', chair: chair.id, name });
    }
    case 'lang':
      if (command.lang === chair.lang) return refusal(table, 'nothing-to-do');
      return change(house, table, now, { k: 'lang', chair: chair.id, lang: command.lang });
    case 'face':
      if (command.face === chair.face) return refusal(table, 'nothing-to-do');
      return change(house, table, now, { k: 'face', chair: chair.id, face: command.face });
    case 'leave':
      if (chair.gone) return refusal(table, 'nothing-to-do');
      return change(house, table, now, { k: 'leave', chair: chair.id }, DONE, [
        { kind: 'dismiss', chair: chair.id, why: 'left' },
        { kind: 'lobby' },
      ]);
    case 'pass': {
      const until = now.now + now.tempo.pass;
      return change(house, table, now, { k: 'pass', chair: chair.id, pass: command.pass, until }, DONE, []);
    }
    case 'claim-host': {
      const { host } = table;
      if (host === chair.id) return refusal(table, 'nothing-to-do');
      if (chair.gone) return refusal(table, 'not-allowed');
      if (host !== null && now.present(host)) return refusal(table, 'host-present');
      return change(house, table, now, { k: 'host', chair: chair.id });
    }
    case 'chat':
      return say(table, { chair: chair.id, at: now.now, text: command.text });
    case 'emote':
      return say(table, { chair: chair.id, at: now.now, emote: command.emote });
  }
}

function say(table: Table, said: Said): Decision {
  if (!table.settings.chat) return refusal(table, 'chat-off');
  if (said.text !== undefined && isEmotesOnly(table)) return refusal(table, 'emotes-only');
  return { table, steps: [], answer: DONE, tell: [{ kind: 'said', said }] };
}

/** The same bytes twice get the same receipt: the first answer may have been lost on the way. */
function contribute(
  house: House,
  table: Table,
  chair: Chair,
  { match, bytes }: Extract<ChairCommand, { do: 'contribute' }>,
  now: Circumstances,
): Decision {
  const { preparing } = table;
  if (!HEX32.test(bytes)) return refusal(table, 'malformed');
  if (preparing === null || preparing.match !== match) return refusal(table, 'old-match');
  const seat = preparing.chairs.indexOf(chair.id);
  if (seat === -1) return refusal(table, 'not-allowed');
  const receipt = { ok: true, receipt: { match, seat, bytes } } as const;
  const before = preparing.contributions[seat] ?? null;
  if (before === bytes) return { table, steps: [], answer: receipt, tell: [] };
  if (before !== null) return refusal(table, 'contributed');
  if (preparing.closed) return refusal(table, 'old-match');
  return change(house, table, now, { k: 'contribute', seat, bytes }, receipt);
}
