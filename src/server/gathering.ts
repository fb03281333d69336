import type { ChairId } from '../table/chair.ts';
import type { Who } from '../table/command.ts';
import type { Publication } from '../table/publication.ts';
import { SCREEN } from '../table/reveal.ts';
import type { Handle, TableSight } from '../table/tables.ts';
import type { Attention } from './attention.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import { encode, type ClosingMessage } from '../wire/down.ts';
import type { Fanout, Line, Time, Viewer } from '../wire/fanout.ts';
import { createGroupedFanout } from '../wire/grouped-fanout.ts';
import type { Json } from '../kernel/json.ts';

/** One connection at a table. */
export interface Guest {
  readonly who: Who;
  /** From where, as limits count it. */
  readonly address: string;
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
  addresses(): readonly string[];
  chairs(): readonly ChairId[];
}

const UNSHOWN = encode({
  t: 'refused',
  code: 'failed',
  why: 'what you should see now could not be made; the log says why',
});

export interface GatheringOptions {
  readonly time: Time;
  readonly attention: Attention;
  readonly limits: Pick<Limits, 'socketsPerChair'>;
  /** Something of the table could not be shown; told once for all who should have seen it. */
  readonly broken: (table: string, thrown: unknown) => void;
  readonly turnedAway: (limit: string) => void;
  readonly hall?: Pick<Hall, 'note'> | undefined;
}

export function gather(handle: Handle, options: GatheringOptions): Gathering & { close(): void } {
  const { time, attention, limits, broken } = options;
  let told = false;
  const fanout = createGroupedFanout(time, ({ line }, thrown) => {
    if (!told) broken(handle.id, thrown);
    told = true;
    handle.fail();
    line.send(UNSHOWN);
  });
  const guests = new Map<Guest, { readonly depart: (() => void) | undefined }>();
  /** The connections of every chair, the oldest first. */
  const byChair = new Map<ChairId, Set<Guest>>();
  let seen: { readonly match: string; readonly over: () => void } | undefined;

  /** From now on this is the match that is looked at here. */
  const look = (match: string): void => {
    if (match === seen?.match) return;
    seen?.over();
    seen = { match, over: attention.look(handle.id, match) };
  };
  const seat = (chair: ChairId, guest: Guest): void => {
    const devices = byChair.get(chair) ?? new Set();
    byChair.set(chair, devices.add(guest));
    const [oldest] = devices;
    if (devices.size <= limits.socketsPerChair || oldest === undefined) return;
    devices.delete(oldest);
    options.turnedAway('sockets-per-chair');
    oldest.dismiss('too-many', null);
  };

  const dismissIf = (leaves: (who: Who) => boolean, why: ClosingMessage['why']): void => {
    for (const guest of guests.keys()) if (leaves(guest.who)) guest.dismiss(why, null);
  };
  const hear = (news: Publication): void => {
    told = false;
    switch (news.kind) {
      case 'view':
        look(news.showing.match);
        if (news.group === undefined) fanout.view(news.showing, news.events, news.movers);
        else fanout.viewApart(news.group, news.showing.chairs, news.showing, news.events, news.movers);
        break;
      case 'lobby':
        options.hall?.note(handle.id, news.listing());
        fanout.lobby(() => encode({ t: 'lobby', lobby: news.lobby() as unknown as Json }), news.now);
        break;
      case 'said': {
        const { chair, text, emote } = news.said;
        const words = { ...(text !== undefined && { text }), ...(emote !== undefined && { emote }) };
        fanout.tell(encode({ t: 'said', chair, ...words }));
        break;
      }
      case 'dismiss':
        dismissIf((who) => chairOf(who) === news.chair, news.why);
        break;
      case 'dismiss-all':
        dismissIf(() => true, 'shut');
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
        greet(sight);
        const viewer = fanout.addTo(chair === null ? undefined : sight.groupOf(chair), chair, guest.line);
        const showing = sight.showingTo(chair);
        if (showing !== undefined) {
          look(showing.match);
          fanout.show(viewer, showing);
        }
        const here = chair ?? (isScreen(guest.who) ? SCREEN : null);
        guests.set(guest, { depart: here === null ? undefined : handle.arrive(here) });
        if (chair !== null) seat(chair, guest);
        return viewer;
      }),
    part(guest, viewer) {
      fanout.remove(viewer);
      const chair = chairOf(guest.who);
      const devices = chair === null ? undefined : byChair.get(chair);
      devices?.delete(guest);
      if (chair !== null && devices?.size === 0) byChair.delete(chair);
      guests.get(guest)?.depart?.();
      guests.delete(guest);
    },
    size() {
      return guests.size;
    },
    addresses: () => [...new Set([...guests.keys()].map(({ address }) => address))],
    chairs: () => [...byChair.keys()],
    close() {
      deafen();
      options.hall?.note(handle.id, undefined);
      seen?.over();
      fanout.close();
    },
  };
}

export function chairOf(who: Who): ChairId | null {
  return who.kind === 'chair' ? who.chair : null;
}

function isScreen(who: Who): boolean {
  return who.kind === 'watcher' && who.link === 'tv';
}
