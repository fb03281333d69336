import type { Seat } from '../kernel/seat.ts';
import { DONE } from './answer.ts';
import { hasSeat } from './apply.ts';
import { isPerson, type Chair } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { drawLinks } from './create.ts';
import { gameOf } from './deal.ts';
import { answerFor } from './decide-own.ts';
import { decideLead, decideNext, playHeld, type LeadCommand } from './decide-lead.ts';
import { decideStart } from './decide-start.ts';
import { change, changes, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { calledUnder, hidesNames } from './calling.ts';
import { NOBODY, type News } from './publication.ts';
import { isRevealing } from './reveal.ts';
import { isBusy, isTakenUp, mindingLevel, MOST_BOTS, nameTaken } from './rules.ts';
import { SETTINGS, type Settings } from './settings.ts';
import type { Step } from './step.ts';
import { chairOf, isRunning, type Playing, type Table } from './table.ts';

export type HostCommand = Extract<
  PersonCommand,
  {
    do:
      | 'game'
      | 'set'
      | 'bot'
      | 'kick'
      | 'let-in'
      | 'renew-links'
      | 'host'
      | 'start'
      | 'spread'
      | 'abandon'
      | 'pause'
      | 'resume'
      | 'more-time'
      | 'call-time'
      | LeadCommand['do'];
  }
>;

/** What only the host may do. */
export function decideAsHost(
  environment: Environment,
  table: Table,
  host: Chair,
  command: HostCommand,
  now: Circumstances,
): Decision {
  switch (command.do) {
    case 'game':
      return chooseGame(environment, table, command, now);
    case 'set':
      return setSwitches(environment, table, command.settings, now);
    case 'bot': {
      const { name, level } = command;
      if (isBusy(table)) return refusal(table, 'running');
      if (!environment.levels(table.game).includes(level)) return refusal(table, 'no-level');
      const bots = table.chairs.filter((each) => each.bot !== null).length;
      if (bots >= MOST_BOTS || isTakenUp(environment, table)) return refusal(table, 'too-many');
      if (nameTaken(environment, table, name)) return refusal(table, 'name-taken');
      return change(environment, table, now, { k: 'bot', name, lang: host.lang, level });
    }
    case 'kick':
      return kick(environment, table, host, command, now);
    case 'let-in': {
      const { chair } = command;
      if (!table.barred.some((each) => each.chair === chair)) return refusal(table, 'no-chair');
      return change(environment, table, now, { k: 'let-in', chair });
    }
    case 'renew-links':
      return change(environment, table, now, { k: 'links', ...drawLinks(now.random) }, DONE, [
        { kind: 'dismiss-watchers' },
      ]);
    case 'host': {
      const heir = chairOf(table, command.chair);
      if (heir === undefined || !isPerson(heir) || heir.gone) return refusal(table, 'no-chair');
      if (heir.id === host.id) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'host', chair: heir.id });
    }
    case 'start':
      return decideStart(environment, table, command, now);
    case 'spread': {
      const { tables } = command;
      if (isBusy(table)) return refusal(table, 'running');
      if (tables === table.spread) return refusal(table, 'nothing-to-do');
      return change(environment, table, now, { k: 'spread', tables });
    }
    case 'abandon':
      if (table.bygone !== null) return change(environment, table, now, { k: 'give-up', recorded: false });
      return isBusy(table) && !isRevealing(table)
        ? seenByAll(environment, table, now, { k: 'abandon' })
        : refusal(table, 'no-match');
    case 'pause':
      if (!isRunning(table)) return refusal(table, 'no-match');
      if (table.playing.pausedAt !== null) return refusal(table, 'paused');
      return seenByAll(environment, table, now, { k: 'pause' });
    case 'resume':
      if (!isRunning(table)) return refusal(table, 'no-match');
      if (table.playing.pausedAt === null) return refusal(table, 'not-paused');
      return seenByAll(environment, table, now, { k: 'resume' });
    case 'more-time':
      if (!isRunning(table)) return refusal(table, 'no-match');
      if (table.playing.timers.length === 0) return refusal(table, 'nothing-to-do');
      return seenByAll(environment, table, now, { k: 'more-time', ms: 1000 * command.seconds });
    case 'call-time':
      return callTime(environment, table, now);
    case 'next':
    case 'rename':
    case 'wishes':
    case 'shuffle':
      return decideLead(environment, table, command, now);
  }
}

/** These change what a view says of time, too. */
function seenByAll(
  environment: Environment,
  table: Table,
  now: Circumstances,
  step: { readonly k: 'abandon' | 'pause' | 'resume' } | { readonly k: 'more-time'; readonly ms: number },
): Decision {
  const view = { kind: 'view', events: [], movers: NOBODY } as const;
  return change(
    environment,
    table,
    now,
    step,
    DONE,
    isRunning(table) ? [{ kind: 'lobby' }, view] : [{ kind: 'lobby' }],
  );
}

