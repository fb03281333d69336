/** How likely each whole number is: the chance of n at place n. They sum to 1. */
export type Odds = readonly number[];

export function certain(n: number): Odds {
  const odds = Array.from({ length: n + 1 }, () => 0);
  odds[n] = 1;
  return odds;
}

/** The sum of two numbers that know nothing of each other. */
export function plus(a: Odds, b: Odds): Odds {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (let i = 0; i < a.length; i++) {
    const chance = a[i] ?? 0;
    if (chance === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] ?? 0) + chance * (b[j] ?? 0);
  }
  return sum;
}

/** The higher of two numbers that know nothing of each other. */
export function higher(a: Odds, b: Odds): Odds {
  const length = Math.max(a.length, b.length);
  let [belowA, belowB, before] = [0, 0, 0];
  return Array.from({ length }, (_, n) => {
    belowA += a[n] ?? 0;
    belowB += b[n] ?? 0;
    const chance = belowA * belowB - before;
    before = belowA * belowB;
    return chance;
  });
}

/** `share` of the first, the rest of the second. */
export function mixed(share: number, a: Odds, b: Odds): Odds {
  if (share <= 0) return b;
  if (share >= 1) return a;
  return Array.from(
    { length: Math.max(a.length, b.length) },
    (_, n) => share * (a[n] ?? 0) + (1 - share) * (b[n] ?? 0),
  );
}

/** What weights come to when they are to sum to 1; what cannot be is as good as anything. */
export function evened(weights: readonly number[]): Odds {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
}

export function likeliest(odds: Odds): number {
  let best = 0;
  for (let n = 1; n < odds.length; n++) if ((odds[n] ?? 0) > (odds[best] ?? 0)) best = n;
  return best;
}

/** How many of the `marked` among `all` cards are among `drawn` of them. */
export function drawnOf(all: number, marked: number, drawn: number): Odds {
  const most = Math.min(marked, drawn);
  const least = Math.max(0, drawn - (all - marked));
  const weights = Array.from({ length: most + 1 }, () => 0);
  let weight = 1;
  for (let n = least; n <= most; n++) {
    weights[n] = weight;
    weight *= ((marked - n) * (drawn - n)) / ((n + 1) * (all - marked - drawn + n + 1));
  }
  return evened(weights);
}
