import { present } from '../kernel/seat.ts';
import { markOf } from '../kernel/chain.ts';
import { submit } from '../kernel/match.ts';
import { apply } from './apply.ts';
import type { ChairId } from './chair.ts';
import { journalFlaw } from './journal-flaw.ts';
import { viewsOf } from './decide-group.ts';
import { behind, makeMove } from './decide-move.ts';
import { atGroup, backFrom, isFurther } from './groups.ts';
import { NOBODY, type News } from './publication.ts';
import type { Environment } from './environment.ts';
import { readStep } from './base.ts';
import type { KeptStep } from './keeper.ts';
import type { Step, TimedStep } from './step.ts';
import { areGroupsRunning, isRunning, type Table } from './table.ts';

/** What somebody else's steps come to here: the table after them, and what everybody at it is to be told. */
export interface Followed {
  readonly table: Table;
  readonly tell: readonly News[];
  /** Tables on the way there: bots look at every one. */
  readonly via: readonly Table[];
}

/** One step's news. */
interface StepNews {
  readonly table: Table;
  readonly events?: readonly string[];
  readonly mover?: ChairId;
  readonly lobby?: boolean;
  readonly dismiss?: News;
  /** Where there are several matches: in which of them. */
  readonly group?: number;
  /** Everybody sees their own match anew. */
  readonly anew?: boolean;
}

/** Takes the steps another program has kept. They tell all that its decisions told, so nothing but steps need be sent. */
export function follow(environment: Environment, table: Table, steps: readonly KeptStep[]): Followed {
  let at = table;
  const via: Table[] = [];
  const dismissals: News[] = [];
  const views = new Map<number | undefined, { readonly events: string[]; readonly movers: ChairId[] }>();
  let anew = false;
  let lobby = false;
  for (const { at: time, data } of steps) {
    const news = newsOf(environment, at, { at: time, step: readStep(at, data) });
    if (at !== table) via.push(at);
    at = news.table;
    if (news.dismiss !== undefined) dismissals.push(news.dismiss);
    if (news.lobby === true) lobby = true;
    if (news.anew === true) anew = true;
    if (news.events === undefined) continue;
    const view = views.get(news.group) ?? { events: [], movers: [] };
    views.set(news.group, view);
    view.events.push(...news.events);
    if (news.mover !== undefined) view.movers.push(news.mover);
  }
  const tell: News[] = [...dismissals];
  if (anew) tell.push(...viewsOf(at.groups?.length ?? 0));
  if (lobby) tell.push({ kind: 'lobby' });
  for (const [group, view] of views) tell.push({ kind: 'view', ...view, ...(group !== undefined && { group }) });
  return { table: at, tell, via };
}

