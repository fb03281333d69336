import { randomBytes } from 'node:crypto';
import { hearLobby, type Share, type ShareMessage, type ShuffleNews } from '../../src/kernel/share.ts';

/** A device's share in the shuffles of its table. Its chair is told by the welcome. */
export interface Luck {
  hear(told: { readonly chair?: number | null; readonly lobby?: unknown }): ShareMessage | undefined;
}

export function createLuck(): Luck {
  let share: Share | undefined;
  let chair: number | null = null;
  return {
    hear(told) {
      if (told.chair !== undefined) ({ chair } = told);
      if (told.lobby === undefined) return undefined;
      const step = hearLobby(share, told.lobby as ShuffleNews, chair, () => randomBytes(32).toString('hex'));
      ({ share } = step);
      return step.say;
    },
  };
}
