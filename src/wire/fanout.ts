import { encodeView } from './down.ts';

/** Time and timers, as an argument. */
export interface Time {
  /** The wall clock, for deadlines and for what is kept. Somebody may set it, back as well. */
  now(): number;
  /** Milliseconds that only ever pass, for how long something took or has to wait. */
  monotonic(): number;
  after(ms: number, what: () => void): () => void;
  /** Calls `what` when all that happens in this turn has happened, so that it is told in one go. Left out: at once. */
  readonly soon?: (what: () => void) => void;
}

/** One way to one viewer. */
export interface Line {
  send(message: string): void;
  /** Bytes handed over and not yet on their way. */
  buffered(): number;
}

/** What a match shows at one moment, encoded: `Showing` of the table room is one. */
export interface Frame {
  shared(chair: number | null): string;
  own(chair: number | null): string;
  left(now: number): number | null;
  readonly paused: boolean;
}

/** A line that has been added to a fanout. */
export interface Viewer {
  readonly chair: number | null;
  readonly line: Line;
}

/**
 * Tells everybody at one table what they see. Whoever moved is told at once; all others at once if they were told nothing
 * for `interval`, and otherwise when it has passed, with newer views in the place of older ones and their events together, the newest 256.
 * A line that has more than `slow` bytes waiting gets nothing until they are gone, and then only what is newest.
 */
export interface Fanout {
  add(chair: number | null, line: Line): Viewer;
  remove(viewer: Viewer): void;
  readonly viewers: Iterable<Viewer>;
  size(): number;
  /** The match has moved. `events` are JSON texts; `movers` are the chairs whose moves these were. */
  view(frame: Frame, events: readonly string[], movers: readonly number[]): void;
  /** The newest view to this one alone, without events: after a hello. Nothing if it was sent a view before. */
  show(viewer: Viewer, frame: Frame): void;
  /** Whatever view this one still waits for, now: an answer that only makes sense with it is about to follow. */
  catchUp(viewer: Viewer): void;
  /** The lobby has changed. The more people look, the more changes one message tells; `now`: at once all the same. */
  lobby(make: () => string, now?: boolean): void;
  /** The same message to all, at once, whatever waits; only lines that are slow do without. */
  tell(message: string): void;
  /** Nothing is sent after this. */
  close(): void;
}

export interface Tuning {
  readonly interval: number;
  readonly slow: number;
  /** A lobby of a thousand people is long and goes a thousand times: no more than so many characters a millisecond. */
  readonly lobbyPace: number;
}

export const TUNING: Tuning = { interval: 40, slow: 65_536, lobbyPace: 20_000 };

/** Events kept for anybody who waits: a large table has more within one interval, and a newer view makes older ones dispensable. */
const MOST_EVENTS = 256;
/** More than so many movers are looked up, not looked through. */
const FEW = 8;

const NOTHING_JOINED = { from: -1, to: -1, text: '' };

interface Told extends Viewer {
  /** When a view last went out; −∞ before the first. */
  viewAt: number;
  lobbyAt: number;
  wantsView: boolean;
  wantsLobby: boolean;
  /** The first event it has not been told. */
  from: number;
}

/**
 * `failed`: what this viewer was to be told could not be made, because a game's view has thrown; they go without it. Nobody else is
 * concerned: neither the other viewers nor whoever's timer this is.
 */
export type Failed = (viewer: Viewer, thrown: unknown) => void;

