import type { GunCard, Ruletka, Volley } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import { STRANGER, withAccusal, withBet, withPocket, type Rival } from './rival.ts';

export type View = SeatView<Ruletka>;

/** What a match has shown so far: a rival per seat, and of this round what a later view may no longer tell. */
export type Memory = {
  readonly rivals: readonly Rival[];
  readonly round: number;
  readonly lives: readonly number[];
  readonly bullets: readonly number[];
  /** As first revealed, whatever cards made of them. */
  readonly bets: readonly (number | null)[] | null;
  readonly shown: readonly boolean[];
  readonly used: readonly boolean[];
  /** Accusing is over. */
  readonly closed: boolean;
};

export const BLANK: Memory = {
  rivals: [],
  round: 0,
  lives: [],
  bullets: [],
  bets: null,
  shown: [],
  used: [],
  closed: false,
};

/** Whatever is new in `view`. Everything is found by comparing, so a view shown twice counts once. */
export function observe(memory: Memory, view: View): Memory {
  let now = memory;
  if (now.round !== view.round) {
    if (now.round > 0) now = roundOver(now, view);
    now = newRound(now, view);
  }
  if (view.phase === 'loading' || view.phase === 'spinning' || view.phase === 'betting') return now;
  if (now.bets === null) now = betsSeen(now, view);
  now = accusalsSeen(now, view);
  if (!now.closed && (view.phase === 'shot' || view.phase === 'bullet')) now = accusingOver(now, view.lives);
  return now;
}

function newRound({ rivals }: Memory, view: View): Memory {
  const none = everySeat(view.seats).map(() => false);
  return {
    rivals: rivals.length > 0 ? rivals : everySeat(view.seats).map(() => STRANGER),
    round: view.round,
    lives: view.lives,
    bullets: view.bullets,
    bets: null,
    shown: none,
    used: none,
    closed: false,
  };
}

function betsSeen(memory: Memory, { bets }: View): Memory {
  const rivals = memory.rivals.map((rival, seat) => {
    const bet = bets[seat] ?? null;
    return bet === null ? rival : withBet(rival, bet);
  });
  return { ...memory, bets, rivals };
}

/** New accusations and the pockets they have shown. */
function accusalsSeen(memory: Memory, view: View): Memory {
  const { bets } = memory;
  const accusers = everySeat(view.seats).filter(
    (seat) => view.accusationUsed[seat] === true && !isTrue(memory.used, seat),
  );
  const searched = everySeat(view.seats).filter((seat) => view.shown[seat] === true && !isTrue(memory.shown, seat));
  if (bets === null || (accusers.length === 0 && searched.length === 0)) return memory;
  const living = count(memory.lives);
  const rivals = memory.rivals.slice();
  for (const seat of searched) {
    const bullet = view.shownPockets[seat] === 'bullet';
    change(rivals, seat, (rival) => withPocket(rival, bets[seat] ?? 0, bullet ? 1 : 0, bullet ? 0 : 1));
  }
  const [on = view.accusation?.accused] = searched;
  for (const seat of accusers) {
    if (on !== undefined) change(rivals, seat, (rival) => withAccusal(rival, bets[on] ?? 0, living, true));
  }
  return { ...memory, rivals, shown: view.shown, used: view.accusationUsed };
}

/** Who has not accused anybody has let the boldest go. */
function accusingOver(memory: Memory, lives: readonly number[]): Memory {
  const { bets, shown, used } = memory;
  const rivals = memory.rivals.map((rival, seat) => {
    if ((lives[seat] ?? 0) === 0 || isTrue(used, seat)) return rival;
    const others = (bets ?? []).filter((bet, other) => other !== seat && bet !== null && !isTrue(shown, other));
    if (others.length === 0) return rival;
    return withAccusal(rival, Math.max(...others.map((bet) => bet ?? 0)), count(memory.lives), false);
  });
  return { ...memory, rivals, closed: true };
}

/** The end of a round was seen, perhaps only as the beginning of the next: what the shots say of pockets nobody saw. */
function roundOver(before: Memory, view: View): Memory {
  const memory = before.closed ? before : accusingOver(before, view.lives);
  const { bets, bullets, lives, shown } = memory;
  if (bets === null) return memory;
  const rivals = memory.rivals.map((rival, seat) => {
    const bet = bets[seat] ?? null;
    if (bet === null || isTrue(shown, seat)) return rival;
    const lost = present(view.lives[seat]) < (lives[seat] ?? 0);
    // Nobody shot them, so they were caught.
    if (lost && !wasHit(view.volleys, seat)) return withPocket(rival, bet, 1, 0);
    const loaded = lost ? (bullets[seat] ?? 1) : Math.max(bullets[seat] ?? 1, present(view.bullets[seat]));
    const fired = firedBy(view.volleys, seat);
    return withPocket(rival, bet, likelihood(fired, loaded - 1), likelihood(fired, loaded));
  });
  return { ...memory, rivals };
}

function wasHit(volleys: readonly Volley[], seat: Seat): boolean {
  return volleys.some(({ guns }) => guns.some(({ card, at }) => card === 'bullet' && at === seat));
}

function firedBy(volleys: readonly Volley[], seat: Seat): readonly GunCard[] {
  return volleys.flatMap(({ guns }) => guns.filter((gun) => gun.seat === seat).map(({ card }) => card));
}

/** How likely a gun of six with so many bullets fires these, one after the other. */
export function likelihood(fired: readonly GunCard[], bullets: number): number {
  let left = 6;
  let loaded = Math.min(6, bullets);
  let odds = 1;
  for (const card of fired) {
    odds *= card === 'bullet' ? Math.max(0, loaded) / left : Math.max(0, left - loaded) / left;
    if (card === 'bullet') loaded--;
    left--;
  }
  return odds;
}

function change(rivals: Rival[], seat: Seat, how: (rival: Rival) => Rival): void {
  const rival = rivals[seat];
  if (rival !== undefined) rivals[seat] = how(rival);
}

function isTrue(flags: readonly boolean[], seat: Seat): boolean {
  return flags[seat] === true;
}

function count(lives: readonly number[]): number {
  return lives.filter((each) => each > 0).length;
}