function chooseGame(
  environment: Environment,
  table: Table,
  { game: id, options }: Extract<HostCommand, { do: 'game' }>,
  now: Circumstances,
): Decision {
  if (isBusy(table)) return refusal(table, 'running');
  if (!Object.hasOwn(environment.games, id)) return refusal(table, 'no-game');
  const game = gameOf(environment, id);
  const read = game.options(options, 'options');
  if (!read.ok) return refusal(table, { ok: false, code: 'no-game', place: read.place, why: read.why });
  const chosen = { k: 'game', game: id, options: game.encodeOptions(read.value) } as const;
  return changes(environment, table, now, [chosen, ...levelsIn(environment, table, id)]);
}

/** Bots come along: those whose level the other game has not play at its usual one. */
function levelsIn(environment: Environment, { chairs }: Table, game: string): readonly Step[] {
  const levels = environment.levels(game);
  return chairs.flatMap(({ id, bot }) => {
    const stays = bot === null || levels.includes(bot);
    return stays ? [] : [{ k: 'level', chair: id, level: mindingLevel(environment, game) } as const];
  });
}

function setSwitches(environment: Environment, table: Table, wanted: Partial<Settings>, now: Circumstances): Decision {
  const settings: { -readonly [K in keyof Settings]?: boolean } = {};
  for (const name of SETTINGS) {
    const value = wanted[name];
    if (value !== undefined && value !== table.settings[name]) settings[name] = value;
  }
  if (Object.keys(settings).length === 0) return refusal(table, 'nothing-to-do');
  if (settings.listed === true && environment.listing === undefined) return refusal(table, 'no-listing');
  const after = { ...table.settings, ...settings };
  if (hidesNames(after) && environment.animals === undefined) return refusal(table, 'not-allowed');
  const names = calledUnder(environment, table, after, now.random);
  // Nobody who comes by is waited for any longer.
  const isStopped = settings.listed === false && table.startsAt !== null;
  const tell: News[] = settings.spectators === false ? [{ kind: 'dismiss-watchers' }, { kind: 'lobby' }] : LOBBY;
  const steps: readonly Step[] = [
    { k: 'set', settings },
    ...(isStopped ? [{ k: 'countdown', at: null } as const] : []),
  ];
  const set = changes(environment, table, now, steps, DONE, tell);
  const named = names.length === 0 ? set : then(set, change(environment, set.table, now, { k: 'names', names }));
  // What was kept for the host's word is not kept any longer.
  const { playing } = named.table;
  const released = settings.paced === false && playing !== null && playing.held !== null && playing.pausedAt === null;
  return released ? then(named, playHeld(environment, named.table, playing, playing.held, now)) : named;
}

const LOBBY: News[] = [{ kind: 'lobby' }];

/** Both, in one go. */
function then(first: Decision, second: Decision): Decision {
  const seen = first.tell.some(({ kind }) => kind === 'lobby');
  const more = second.tell.filter(({ kind }) => !(seen && kind === 'lobby'));
  return { ...second, steps: [...first.steps, ...second.steps], tell: [...first.tell, ...more] };
}

function kick(
  environment: Environment,
  table: Table,
  host: Chair,
  { chair: id, barred = true }: Extract<HostCommand, { do: 'kick' }>,
  now: Circumstances,
): Decision {
  const chair = chairOf(table, id);
  if (chair === undefined || (chair.gone && chair.token === null)) return refusal(table, 'no-chair');
  if (chair.id === host.id) return refusal(table, 'not-allowed');
  // A bot's seat in a running match would only be played by another bot.
  if (!isPerson(chair) && hasSeat(table, id)) return refusal(table, 'running');
  const step = { k: 'kick', chair: id, ...(barred && isPerson(chair) && { barred }) } as const;
  return change(environment, table, now, step, DONE, [
    { kind: 'dismiss', chair: id, why: 'kicked' },
    { kind: 'lobby' },
  ]);
}

/** R11: only what was open when it was called is closed. */
function callTime(environment: Environment, table: Table, circumstances: Circumstances): Decision {
  if (!isRunning(table)) return refusal(table, 'no-match');
  const { match, pausedAt, held } = table.playing;
  if (match.game.callsTime !== true) return refusal(table, 'not-allowed');
  if (pausedAt !== null) return refusal(table, 'paused');
  // All have answered already: it is what they wait for.
  if (held !== null) return decideNext(environment, table, circumstances);
  const open = match.questions;
  const stillOpen = ({ match: { questions } }: Playing, seat: Seat): boolean => questions[seat] === open[seat];
  return answerFor(environment, table, circumstances.now, stillOpen, { holds: false });
}
