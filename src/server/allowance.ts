/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of one allowance; below nothing, it is owed. */
export interface Allowance {
  /** Takes `cost`; the answer is how many milliseconds it takes until nothing is owed, 0 when nothing is. */
  take(now: number, cost?: number): number;
}

/** Every socket has one. */
class Left implements Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, since: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = since;
  }

  take(now: number, cost = 1): number {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) * perSecond) / 1000) - cost;
    this.#at = now;
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left * 1000) / perSecond);
  }
}

export function allowance(rate: Rate, since: number): Allowance {
  return new Left(rate, since);
}

/** An allowance for each of many, by a key. */
export interface Allowances {
  /** Takes `cost` if it is there; the answer is how long to wait, 0 when it was taken. */
  take(key: string, now: number, cost?: number): number;
  /** Takes `cost` though it is not there, and it is owed then: for what is known only when it is done. */
  owe(key: string, now: number, cost: number): void;
  /** How long to wait until one could be taken. */
  wait(key: string, now: number): number;
  /** The allowance of `key` itself, for whoever counts often: looked up once. */
  of(key: string, now: number): Allowance;
  readonly size: number;
}

/** Whoever is counted often is not put to the end every time. */
const FRESH = 1000;

/** At most `most` keys are remembered: whoever fills the memory with keys makes it forget the oldest, not grow. */
export function allowances({ burst, perSecond }: Rate, most = 50_000): Allowances {
  const known = new Map<string, { left: number; at: number; placed: number }>();
  const leftOf = (key: string, now: number): number => {
    const before = known.get(key);
    if (before === undefined) return burst;
    return Math.min(burst, before.left + (Math.max(0, now - before.at) * perSecond) / 1000);
  };
  const waitFor = (left: number, cost: number): number =>
    left >= cost ? 0 : Math.ceil(((cost - left) * 1000) / perSecond);
  const keep = (key: string, left: number, at: number): void => {
    const before = known.get(key);
    const kept = before ?? { left, at, placed: at };
    kept.left = left;
    kept.at = at;
    if (before !== undefined && at - before.placed < FRESH) return;
    kept.placed = at;
    known.delete(key);
    known.set(key, kept);
    if (known.size > most) for (const oldest of known.keys()) return void known.delete(oldest);
  };
  return {
    wait: (key, now) => waitFor(leftOf(key, now), 1),
    take(key, now, cost = 1) {
      const left = leftOf(key, now);
      const wait = waitFor(left, cost);
      keep(key, wait === 0 ? left - cost : left, now);
      return wait;
    },
    owe: (key, now, cost) => keep(key, leftOf(key, now) - cost, now),
    of(key, now) {
      const left = leftOf(key, now);
      keep(key, left, now);
      const shared = known.get(key) ?? { left, at: now, placed: now };
      return {
        take(at, cost = 1) {
          const before = Math.min(burst, shared.left + (Math.max(0, at - shared.at) * perSecond) / 1000);
          shared.left = before - cost;
          shared.at = at;
          return shared.left >= 0 ? 0 : Math.ceil((-shared.left * 1000) / perSecond);
        },
      };
    },
    get size() {
      return known.size;
    },
  };
}
