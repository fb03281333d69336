import type { Socket } from 'node:net';
import { limitKey } from './address.ts';
import type { Limits } from './limits.ts';

/** Counts what is connected, by address. Nothing is kept of an address nobody is connected from. */
export interface Connections {
  /** Whether there is room for one more of this address; `gone` is then called once when it is over. */
  admit(address: string): { gone(): void } | undefined;
  readonly size: number;
}

export function createConnections({ connections, connectionsPerAddress }: Limits): Connections {
  const perAddress = new Map<string, number>();
  let size = 0;
  return {
    admit(address) {
      const key = limitKey(address);
      const count = perAddress.get(key) ?? 0;
      if (size >= connections || count >= connectionsPerAddress) return undefined;
      size++;
      perAddress.set(key, count + 1);
      let over = false;
      return {
        gone() {
          if (over) return;
          over = true;
          size--;
          const left = (perAddress.get(key) ?? 1) - 1;
          if (left === 0) perAddress.delete(key);
          else perAddress.set(key, left);
        },
      };
    },
    get size() {
      return size;
    },
  };
}

/** Lets a new connection in or hangs up at once, before a byte of it is read. */
export function admitSocket(connections: Connections, socket: Socket, turnedAway: () => void): void {
  const admitted = connections.admit((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
  if (admitted === undefined) {
    turnedAway();
    socket.destroy();
    return;
  }
  socket.once('close', () => admitted.gone());
}
