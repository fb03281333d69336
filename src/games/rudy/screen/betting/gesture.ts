export interface Point {
  readonly x: number;
  readonly y: number;
}

const LEAST_POINTS = 8;
const LEAST_SPAN = 60;
/** A hand rarely closes its circle. */
const ENOUGH = (300 * Math.PI) / 180;

/** Whether a finger drew a circle: it went around the middle of its own trace, one way. */
export function isCircle(trace: readonly Point[]): boolean {
  if (trace.length < LEAST_POINTS) return false;
  const xs = trace.map(({ x }) => x);
  const ys = trace.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (Math.min(right - left, bottom - top) < LEAST_SPAN) return false;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let turned = 0;
  let before: number | undefined;
  for (const { x, y } of trace) {
    const angle = Math.atan2(y - middle.y, x - middle.x);
    if (before !== undefined) turned += shortest(angle - before);
    before = angle;
  }
  return Math.abs(turned) >= ENOUGH;
}

function shortest(angle: number): number {
  const turn = 2 * Math.PI;
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI;
}
