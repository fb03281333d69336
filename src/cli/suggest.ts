/** The one of `known` that somebody may have meant by `said`. */
export function nearest(said: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(said.length / 3)) + 1;
  for (const each of known) {
    const far = each.startsWith(said) && said !== '' ? 1 : distance(said.toLowerCase(), each);
    if (far < least) {
      best = each;
      least = far;
    }
  }
  return best;
}

/** "no such thing", with what may have been meant and what there is. */
export function unknown(kind: string, said: string, known: readonly string[]): string {
  const meant = nearest(said, known);
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return `there is no ${kind} "${said}".${hint} There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`;
}

/** Letters to add, drop, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
