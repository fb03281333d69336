import type { Lobby } from '../../table/lobby.ts';
import { recall, store } from '../shell/memory.ts';

const BYTES = 32;

export function drawLuck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This device's share in the shuffle: given once a match, and looked for in the list it was mixed from. */
export interface Luck {
  /** What to contribute now, if anything. */
  due(lobby: Lobby, chair: number | null): { readonly match: string; readonly bytes: string } | undefined;
  /** The own bytes are not in the closed list though there is a receipt for them. */
  isMissing(lobby: Lobby): boolean;
  received(match: string): void;
}

/** The bytes this device gave for a match, if it was the last one it gave any for. */
export function luckFor(match: string): string | undefined {
  const [of, bytes] = recall('luck')?.split(' ') ?? [];
  return of === match ? bytes : undefined;
}

export function keepLuck(): Luck {
  let given: { readonly match: string; readonly bytes: string; receipt: boolean } | undefined;
  const kept = recall('luck')?.split(' ');
  if (kept?.[0] !== undefined && kept[1] !== undefined) {
    given = { match: kept[0], bytes: kept[1], receipt: kept[2] === 'receipt' };
  }
  const keep = (): void => {
    if (given !== undefined) store('luck', `${given.match} ${given.bytes} ${given.receipt ? 'receipt' : 'sent'}`);
  };
  return {
    due(lobby, chair) {
      const { preparing } = lobby;
      if (preparing === null || preparing.closed !== null || chair === null) return undefined;
      const seat = preparing.chairs.indexOf(chair);
      if (seat === -1 || preparing.contributed.includes(seat)) return undefined;
      if (given?.match !== preparing.match) {
        given = { match: preparing.match, bytes: drawLuck(), receipt: false };
        keep();
      }
      return { match: given.match, bytes: given.bytes };
    },
    isMissing(lobby) {
      if (given === undefined || !given.receipt) return false;
      const list =
        lobby.preparing?.match === given.match
          ? lobby.preparing.closed
          : lobby.match?.match === given.match
            ? lobby.match.contributions
            : null;
      return list !== null && !list.includes(given.bytes);
    },
    received(match) {
      if (given?.match !== match) return;
      given.receipt = true;
      keep();
    },
  };
}
