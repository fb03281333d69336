import type { ChairId } from '../table/chair.ts';
import type { Who } from '../table/command.ts';
import type { Publication } from '../table/publication.ts';
import type { Handle, TableSight } from '../table/tables.ts';
import { encode, type ClosingMessage } from '../wire/down.ts';
import { createFanout, type Fanout, type Line, type Time, type Viewer } from '../wire/fanout.ts';
import type { Json } from '../kernel/json.ts';

/** One connection at a table. */
export interface Guest {
  readonly who: Who;
  readonly line: Line;
  /** Says why, and hangs up. */
  dismiss(why: ClosingMessage['why'], again: number | null): void;
}

/** Everybody connected to one table. It listens to the table for as long as somebody is in it. */
export interface Gathering {
  readonly fanout: Fanout;
  /** Greets the guest with the table as it is, who is among the others from that moment on: nothing is missed in between. */
  join(guest: Guest, greet: (sight: TableSight) => void): Promise<Viewer>;
  part(guest: Guest, viewer: Viewer): void;
  size(): number;
}

export function gather(handle: Handle, time: Time): Gathering & { close(): void } {
  const fanout = createFanout(time);
  const guests = new Map<Guest, { readonly depart: (() => void) | undefined }>();

  const dismissIf = (leaves: (who: Who) => boolean, why: ClosingMessage['why']): void => {
    for (const guest of guests.keys()) if (leaves(guest.who)) guest.dismiss(why, null);
  };
  const hear = (told: Publication): void => {
    switch (told.kind) {
      case 'view':
        fanout.view(told.showing, told.events, told.movers);
        break;
      case 'lobby':
        fanout.lobby(() => encode({ t: 'lobby', lobby: told.lobby() as unknown as Json }), told.now);
        break;
      case 'said': {
        const { chair, text, emote } = told.said;
        const words = { ...(text !== undefined && { text }), ...(emote !== undefined && { emote }) };
        fanout.tell(encode({ t: 'said', chair, ...words }));
        break;
      }
      case 'dismiss':
        dismissIf((who) => chairOf(who) === told.chair, told.why);
        break;
      case 'dismiss-watchers':
        dismissIf((who) => who.kind === 'watcher', 'spectators-off');
        break;
    }
  };
  const deafen = handle.listen(hear);

  return {
    fanout,
    join: (guest, greet) =>
      handle.look((sight) => {
        const chair = chairOf(guest.who);
        const viewer = fanout.add(chair, guest.line);
        greet(sight);
        if (sight.showing !== undefined) fanout.show(viewer, sight.showing);
        guests.set(guest, { depart: chair === null ? undefined : handle.arrive(chair) });
        return viewer;
      }),
    part(guest, viewer) {
      fanout.remove(viewer);
      guests.get(guest)?.depart?.();
      guests.delete(guest);
    },
    size() {
      return guests.size;
    },
    close() {
      deafen();
      fanout.close();
    },
  };
}

export function chairOf(who: Who): ChairId | null {
  return who.kind === 'chair' ? who.chair : null;
}
