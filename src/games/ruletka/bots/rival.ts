/** What was seen of one opponent: how much more than usual they cheat and accuse, and what they bet. */
export type Rival = {
  /** By `SHIFTS`, how well each fits what was seen: logarithms, the best one 0. */
  readonly cheats: readonly number[];
  readonly accuses: readonly number[];
  /** How often each bet was made. */
  readonly bets: readonly number[];
};

/** Ways to differ from the usual, added to the log-odds of cheating or accusing: from never to always. */
export const SHIFTS: readonly number[] = [-7, -2.5, -1, 0, 1, 2.5, 7];
/** Before anything was seen: most are nearly usual, some never dare, some always do. */
const LIKELY: readonly number[] = [0.08, 0.14, 0.2, 0.26, 0.2, 0.08, 0.04];
const UNSEEN: readonly number[] = tidied(LIKELY.map((share) => Math.log(share)));
/** People cheat less than would pay. */
const SELDOM_CHEATS: readonly number[] = tidied([0.1, 0.22, 0.3, 0.2, 0.1, 0.05, 0.03].map((share) => Math.log(share)));

export const STRANGER: Rival = { cheats: SELDOM_CHEATS, accuses: UNSEEN, bets: [0, 0, 0, 0, 0, 0] };

/** How likely the usual player who bets so much has cheated, and is accused by another. */
const USUAL_CHEAT: readonly number[] = [0.05, 0.1, 0.18, 0.22, 0.26, 0.32];
const USUAL_ACCUSE: readonly number[] = [0.04, 0.08, 0.16, 0.28, 0.45, 0.6];

export function usualCheat(bet: number): number {
  return USUAL_CHEAT[bet] ?? 0.5;
}

/** At a table of more there are others to accuse, and to do it. */
export function usualAccuse(bet: number, living: number): number {
  return (USUAL_ACCUSE[bet] ?? 0.5) / Math.max(1, living - 1) ** 0.5;
}

/** How likely something is for somebody who differs by `shift` from one for whom it has the odds `usual`. */
export function shifted(usual: number, shift: number): number {
  const held = Math.min(0.98, Math.max(0.02, usual));
  const odds = (held / (1 - held)) * Math.exp(shift);
  return odds / (1 + odds);
}

/** What `usual` becomes for a player of whom so much has been seen; `trust` 0 forgets it all, 1 believes all of it. */
export function expected(usual: number, weights: readonly number[], trust: number): number {
  if (trust === 0 || weights.length === 0) return usual;
  let total = 0;
  let sum = 0;
  weights.forEach((weight, i) => {
    const share = Math.exp(weight);
    total += share;
    sum += share * shifted(usual, SHIFTS[i] ?? 0);
  });
  return usual + trust * (sum / total - usual);
}

function weighed(weights: readonly number[], likelihood: (shift: number) => number): readonly number[] {
  return tidied(weights.map((weight, i) => weight + Math.log(Math.max(1e-6, likelihood(SHIFTS[i] ?? 0)))));
}

/** Only differences count; rounded, so that a memory stays short. */
function tidied(weights: readonly number[]): readonly number[] {
  const most = Math.max(...weights);
  return weights.map((weight) => Math.round((weight - most) * 1000) / 1000 + 0);
}

/** After a pocket of theirs at this bet was seen, or shots that make a bullet there so much likelier than a click. */
export function withPocket(rival: Rival, bet: number, ifBullet: number, ifClick: number): Rival {
  const usual = usualCheat(bet);
  const cheats = weighed(rival.cheats, (shift) => {
    const share = shifted(usual, shift);
    return share * ifBullet + (1 - share) * ifClick;
  });
  return { ...rival, cheats };
}

/** After they could have accused such a bet, and did or did not. */
export function withAccusal(rival: Rival, bet: number, living: number, did: boolean): Rival {
  const usual = usualAccuse(bet, living);
  const accuses = weighed(rival.accuses, (shift) => (did ? shifted(usual, shift) : 1 - shifted(usual, shift)));
  return { ...rival, accuses };
}

export function withBet(rival: Rival, bet: number): Rival {
  return { ...rival, bets: rival.bets.map((times, each) => (each === bet ? times + 1 : times)) };
}
