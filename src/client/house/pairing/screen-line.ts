import { signal, type ReadonlySignal } from '@preact/signals';
import type { Down, Shown } from '../../../wire/down.ts';
import { connect } from '../../line/connection.ts';
import type { LineState } from '../../line/line.ts';
import { BROWSER, type Outside } from '../../line/outside.ts';
import { forget, recall, store } from '../../shell/memory.ts';

/** A big screen's line to the house: by it phones find the screen, and tell it what to show. */
export interface ScreenLine {
  readonly state: ReadonlySignal<LineState>;
  /** What people type; nothing until the house has answered. */
  readonly code: ReadonlySignal<string | undefined>;
  /** The table it shows. This device remembers it, and goes there by itself after a power cut. */
  readonly at: ReadonlySignal<Shown | undefined>;
  show(at: Shown): void;
  /** Shows nothing any more, and waits. */
  free(): void;
  /** Another key: a new code, and whoever had a grip has none. */
  renew(): void;
  close(): void;
}

const KEY = 'screen.key';
const AT = 'screen.at';
const COME_BACK = 5000;

export function openScreen(outside: Outside = BROWSER): ScreenLine {
  const state = signal<LineState>({ kind: 'connecting' });
  const code = signal<string | undefined>(undefined);
  const at = signal<Shown | undefined>(remembered());
  let key = recall(KEY) ?? drawKey();
  store(KEY, key);
  let said = '';
  const standing = (): object => ({ t: 'screen', key, busy: at.peek() !== undefined });
  // Made anew whenever it is said.
  const hello = {
    toJSON() {
      const now = standing();
      said = JSON.stringify(now);
      return now;
    },
  };

  const turn = (to: Shown | undefined): void => {
    if (to === undefined) forget(AT);
    else store(AT, JSON.stringify(to));
    at.value = to;
  };

  function receive(message: Down): void {
    if (message.t === 'screen') {
      code.value = message.code;
      // What changed before the first word came could not be said.
      if (said !== JSON.stringify(standing())) connection.send(hello);
    } else if (message.t === 'show') turn(message.at ?? undefined);
    else if (message.t === 'closing') connection.rest(message.again ?? COME_BACK);
  }

  const connection = connect(
    '/ws',
    hello,
    {
      lost() {},
      sleeps() {},
      heard: (text) => receive(JSON.parse(text) as Down),
      state: (next) => (state.value = next),
    },
    outside,
  );

  return {
    state,
    code,
    at,
    show(to) {
      turn(to);
      connection.send(hello);
    },
    free() {
      turn(undefined);
      connection.send(hello);
    },
    renew() {
      key = drawKey();
      store(KEY, key);
      connection.send(hello);
    },
    close: () => connection.close(),
  };
}

function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function remembered(): Shown | undefined {
  try {
    const kept = JSON.parse(recall(AT) ?? 'null') as Partial<Shown> | null;
    const { table, code, tv } = kept ?? {};
    const whole = typeof table === 'string' && typeof code === 'string' && typeof tv === 'string';
    return whole ? { table, code, tv } : undefined;
  } catch {
    return undefined;
  }
}
