/** Shots of the highest bet. */
export const MOST_SHOTS = 5;
/** Cards in a gun whose pocket is filled. */
export const LOADED = 6;

/** Per bullets in a loaded gun, how likely nothing has gone off after 0, 1, … 5 shots: C(6−k, s) / C(6, s). */
const ALIVE: readonly (readonly number[])[] = Array.from({ length: LOADED + 1 }, (_, bullets) => {
  const alive = [1];
  for (let shot = 1; shot <= MOST_SHOTS; shot++) {
    const left = LOADED - shot + 1;
    alive.push((alive[shot - 1] ?? 0) * Math.max(0, 1 - bullets / left));
  }
  return alive;
});

/** How likely a gun of six with so many bullets lets its owner live through 0, 1, … 5 shots. */
export function aliveAfter(bullets: number): readonly number[] {
  return ALIVE[bullets] ?? [];
}
