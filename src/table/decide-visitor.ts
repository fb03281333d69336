import type { PersonCommand } from './command.ts';
import { isBadName, nameFor } from './calling.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { hasRoom } from './listed.ts';
import { isTakenUp, nameBarred, nameTaken } from './rules.ts';
import type { Table } from './table.ts';

export type VisitorCommand = Extract<PersonCommand, { do: 'sit' | 'redeem' }>;

export function decideForVisitor(
  environment: Environment,
  table: Table,
  command: VisitorCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'sit': {
      const { name, lang, face, token, shown } = command;
      if (shown !== undefined && table.barred.some((each) => each.token === shown)) return refusal(table, 'kicked');
      if (table.settings.locked) return refusal(table, 'locked');
      if (isTakenUp(environment, table) && !hasRoom(environment, table)) return refusal(table, 'too-many');
      if (nameBarred(environment, table, name)) return refusal(table, 'name-kicked');
      if (nameTaken(environment, table, name)) return refusal(table, 'name-taken');
      const called = nameFor(environment, table, name, now.random);
      if (called.wish === undefined && isBadName(environment, table.settings, name)) return refusal(table, 'bad-word');
      const step = { k: 'sit', ...called, lang, ...(face !== undefined && { face }), token } as const;
      return change(environment, table, now, step, { ok: true, chair: table.nextChair });
    }
    case 'redeem': {
      const chair = table.chairs.find(({ pass }) => pass?.hash === command.pass);
      if (chair?.pass === undefined || chair.pass === null || chair.pass.until < now.now) {
        return refusal(table, 'bad-pass');
      }
      const step = { k: 'redeem', chair: chair.id, token: command.token } as const;
      return change(environment, table, now, step, { ok: true, chair: chair.id }, [
        { kind: 'dismiss', chair: chair.id, why: 'moved' },
        { kind: 'lobby' },
      ]);
    }
  }
}
