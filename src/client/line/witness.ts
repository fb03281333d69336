import { confirmed, hearLobby, sent, type Complaint, type Share } from '../../kernel/share.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Pin, Witness } from '../../table/verify.ts';
import type { DoneMessage } from '../../wire/down.ts';
import { forget, recall, store } from '../shell/memory.ts';

/** Matches this device can bear witness to: what it gave to the shuffle and the newest hash it saw. */
const MOST_MATCHES = 40;
const BYTES = 32;

interface Seen {
  readonly share?: Share;
  readonly pin?: Pin;
}

export function drawBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this device knows of a match, also after a reload and weeks later. */
export function witnessOf(match: string): Pick<Witness, 'pins' | 'share'> {
  const { share, pin } = read(match);
  return { pins: pin === undefined ? [] : [pin], share };
}

/** A device's part in the fairness of the matches at one table. */
export interface Bearing {
  /** Says what the shuffle wants of this device. It is kept before it is said. */
  hear(lobby: Lobby, chair: number | null, say: (message: object) => boolean): void;
  received(receipt: NonNullable<DoneMessage['receipt']>): void;
  saw(match: string, pin: Pin): void;
  /** What was done to this device in the match on the table. */
  complaint(lobby: Lobby): Complaint | undefined;
}

export function bearing(): Bearing {
  let share: Share | undefined;
  const keep = (next: Share | undefined): void => {
    if (next === undefined || next === share) return;
    share = next;
    write(next.match, { ...read(next.match), share: next });
  };
  return {
    hear(lobby, chair, say) {
      const match = lobby.preparing?.match ?? lobby.match?.match;
      if (match !== undefined && share?.match !== match) ({ share } = read(match));
      const step = hearLobby(share, lobby, chair, drawBytes);
      keep(step.share);
      if (step.say !== undefined && say(step.say)) keep(sent(share, step.say));
    },
    received: (receipt) => keep(confirmed(share, receipt)),
    saw: (match, pin) => write(match, { ...read(match), pin }),
    complaint(lobby) {
      const match = lobby.preparing?.match ?? lobby.match?.match;
      return share !== undefined && share.match === match ? (share.complaint ?? undefined) : undefined;
    },
  };
}

function read(match: string): Seen {
  try {
    return JSON.parse(recall(`seen.${match}`) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

function write(match: string, seen: Seen): void {
  const before = (recall('seen') ?? '').split(' ').filter((each) => each !== '');
  if (!before.includes(match)) {
    const all = [...before, match];
    for (const old of all.slice(0, -MOST_MATCHES)) forget(`seen.${old}`);
    store('seen', all.slice(-MOST_MATCHES).join(' '));
  }
  store(`seen.${match}`, JSON.stringify(seen));
}
