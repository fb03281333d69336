import type { Decision } from './decision.ts';
import { lobby } from './lobby.ts';
import type { Presence } from './presence.ts';
import type { Listener, Publication, Said } from './publication.ts';
import { showing } from './showing.ts';
import type { Table } from './table.ts';

/** Tells everybody who listens to a table what has become of it. */
export interface Crier {
  listen(listener: Listener): () => void;
  readonly heard: boolean;
  /** What a decision comes to, once it is kept. */
  tell(decision: Pick<Decision, 'table' | 'tell'>): void;
  /** The lobby as it is now. `now`: it is not to be held back. */
  tellLobby(table: Table, now: boolean): void;
  /** The newest lines of chat, oldest first. */
  readonly said: readonly Said[];
  /** Something that was said elsewhere. */
  overhear(said: Said): void;
}

const MOST_SAID = 30;

export function createCrier(presence: Presence, broken: (thrown: unknown) => void): Crier {
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
    publish({ kind: 'lobby', now, lobby: () => lobby(table, (chair) => presence.isHere(chair)) });
  };

  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get heard() {
      return listeners.size > 0;
    },
    tell({ tell, table }) {
      for (const each of tell) {
        switch (each.kind) {
          case 'view': {
            const shown = showing(table);
            if (shown !== undefined) publish({ kind: 'view', showing: shown, events: each.events, mover: each.mover });
            break;
          }
          case 'lobby':
            tellLobby(table, isUrgent(table));
            break;
          case 'said':
            say(each.said);
            break;
          case 'dismiss':
          case 'dismiss-watchers':
            publish(each);
            break;
        }
      }
    },
    tellLobby,
    overhear: say,
    said,
  };
}

/** Asking for contributions is never held back, and neither is the closed list: it is out before the cards. Who has contributed may wait. */
function isUrgent({ preparing }: Table): boolean {
  return preparing !== null && (preparing.closed || preparing.contributions.every((bytes) => bytes === null));
}
