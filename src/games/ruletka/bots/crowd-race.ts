/** How strong a standing is among three or more: odds to win go with its exponential. Learnt from matches played. */
interface Weights {
  readonly point: number;
  readonly pointSquared: number;
  readonly lives: readonly number[];
  readonly bullet: number;
  readonly card: number;
}

/** By the number of the living, from three. */
const WEIGHTS: readonly Weights[] = [
  { point: 0.12, pointSquared: 0.004, lives: [0, 0, 0.5, 0.8, 1], bullet: -0.2, card: 0.1 },
  { point: 0.12, pointSquared: 0.005, lives: [0, 0, 0.5, 0.8, 1], bullet: -0.2, card: 0.1 },
  { point: 0.12, pointSquared: 0.006, lives: [0, 0, 0.5, 0.8, 1], bullet: -0.2, card: 0.1 },
  { point: 0.12, pointSquared: 0.007, lives: [0, 0, 0.5, 0.8, 1], bullet: -0.2, card: 0.1 },
];

/** Odds against others' odds; nothing for the dead. Points as in a race to 15. */
export function strength(living: number, points: number, lives: number, bullets: number, cards: number): number {
  if (lives <= 0) return 0;
  const weights = WEIGHTS[Math.max(0, Math.min(WEIGHTS.length - 1, living - 3))];
  if (weights === undefined) return 1;
  const { point, pointSquared, bullet, card } = weights;
  const sum = point * points + pointSquared * points * points + (weights.lives[lives] ?? 0);
  return Math.exp(sum + bullet * (bullets - 1) + card * cards);
}
