import { signal, type ReadonlySignal } from '@preact/signals';

/** One seat, several tabs: the one touched last plays, the others stand still and say so. */
export interface Tab {
  readonly resting: ReadonlySignal<boolean>;
  /** From now on this one plays. */
  readonly claim: () => void;
  readonly close: () => void;
}

export function openTab(seat: string): Tab {
  const resting = signal(false);
  if (typeof BroadcastChannel === 'undefined') return { resting, claim() {}, close() {} };
  const channel = new BroadcastChannel(`stolik.${seat}`);
  const mine = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== mine) resting.value = true;
  });
  const claim = (): void => {
    resting.value = false;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(mine);
  };
  claim();
  return { resting, claim, close: () => channel.close() };
}
