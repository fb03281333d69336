import type { Millis } from '../runner/time.ts';
import type { GameTypes, Reveal } from '../kernel/contract.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { isPerson, type ChairId } from './chair.ts';
import { areGroupsRunning, isRunning, seatOf, type Playing, type Table } from './table.ts';

/** How far the end of a match has been revealed to all who look at it together. */
export interface Revealing {
  /** What everybody sees, from 0. */
  readonly moment: number;
  readonly since: Millis;
  /** Whoever leads keeps it here. */
  readonly held: boolean;
  /** Who has let go of the others and sees the end by themselves. */
  readonly alone: readonly ChairId[];
}

/** A table whose match is over, and its end not told yet. */
export type RevealingTable = Table & { readonly playing: Playing & { readonly reveal: Revealing } };

/** The big screens of a table, among those who are present. It is no chair's number. */
export const SCREEN: ChairId = -1;

/** However it is held, nobody waits longer than this for somebody who has gone to make tea. */
const LONGEST_HOLD = 180_000;

type Present = (chair: ChairId) => boolean;

/** Whether all may know how the match on the table ended: its outcome, its record and its proof wait for this. */
export function isRevealed(table: Table): boolean {
  const { playing, groups } = table;
  if (groups !== null) return !areGroupsRunning(table);
  return playing !== null && playing.end !== null && playing.reveal === null;
}

export function isRevealing(table: Table): table is RevealingTable {
  return table.playing !== null && table.playing.reveal !== null;
}

export function outcomeOf({ match }: Playing): Outcome | undefined {
  return match.game.outcome(match.state);
}

/**
 * Whether an end is seen together, as it is now: where a big screen shows the table or its host stands beside it, and where the
 * host wants it and there is anybody to share it with. Nobody is made to watch alone at the pace of others.
 */
export function isTogether({ settings, playing, chairs, host }: Table, present: Present): boolean {
  if (settings.together === false || playing?.match.game.reveal === undefined) return false;
  const people = chairs.filter((chair) => isPerson(chair) && !chair.gone && present(chair.id)).length;
  const stands = host !== null && present(host) && seatOf(playing, host) === undefined;
  const shared = present(SCREEN) || stands;
  return settings.together === true ? people > 1 || (people === 1 && shared) : people > 0 && shared;
}

/** The move that led from `before` to `after` ended the match. */
export function hasJustEnded(before: Table, after: Table): boolean {
  return isRunning(before) && after.playing?.id === before.playing.id && after.playing.end?.how === 'over';
}

export function lastMoment(playing: Playing): number {
  return revealOf(playing).moments(playing.match.state) - 1;
}

/** When it goes on by itself. */
export function revealDue(table: RevealingTable): Millis {
  const { match, reveal } = table.playing;
  const stays = reveal.held ? LONGEST_HOLD : 1000 * revealOf(table.playing).seconds(match.state, reveal.moment);
  return reveal.since + stays;
}

/** Who sets the pace: the host, and anybody while the host is not here. */
export function maySetPace({ host }: Table, chair: ChairId, present: Present): boolean {
  return chair === host || host === null || !present(host);
}

/** What lies face up for all who look at an end together; nothing where none is revealed. */
export function tableAt(playing: Playing): object | undefined {
  const { match, reveal } = playing;
  return reveal === null ? undefined : revealOf(playing).table(match.state, reveal.moment);
}

/** What happened, without what the moments to come will tell. */
export function untold(table: Table, events: readonly string[]): readonly string[] {
  if (!isRevealing(table) || events.length === 0) return events;
  const { playing } = table;
  const reveal = revealOf(playing);
  if (reveal.tells === undefined) return events;
  return events.filter((event) => isOfTable(event) || reveal.tells?.(playing.match.state, JSON.parse(event)) === true);
}

/** What the table adds to a game's events tells nothing of the end. */
function isOfTable(event: string): boolean {
  return event.startsWith('{"kind":"behind"');
}

function revealOf({ match }: Playing): Reveal<GameTypes> {
  const { reveal } = match.game;
  if (reveal === undefined) throw new Error(`${match.game.id} does not reveal its end`);
  return reveal;
}
