import type { Io } from './io.ts';

/** Tells how far long work is, to a person only: on a terminal, on stderr, not before it is worth it. */
export interface Progress {
  step(done: number): void;
  end(): void;
}

const EVERY_MS = 100;
const QUIET_MS = 500;

export function progress(io: Io, total: number, what: string): Progress {
  const { terminal } = io;
  if (!terminal.errWatched) return { step: () => undefined, end: () => undefined };
  const began = io.now();
  let next = began + QUIET_MS;
  let shown = false;
  return {
    step(done) {
      const now = io.now();
      if (now < next) return;
      next = now + EVERY_MS;
      shown = true;
      terminal.err(`\r\u001b[K${sentence(done, total, what, now - began)}`);
    },
    end() {
      if (shown) terminal.err('\r\u001b[K');
    },
  };
}

export function sentence(done: number, total: number, what: string, ms: number): string {
  const rate = (done * 1000) / Math.max(ms, 1);
  const left = rate > 0 ? duration((total - done) / rate) : '?';
  const percent = Math.floor((100 * done) / total);
  return `${percent} %  ${done} of ${total} ${what}  ${Math.round(rate)}/s  ${left} left`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
