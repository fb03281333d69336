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
  /** Whether the page is out of sight, as a locked phone's is. */
  readonly hidden: () => boolean;
  /** Calls when the network changed, or the page is seen, hidden or left; the answer stops it. */
  readonly onChange: (what: (page: 'seen' | 'hidden' | 'left') => void) => () => void;
}

/** Each is of the window or of the document. */
const EVENTS = ['online', 'offline', 'pageshow', 'pagehide', 'visibilitychange'];

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
  hidden: () => document.hidden,
  onChange(what) {
    let left = false;
    const heed = ({ type }: Event): void => {
      // A page that is left is hidden after it.
      left = type === 'pagehide' || (left && document.hidden);
      what(left ? 'left' : document.hidden ? 'hidden' : 'seen');
    };
    const stop = new AbortController();
    for (const on of [window, document])
      for (const event of EVENTS) on.addEventListener(event, heed, { signal: stop.signal });
    return () => stop.abort();
  },
};
