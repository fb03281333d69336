import { confirmed, hearLobby, sent, type Complaint, type Share } from '../../kernel/share.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { DoneMessage } from '../../wire/down.ts';
import { drawBytes } from './draw-bytes.ts';
import { keepShare, witnessOf } from './witness.ts';

/** A device's part in the shuffles of one table. It hashes, so it is fetched by whoever has a seat, and by nobody else. */
export interface Bearing {
  /** Says what the shuffle wants of this device. It is kept before it is said; what could not be said comes again. */
  hear(lobby: Lobby, chair: number | null, say: (message: object) => boolean): void;
  received(receipt: NonNullable<DoneMessage['receipt']>): void;
  /** What was done to this device in the match on the table. */
  complaint(lobby: Lobby): Complaint | undefined;
}

export function bearing(): Bearing {
  let share: Share | undefined;
  const keep = (next: Share | undefined): void => {
    if (next === undefined || next === share) return;
    share = next;
    keepShare(next);
  };
  return {
    hear(lobby, chair, say) {
      const match = matchOn(lobby);
      if (match !== undefined && share?.match !== match) ({ share } = witnessOf(match));
      const step = hearLobby(share, lobby, chair, drawBytes);
      keep(step.share);
      if (step.say !== undefined && say(step.say)) keep(sent(share, step.say));
    },
    received: (receipt) => keep(confirmed(share, receipt)),
    complaint: (lobby) =>
      share !== undefined && share.match === matchOn(lobby) ? (share.complaint ?? undefined) : undefined,
  };
}

function matchOn({ preparing, match, groups }: Lobby): string | undefined {
  return preparing?.match ?? match?.match ?? groups?.[0]?.match.of;
}
