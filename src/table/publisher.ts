import type { Time } from '../runner/time.ts';
import type { ChairId } from './chair.ts';
import type { Decision } from './decision.ts';
import type { Environment } from './environment.ts';
import { listingOf } from './listed.ts';
import { lobby } from './lobby.ts';
import type { Presence } from './presence.ts';
import type { Listener, News, Publication, Said } from './publication.ts';
import { untold } from './reveal.ts';
import { groupShowing, showing } from './showing.ts';
import type { Table } from './table.ts';

/** Tells everybody who listens to a table what has become of it. */
export interface Publisher {
  listen(listener: Listener): () => void;
  heard(): boolean;
  /** What a decision comes to, once it is kept. */
  publish(decision: Told): void;
  /** The same for several that are kept together: moves in a row are told as one. */
  publishAll(decisions: readonly Told[]): void;
  /** The lobby as it is now. `now`: it is not to be held back. */
  publishLobby(table: Table, now: boolean): void;
  /** The newest lines of chat, oldest first. */
  readonly said: readonly Said[];
  /** Something that was said elsewhere. */
  overhear(said: Said): void;
}

type Told = Pick<Decision, 'table' | 'tell'>;

const MOST_SAID = 30;

export interface PublisherOptions {
  readonly environment: Environment;
  readonly time: Pick<Time, 'now'>;
  readonly presence: Presence;
  readonly broken: (thrown: unknown) => void;
  /** Something failed at the table that must not. */
  readonly isFaulty: () => boolean;
}

export function createPublisher(options: PublisherOptions): Publisher {
  const { environment, time, presence, broken, isFaulty } = options;
  const isHere = (chair: ChairId): boolean => presence.isHere(chair);
  const listeners = new Set<Listener>();
  const said: Said[] = [];

  const publish = (publication: Publication): void => {
    for (const listener of listeners) {
      try {
        listener(publication);
      } catch (thrown) {
        broken(thrown);
      }
    }
  };

  const say = (line: Said): void => {
    said.push(line);
    if (said.length > MOST_SAID) said.shift();
    publish({ kind: 'said', said: line });
  };

  const tellLobby = (table: Table, now: boolean): void => {
    if (listeners.size === 0) return;
    publish({
      kind: 'lobby',
      now,
      lobby: () => lobby(table, isHere, isFaulty(), time.now()),
      listing: () => listingOf(environment, table, isHere),
    });
  };

  const tellView = (table: Table, { events, movers, group }: Omit<ViewNews, 'kind'>): void => {
    if (listeners.size === 0) return;
    const shown = group === undefined ? showing(table) : groupShowing(table, group);
    const which = group === undefined ? {} : { group };
    if (shown !== undefined) publish({ kind: 'view', showing: shown, events: untold(table, events), movers, ...which });
  };

  const tell = ({ tell: all, table }: Told): void => {
    for (const each of all) {
      switch (each.kind) {
        case 'view':
          tellView(table, each);
          break;
        case 'lobby':
          tellLobby(table, isUrgent(table));
          break;
        case 'said':
          say(each.said);
          break;
        case 'dismiss':
        case 'dismiss-watchers':
        case 'dismiss-all':
          publish(each);
          break;
      }
    }
  };

  /** Tells of as many moves from `from` on as nothing but a view tells; tells how many they were. */
  const tellMoves = (decisions: readonly Told[], from: number): number => {
    const events: string[] = [];
    const movers: ChairId[] = [];
    let last: Table | undefined;
    let group: number | undefined;
    let at = from;
    for (; at < decisions.length; at++) {
      const view = onlyView(decisions[at]);
      if (view === undefined || (last !== undefined && view.group !== group)) break;
      for (const event of view.events) events.push(event);
      for (const mover of view.movers) movers.push(mover);
      last = decisions[at]?.table;
      ({ group } = view);
    }
    if (last !== undefined) tellView(last, { events, movers, ...(group !== undefined && { group }) });
    return at - from;
  };

  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heard() {
      return listeners.size > 0;
    },
    publish: tell,
    publishAll(decisions) {
      for (let i = 0; i < decisions.length;) {
        const moves = tellMoves(decisions, i);
        const decision = decisions[i];
        if (moves === 0 && decision !== undefined) tell(decision);
        i += Math.max(1, moves);
      }
    },
    publishLobby: tellLobby,
    overhear: say,
    said,
  };
}

/** Asking for promises or openings is never held back, and neither is asking the host; who has answered may wait. */
function isUrgent({ preparing }: Table): boolean {
  if (preparing === null) return false;
  const { stopped, closed, openings, promises } = preparing;
  return stopped || (closed ? openings : promises).every((bytes) => bytes === null);
}

type ViewNews = Extract<News, { kind: 'view' }>;

function onlyView(decision: Told | undefined): ViewNews | undefined {
  if (decision?.tell.length !== 1) return undefined;
  const [told] = decision.tell;
  return told?.kind === 'view' ? told : undefined;
}
