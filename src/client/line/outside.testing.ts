import { fakeTime, type FakeTime } from '../../wire/fake-time.testing.ts';
import type { Ear, Outside } from './outside.ts';

/** A wire as the far end sees it. */
export interface FakeWire {
  readonly path: string;
  /** What was said into it. */
  readonly said: { readonly t: string }[];
  hungUp: boolean;
  open(): void;
  says(message: object): void;
  /** It breaks, or is refused. */
  breaks(): void;
}

export interface FakeOutside extends Outside {
  readonly time: FakeTime;
  /** All that were ever dialled. */
  readonly wires: readonly FakeWire[];
  /** Whether the device believes in its network. */
  believes: boolean;
  /** The network changed, or the page is seen again; or it is hidden or left. */
  changes(page?: 'seen' | 'hidden' | 'left'): void;
}

/** A browser whose sockets do what a test says. */
export function fakeOutside(): FakeOutside {
  const wires: FakeWire[] = [];
  const heeds = new Set<(page: 'seen' | 'hidden' | 'left') => void>();
  let hidden = false;
  const outside: FakeOutside = {
    time: fakeTime(),
    wires,
    believes: true,
    dial(path, ear) {
      const wire = wireTo(path, ear);
      wires.push(wire);
      return {
        say(text) {
          if (!wire.isOpen) return false;
          wire.said.push(JSON.parse(text) as { readonly t: string });
          return true;
        },
        hangUp() {
          wire.hungUp = true;
          wire.isOpen = false;
          // A dead wire's goodbye comes much later, if ever.
          outside.time.after(30_000, () => ear.closed());
        },
      };
    },
    online: () => outside.believes,
    spread: () => 1,
    onChange(what) {
      heeds.add(what);
      return () => void heeds.delete(what);
    },
    hidden: () => hidden,
    changes(page = 'seen') {
      hidden = page !== 'seen';
      for (const heed of heeds) heed(page);
    },
  };
  return outside;
}

function wireTo(path: string, ear: Ear): FakeWire & { isOpen: boolean } {
  return {
    path,
    said: [],
    hungUp: false,
    isOpen: false,
    open() {
      this.isOpen = true;
      ear.opened();
    },
    says: (message) => ear.heard(JSON.stringify(message)),
    breaks() {
      this.isOpen = false;
      ear.closed();
    },
  };
}