export function createFanout(time: Time, failed: Failed, tuning: Tuning = TUNING): Fanout {
  const viewers = new Set<Told>();
  let frame: Frame | undefined;
  let makeLobby: (() => string) | undefined;
  let lobbyText: string | undefined;
  let lobbyLength = 0;
  let events: string[] = [];
  /** The number of the first event kept, and of the next to come. */
  let first = 0;
  let next = 0;
  let joined = NOTHING_JOINED;
  let cancel: (() => void) | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let closed = false;
  let changed = false;

  const eventsFrom = (from: number): string => {
    if (from >= next) return '';
    if (joined.from !== from || joined.to !== next) {
      joined = { from, to: next, text: events.slice(Math.max(0, from - first)).join(',') };
    }
    return joined.text;
  };

  const forgetEvents = (): void => {
    let oldest = next;
    for (const { from, wantsView } of viewers) if (wantsView && from < oldest) oldest = from;
    oldest = Math.max(oldest, next - MOST_EVENTS);
    if (oldest <= first) return;
    events = oldest === next ? [] : events.slice(oldest - first);
    first = oldest;
  };

  const sendView = (viewer: Told, shown: Frame, now: number, told: string): void => {
    viewer.viewAt = now;
    viewer.wantsView = false;
    viewer.from = next;
    try {
      const { chair, line } = viewer;
      line.send(encodeView(shown.shared(chair), shown.own(chair), shown.left(time.now()), shown.paused, told));
    } catch (thrown) {
      failed(viewer, thrown);
    }
  };

  const sendLobby = (viewer: Told, now: number): void => {
    if (makeLobby === undefined) return;
    viewer.lobbyAt = now;
    viewer.wantsLobby = false;
    try {
      lobbyText ??= makeLobby();
      lobbyLength = lobbyText.length;
      viewer.line.send(lobbyText);
    } catch (thrown) {
      failed(viewer, thrown);
    }
  };

  const lobbyInterval = (): number => Math.max(tuning.interval, (lobbyLength * viewers.size) / tuning.lobbyPace);

  /** Sends what is due to one viewer; tells when to look again, if something is left. */
  const serve = (viewer: Told, now: number, lobbyEvery: number): number => {
    if (!viewer.wantsView && !viewer.wantsLobby) return Number.POSITIVE_INFINITY;
    if (viewer.line.buffered() > tuning.slow) return now + tuning.interval;
    const viewDue = viewer.wantsView && now >= viewer.viewAt + tuning.interval;
    // The lobby first: it tells whose seats the view is about, and the closed list before the cards.
    if (viewer.wantsLobby && (viewDue || now >= viewer.lobbyAt + lobbyEvery)) sendLobby(viewer, now);
    if (viewDue && frame !== undefined) sendView(viewer, frame, now, eventsFrom(viewer.from));
    return Math.min(
      viewer.wantsView ? viewer.viewAt + tuning.interval : Number.POSITIVE_INFINITY,
      viewer.wantsLobby ? viewer.lobbyAt + lobbyEvery : Number.POSITIVE_INFINITY,
    );
  };

  const arm = (at: number): void => {
    if (closed || at >= wakeAt || at === Number.POSITIVE_INFINITY) return;
    cancel?.();
    wakeAt = at;
    cancel = time.after(Math.max(1, at - time.monotonic()), () => {
      cancel = undefined;
      wakeAt = Number.POSITIVE_INFINITY;
      serveAll();
    });
  };

  const serveSoon = (): void => {
    if (time.soon === undefined) return serveAll();
    if (!changed) time.soon(serveAll);
    changed = true;
  };

  const serveAll = (): void => {
    changed = false;
    if (closed) return;
    const now = time.monotonic();
    const lobbyEvery = lobbyInterval();
    let again = Number.POSITIVE_INFINITY;
    for (const viewer of viewers) again = Math.min(again, serve(viewer, now, lobbyEvery));
    forgetEvents();
    arm(again);
    if (again === Number.POSITIVE_INFINITY) forgetTexts();
  };

  /** With nobody waiting there is no use for what was encoded: a table at which nothing happens holds nothing. */
  const forgetTexts = (): void => {
    frame = undefined;
    makeLobby = undefined;
    lobbyText = undefined;
    joined = NOTHING_JOINED;
  };

  return {
    add(chair, line) {
      const never = Number.NEGATIVE_INFINITY;
      const viewer: Told = {
        chair,
        line,
        viewAt: never,
        lobbyAt: never,
        wantsView: false,
        wantsLobby: false,
        from: next,
      };
      viewers.add(viewer);
      return viewer;
    },
    remove: (viewer) => void viewers.delete(viewer as Told),
    viewers,
    size() {
      return viewers.size;
    },
    view(shown, happened, movers) {
      if (closed) return;
      frame = shown;
      for (const event of happened) events.push(event);
      next += happened.length;
      const moved = movers.length > FEW ? new Set(movers) : undefined;
      for (const viewer of viewers) {
        if (!viewer.wantsView) {
          viewer.wantsView = true;
          viewer.from = next - happened.length;
        }
        const { chair } = viewer;
        if (chair !== null && (moved?.has(chair) ?? movers.includes(chair))) viewer.viewAt = Number.NEGATIVE_INFINITY;
      }
      serveSoon();
    },
    show(viewer, shown) {
      const told = viewer as Told;
      if (closed || told.viewAt !== Number.NEGATIVE_INFINITY) return;
      sendView(told, shown, time.monotonic(), '');
    },
    lobby(make, now = false) {
      if (closed) return;
      makeLobby = make;
      lobbyText = undefined;
      for (const viewer of viewers) {
        viewer.wantsLobby = true;
        if (now) viewer.lobbyAt = Number.NEGATIVE_INFINITY;
      }
      serveSoon();
    },
    catchUp(viewer) {
      const told = viewer as Told;
      if (closed || !told.wantsView) return;
      told.viewAt = Number.NEGATIVE_INFINITY;
      serve(told, time.monotonic(), lobbyInterval());
    },
    tell(message) {
      if (closed) return;
      for (const viewer of viewers) {
        const { line } = viewer;
        try {
          if (line.buffered() <= tuning.slow) line.send(message);
        } catch (thrown) {
          failed(viewer, thrown);
        }
      }
    },
    close() {
      closed = true;
      cancel?.();
      viewers.clear();
    },
  };
}
