/** There where the file was found damaged while it was in use, so that the next start does not take it for sound again. */
export function damagePath(path: string): string {
  return `${path}-damaged`;
}

/** The number of the newest commit (`mark.ts`). */
export function markPath(path: string): string {
  return `${path}-mark`;
}
