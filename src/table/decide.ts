import { refuse } from './answer.ts';
import { isPerson, type Chair } from './chair.ts';
import type { Command, Who } from './command.ts';
import { decideAsHost, type HostCommand } from './decide-host.ts';
import { decideForChair, type ChairCommand } from './decide-chair.ts';
import { decideApart } from './decide-group.ts';
import { decideMind } from './decide-mind.ts';
import { decideMove } from './decide-move.ts';
import { decideByItself } from './decide-own.ts';
import { decideReveal, withReveal } from './decide-reveal.ts';
import { decideForHouse } from './decide-house.ts';
import { decideForVisitor } from './decide-visitor.ts';
import { refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { chairOf, type Table } from './table.ts';

/**
 * The only way a table changes. Pure: the same table, command and circumstances give the same decision, and one that is
 * thrown away leaves no trace.
 */
export function decide(
  environment: Environment,
  table: Table,
  who: Who,
  command: Command,
  now: Circumstances,
): Decision {
  const apart = table.groups === null ? undefined : decideApart(decideAlone, environment, table, who, command, now);
  if (apart !== undefined) return apart;
  return withReveal(environment, table, decideAlone(environment, table, who, command, now), now);
}

function decideAlone(environment: Environment, table: Table, who: Who, command: Command, now: Circumstances): Decision {
  switch (command.do) {
    case 'move': {
      const chair = ownerOf(table, who);
      if (chair === undefined) return refusal(table, refuse('not-allowed'));
      return decideMove(environment, table, chair, command, now);
    }
    case 'close':
    case 'deal':
    case 'break-off':
    case 'count-down':
    case 'begin':
    case 'reveal-on':
    case 'recorded':
    case 'strike':
    case 'fall-back':
    case 'absent':
    case 'returned':
    case 'bot-move':
    case 'outage':
    case 'in-group':
      return who.kind === 'table' ? decideByItself(environment, table, command, now) : refusal(table, 'not-allowed');
    case 'shut':
    case 'forget':
      return who.kind === 'house' ? decideForHouse(environment, table, command, now) : refusal(table, 'not-allowed');
    case 'sit':
    case 'redeem':
      if (who.kind !== 'visitor' && who.kind !== 'watcher') return refusal(table, 'not-allowed');
      return decideForVisitor(environment, table, command, now);
    case 'promise':
    case 'open':
    case 'name':
    case 'lang':
    case 'face':
    case 'dress':
    case 'leave':
    case 'pass':
    case 'claim-host':
    case 'rematch':
    case 'asleep':
    case 'stand':
    case 'chat':
    case 'emote':
      return asChair(environment, table, who, command, now);
    case 'game':
    case 'set':
    case 'bot':
    case 'kick':
    case 'let-in':
    case 'renew-links':
    case 'host':
    case 'start':
    case 'spread':
    case 'abandon':
    case 'pause':
    case 'resume':
    case 'more-time':
    case 'call-time':
    case 'next':
    case 'rename':
    case 'wishes':
    case 'shuffle':
      return asHost(environment, table, who, command, now);
    case 'reveal':
    case 'let-go': {
      const chair = ownerOf(table, who);
      if (chair === undefined) return refusal(table, 'not-allowed');
      return decideReveal(environment, table, chair, command, now);
    }
    case 'mind': {
      const chair = ownerOf(table, who);
      if (chair === undefined) return refusal(table, 'not-allowed');
      return decideMind(environment, table, chair, command, now);
    }
  }
}

function asChair(
  environment: Environment,
  table: Table,
  who: Who,
  command: ChairCommand,
  now: Circumstances,
): Decision {
  const chair = ownerOf(table, who);
  return chair === undefined ? refusal(table, 'not-allowed') : decideForChair(environment, table, chair, command, now);
}

function asHost(environment: Environment, table: Table, who: Who, command: HostCommand, now: Circumstances): Decision {
  const chair = ownerOf(table, who);
  if (chair === undefined) return refusal(table, 'not-allowed');
  if (chair.id !== table.host) return refusal(table, 'host-only');
  return decideAsHost(environment, table, chair, command, now);
}

/** Somebody sent away has no token, so whatever still speaks for their chair speaks for nobody. */
function ownerOf(table: Table, who: Who): Chair | undefined {
  if (who.kind !== 'chair') return undefined;
  const chair = chairOf(table, who.chair);
  const isTheirs = chair !== undefined && isPerson(chair) && chair.token === (who.token ?? chair.token);
  return isTheirs && chair.token !== null ? chair : undefined;
}
