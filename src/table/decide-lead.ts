import { shuffle } from '../kernel/random.ts';
import { submit } from '../kernel/match.ts';
import { DONE } from './answer.ts';
import { hasSeat } from './apply.ts';
import { chanceFrom } from './chance.ts';
import { isPerson, type Chair } from './chair.ts';
import type { PersonCommand } from './command.ts';
import { makeMove, toldOf } from './decide-move.ts';
import { change, refusal, type Decision } from './decision.ts';
import type { Circumstances, Environment } from './environment.ts';
import { NOBODY } from './publication.ts';
import { isBusy, isTakenUp, nameTaken } from './rules.ts';
import { isRunning, type Held, type Playing, type Table } from './table.ts';

/** What whoever runs a game without playing it asks besides. */
export type LeadCommand = Extract<PersonCommand, { do: 'next' | 'rename' | 'wishes' | 'shuffle' }>;

export function decideLead(environment: Environment, table: Table, command: LeadCommand, now: Circumstances): Decision {
  switch (command.do) {
    case 'next':
      return decideNext(environment, table, now);
    case 'rename':
      return rename(environment, table, command.names, now);
    case 'wishes': {
      const { hasBadWord = () => false } = environment;
      const wishes = table.chairs.flatMap(({ id, wish }) =>
        wish === undefined ? [] : [{ chair: id, name: wish, bad: hasBadWord(wish) }],
      );
      return { table, steps: [], answer: { ok: true, wishes }, tell: [] };
    }
    case 'shuffle': {
      if (isBusy(table)) return refusal(table, 'running');
      const order = shuffle(
        chanceFrom(now.random),
        table.chairs.map(({ id }) => id),
      );
      return change(environment, table, now, { k: 'seats', order });
    }
  }
}

/** The host stands up beside the table, where they have no seat in a match; whoever stands sits down while there is a seat. */
export function decideStand(
  environment: Environment,
  table: Table,
  chair: Chair,
  on: boolean,
  now: Circumstances,
): Decision {
  if ((chair.standing ?? false) === on) return refusal(table, 'nothing-to-do');
  if (on && chair.id !== table.host) return refusal(table, 'host-only');
  if (on && hasSeat(table, chair.id)) return refusal(table, 'running');
  // Their own chair is there already: only a seat may be missing.
  const others = { ...table, chairs: table.chairs.filter(({ id }) => id !== chair.id) };
  if (!on && isTakenUp(environment, others)) return refusal(table, 'too-many');
  return change(environment, table, now, { k: 'stand', chair: chair.id, on });
}

/** What all have waited for. */
export function decideNext(environment: Environment, table: Table, now: Circumstances): Decision {
  if (!isRunning(table)) return refusal(table, 'no-match');
  const { held, pausedAt } = table.playing;
  if (pausedAt !== null) return refusal(table, 'paused');
  return held === null ? refusal(table, 'nothing-to-do') : playHeld(environment, table, table.playing, held, now);
}

/** The answer that was kept, as the move it is. */
export function playHeld(
  environment: Environment,
  table: Table,
  playing: Playing,
  held: Held,
  { now }: Circumstances,
): Decision {
  const progress = submit(playing.match, held);
  if (!progress.ok) throw new Error(`${playing.match.game.id}: an answer that was kept is refused: ${progress.code}`);
  const made = makeMove(environment, table, playing, progress, now);
  const tell = toldOf(made.table, made.events, NOBODY, false);
  return { table: made.table, steps: [made.step], answer: DONE, tell };
}

/** All of them or none; two may not come to look alike. */
function rename(
  environment: Environment,
  table: Table,
  names: Extract<LeadCommand, { do: 'rename' }>['names'],
  now: Circumstances,
): Decision {
  const called = new Map(names.map(({ chair, name }) => [chair, name]));
  const theirs = table.chairs.filter(({ id }) => called.has(id));
  if (theirs.length < called.size || !theirs.every((chair) => isPerson(chair) && !chair.gone)) {
    return refusal(table, 'no-chair');
  }
  const after = table.chairs.map((chair) => ({ ...chair, name: called.get(chair.id) ?? chair.name }));
  for (const [chair, name] of called) {
    if (nameTaken(environment, { ...table, chairs: after }, name, chair)) return refusal(table, 'name-taken');
  }
  for (const { id, name, wish } of theirs) if (called.get(id) === name && wish === undefined) called.delete(id);
  if (called.size === 0) return refusal(table, 'nothing-to-do');
  return change(environment, table, now, {
    k: 'names',
    names: [...called].map(([chair, name]) => ({ chair, name })),
  });
}
