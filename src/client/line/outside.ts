import type { Time } from '../../runner/time.ts';

/** What a wire says to whoever dialled it. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** One socket. */
export interface Wire {
  /** Whether it could be said: into an open socket, which is not to say that it arrives. */
  say(text: string): boolean;
  hangUp(): void;
}

/** The browser a line lives in, as an argument: a test's own dials and moves its clock. */
export interface Outside {
  readonly time: Time;
  readonly dial: (path: string, ear: Ear) => Wire;
  readonly online: () => boolean;
  readonly spread: () => number;
  /** Calls when the network changed or the page is seen again; the answer stops it. */
  readonly onChange: (what: () => void) => () => void;
  /** Whether the page is out of sight, as a locked phone's is. */
  readonly asleep: () => boolean;
  /** Calls when the page goes out of sight, with true, or is seen again or left, with false; the answer stops it. */
  readonly onSleep: (what: (asleep: boolean) => void) => () => void;
}

export const BROWSER: Outside = {
  time: {
    now: () => performance.now(),
    after(ms, what) {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
  },
  dial(path, ear) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
    socket.addEventListener('open', () => ear.opened());
    socket.addEventListener('message', ({ data }) => ear.heard(String(data)));
    socket.addEventListener('close', () => ear.closed());
    return {
      say(text) {
        const open = socket.readyState === WebSocket.OPEN;
        if (open) socket.send(text);
        return open;
      },
      hangUp: () => socket.close(),
    };
  },
  online: () => navigator.onLine,
  spread: Math.random,
  onChange(what) {
    const seen = (): void => {
      if (!document.hidden) what();
    };
    const events = [
      [window, 'online'],
      [window, 'offline'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [on, event] of events) on.addEventListener(event, seen);
    return () => {
      for (const [on, event] of events) on.removeEventListener(event, seen);
    };
  },
  asleep: () => document.hidden,
  onSleep(what) {
    let leaving = false;
    const seen = (): void => {
      if (!document.hidden) leaving = false;
      what(document.hidden && !leaving);
    };
    const left = (): void => {
      leaving = true;
      what(false);
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', left);
    };
  },
};