function newsOf(environment: Environment, table: Table, timed: TimedStep): StepNews {
  const { at, step } = timed;
  if (step.k === 'move' && table.bygone === null) return moveNews(environment, table, at, step);
  if (step.k === 'group' && table.bygone === null) return groupNews(environment, table, at, step);
  const next = apply(environment, table, at, step);
  switch (step.k) {
    case 'late':
      return { table: next, events: [behind(step.seat, table.playing?.race?.seat ?? 0, step.ms)] };
    case 'pass':
    case 'asleep':
    case 'move':
      return { table: next };
    case 'hold':
      return heldNews(table, next, step);
    case 'outage':
      return { table: next, events: [] };
    case 'reveal':
      return { table: next, lobby: step.moment === null, events: [] };
    case 'let-go':
      return { table: next, events: [], mover: step.chair };
    case 'deal':
      return { table: next, lobby: true, events: [] };
    case 'deal-groups':
      return { table: next, lobby: true, anew: true };
    case 'group':
      return { table: next };
    case 'abandon':
    case 'pause':
    case 'resume':
    case 'more-time':
      return isRunning(table) ? { table: next, lobby: true, events: [] } : { table: next, lobby: true };
    case 'leave':
      return { table: next, lobby: true, dismiss: { kind: 'dismiss', chair: step.chair, why: 'left' } };
    case 'kick':
      return { table: next, lobby: true, dismiss: { kind: 'dismiss', chair: step.chair, why: 'kicked' } };
    case 'redeem':
      return { table: next, lobby: true, dismiss: { kind: 'dismiss', chair: step.chair, why: 'moved' } };
    case 'links':
      return { table: next, dismiss: { kind: 'dismiss-watchers' } };
    case 'set':
      return step.settings.spectators === false
        ? { table: next, lobby: true, dismiss: { kind: 'dismiss-watchers' } }
        : { table: next, lobby: true };
    case 'shut': {
      const dismiss = { kind: 'dismiss-all' } as const;
      return isRunning(table)
        ? { table: next, lobby: true, events: [], dismiss }
        : { table: next, lobby: true, dismiss };
    }
    case 'forget':
    case 'sit':
    case 'let-in':
    case 'bot':
    case 'level':
    case 'name':
    case 'lang':
    case 'face':
    case 'dress':
    case 'host':
    case 'game':
    case 'mind':
    case 'stand':
    case 'names':
    case 'seats':
    case 'rematch':
    case 'countdown':
    case 'prepare':
    case 'promise':
    case 'close':
    case 'open':
    case 'break-off':
    case 'again':
    case 'give-up':
    case 'spread':
      return { table: next, lobby: true };
  }
}

/** The end of the last of several matches is when all of them are told. */
function groupNews(environment: Environment, table: Table, at: number, step: Extract<Step, { k: 'group' }>): StepNews {
  const { group } = step;
  const inside = newsOf(environment, atGroup(table, group), { at, step: step.step });
  const next = { ...table, ...backFrom(table, group, inside.table), n: table.n + 1, at };
  if (!areGroupsRunning(next)) return { table: next, lobby: true, anew: true };
  return { ...inside, table: next, group, ...(isFurther(table, next, group) && { lobby: true }) };
}

function heldNews(table: Table, next: Table, { seat, by }: Extract<Step, { k: 'hold' }>): StepNews {
  const mover = by === 'player' ? table.playing?.chairs[seat] : undefined;
  return { table: next, events: [], ...(mover !== undefined && { mover }) };
}

function moveNews(environment: Environment, table: Table, at: number, step: Extract<Step, { k: 'move' }>): StepNews {
  if (!isRunning(table)) throw journalFlaw(table, 'no match is running');
  const { playing } = table;
  const { seat, move, by, mark } = step;
  const progress = submit(playing.match, { seat, move, by });
  if (!progress.ok) throw journalFlaw(table, `the move is refused: ${progress.code}`);
  const made = makeMove(environment, table, playing, progress, at);
  if (markOf(made.table.playing?.hash ?? '') !== mark) throw journalFlaw(table, 'the chain of the log is broken');
  const mover = by === 'player' ? { mover: present(playing.chairs[seat]) } : {};
  return { table: made.table, events: made.events, ...mover, lobby: !isRunning(made.table) };
}

/** What is to be told where only the tables before and after are known, not what led from one to the other. */
export function toldBetween(before: Table, after: Table): readonly News[] {
  const tell: News[] = [];
  for (const chair of before.chairs) {
    if (chair.token === null) continue;
    const now = after.chairs.find(({ id }) => id === chair.id);
    if (now?.token === chair.token && !(now.gone && !chair.gone)) continue;
    const why = now === undefined || now.token === chair.token ? 'left' : now.token === null ? 'kicked' : 'moved';
    tell.push({ kind: 'dismiss', chair: chair.id, why });
  }
  const closed = before.settings.spectators && !after.settings.spectators;
  if (closed || before.links.watch !== after.links.watch) tell.push({ kind: 'dismiss-watchers' });
  tell.push(...viewsOf(after.groups?.length ?? 0), { kind: 'lobby' });
  if (after.playing !== null) tell.push({ kind: 'view', events: [], movers: NOBODY });
  return tell;
}
