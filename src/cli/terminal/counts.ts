/** `hen ×2, pig ×1`: what there is any of. */
export function listCounts(counts: Readonly<Record<string, number>>): string {
  const present = Object.entries(counts).filter(([, number]) => number > 0);
  return present.map(([card, number]) => `${card} ×${number}`).join(', ');
}
