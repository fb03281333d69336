/** What survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function isInteger(raw: unknown, least: number, most: number): raw is number {
  return Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;
}

/**
 * JSON from outside as it is meant: numbers count by value, so -0 is 0, which is also what JSON makes of it when it is
 * written again. The same object where there is nothing to change, which is nearly always.
 */
export function plain(raw: unknown): unknown {
  return hasMinusZero(raw, DEEPEST) ? withoutMinusZero(raw, DEEPEST) : raw;
}

/** Nothing of ours is nested deeper, and whoever sends something that is would have us run out of stack. */
const DEEPEST = 32;

function hasMinusZero(raw: unknown, depth: number): boolean {
  if (typeof raw === 'number') return Object.is(raw, -0);
  if (typeof raw !== 'object' || raw === null || depth === 0) return false;
  for (const key in raw) if (hasMinusZero((raw as Readonly<Record<string, unknown>>)[key], depth - 1)) return true;
  return false;
}

function withoutMinusZero(raw: unknown, depth: number): unknown {
  if (typeof raw === 'number') return raw + 0;
  if (depth === 0) return raw;
  if (Array.isArray(raw)) return raw.map((each) => withoutMinusZero(each, depth - 1));
  if (!isObject(raw)) return raw;
  // Not by assigning: a key may be `__proto__`.
  return Object.fromEntries(Object.entries(raw).map(([key, each]) => [key, withoutMinusZero(each, depth - 1)]));
}

/** Same value as JSON, whatever the order of keys; numbers by value, so 5.0 is 5. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
