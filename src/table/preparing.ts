import type { Millis } from '../runner/time.ts';
import { commitment, type BySeat } from '../kernel/fairness.ts';
import type { BrokenOff } from '../kernel/proof.ts';
import type { Seat } from '../kernel/seat.ts';
import { isPerson, type Chair, type ChairId } from './chair.ts';

/**
 * A match before it is dealt: devices promise, the list of promises is closed and published, devices open, the cards are
 * dealt. Whoever promised and does not open breaks the attempt off, and everything is done anew.
 */
export interface Preparing {
  readonly match: string;
  readonly chairs: readonly ChairId[];
  /** Where several tables get this deal: the seats of each, ascending. */
  readonly groups?: readonly (readonly Seat[])[];
  /** Counts from 1. */
  readonly attempt: number;
  readonly secret: string;
  readonly commitment: string;
  readonly promises: BySeat;
  /** The list of promises is closed and published. */
  readonly closed: boolean;
  readonly openings: BySeat;
  /** When the list closes; once it is closed, when everybody must have opened. */
  readonly by: Millis;
  readonly brokenOff: readonly BrokenOff[];
  /** Seats whose luck the host leaves out. */
  readonly without: readonly Seat[];
  /** So many attempts broke off that the host has to say how to go on. */
  readonly stopped: boolean;
}

/** Attempts in a row before the host is asked. */
const MOST_ATTEMPTS = 3;

interface Attempt {
  readonly secret: string;
  readonly by: Millis;
}

export function prepared(match: string, chairs: readonly ChairId[], attempt: Attempt): Preparing {
  return begun({ match, chairs, brokenOff: [], without: [] }, 1, attempt);
}

/** The same for several tables at once: one list, one secret, one key. */
export function preparedApart(match: string, chairs: readonly (readonly ChairId[])[], attempt: Attempt): Preparing {
  let next = 0;
  const groups = chairs.map((each) => each.map(() => next++));
  return begun({ match, chairs: chairs.flat(), groups, brokenOff: [], without: [] }, 1, attempt);
}

type Lasting = Pick<Preparing, 'match' | 'chairs' | 'groups' | 'brokenOff' | 'without'>;

function begun(lasting: Lasting, attempt: number, { secret, by }: Attempt): Preparing {
  const { match, chairs, groups, brokenOff, without } = lasting;
  return {
    match,
    chairs,
    ...(groups !== undefined && { groups }),
    attempt,
    secret,
    commitment: commitment(match, attempt, secret),
    promises: chairs.map(() => null),
    closed: false,
    openings: chairs.map(() => null),
    by,
    brokenOff,
    without,
    stopped: false,
  };
}

/** The attempt stands among those broken off, and the next one begins; without one the host is asked. */
export function breakOff(preparing: Preparing, next: Attempt | null): Preparing {
  const { attempt, secret, commitment: committed, promises, openings } = preparing;
  const broken = { attempt, secret, commitment: committed, promises, openings, missing: missingOf(preparing) };
  const all = [...preparing.brokenOff, broken];
  if (next === null) return { ...preparing, brokenOff: all, stopped: true };
  return begun({ ...preparing, brokenOff: all }, attempt + 1, next);
}

/** The host goes on after the attempts that broke off: `without` has the seats whose luck is left out. */
export function triedAgain(preparing: Preparing, without: readonly Seat[], next: Attempt): Preparing {
  return begun({ ...preparing, without }, preparing.attempt + 1, next);
}

/** Whether the attempt that is to be broken off was the last before the host is asked. */
export function isLastAttempt({ attempt }: Preparing): boolean {
  return attempt % MOST_ATTEMPTS === 0;
}

/** Seats that have promised and not opened. */
export function missingOf({ promises, openings }: Pick<Preparing, 'promises' | 'openings'>): Seat[] {
  return promises.flatMap((promise, seat) => (promise !== null && openings[seat] === null ? [seat] : []));
}

/** What the table has to do for a match being prepared; nothing while it waits for somebody. */
export type Errand = 'close' | 'deal' | 'break-off';

interface Around {
  readonly chairs: readonly Chair[];
  readonly now: Millis;
  readonly present: (chair: ChairId) => boolean;
}

export function errandOf(preparing: Preparing, around: Around): Errand | undefined {
  if (preparing.stopped) return undefined;
  if (!preparing.closed) return mayClose(preparing, around) ? 'close' : undefined;
  const missing = missingOf(preparing);
  if (missing.length === 0) return 'deal';
  const gone = (seat: Seat): boolean => !isThere(around.chairs, preparing.chairs[seat]);
  return around.now >= preparing.by || missing.every(gone) ? 'break-off' : undefined;
}

/** The list closes when everybody who is there has promised, or when the time for it is over. */
function mayClose({ by, chairs, promises, without }: Preparing, around: Around): boolean {
  if (around.now >= by) return true;
  return chairs.every((id, seat) => {
    const waited = !without.includes(seat) && isThere(around.chairs, id) && around.present(id);
    return !waited || promises[seat] !== null;
  });
}

function isThere(chairs: readonly Chair[], id: ChairId | undefined): boolean {
  const chair = chairs.find((each) => each.id === id);
  return chair !== undefined && isPerson(chair) && !chair.gone;
}

/** When something has to be done for it, whoever comes or goes meanwhile; null where only the host can go on. */
export function preparingDue(preparing: Preparing, lastStep: Millis): Millis | null {
  if (preparing.stopped) return null;
  return preparing.closed && missingOf(preparing).length === 0 ? lastStep : preparing.by;
}
