import type { Shown } from '../wire/down.ts';
import type { ScreenLine } from './screens.ts';
import { screenCode } from './screen-names.ts';

/** The i-th key of a screen. */
export function keyOf(i: number): string {
  return i.toString(16).padStart(32, '0');
}

/** One end of a screen's line that remembers what it was told. */
export interface HeardLine extends ScreenLine {
  readonly codes: string[];
  readonly shown: (Shown | null)[];
}

export function heardLine(): HeardLine {
  const codes: string[] = [];
  const shown: (Shown | null)[] = [];
  return { codes, shown, named: (code) => void codes.push(code), show: (at) => void shown.push(at) };
}

/** Two keys whose first codes are the same. */
export function twins(): readonly [string, string] {
  const seen = new Map<string, string>();
  for (let i = 0; ; i++) {
    const key = keyOf(i);
    const code = screenCode(key, 0);
    const twin = seen.get(code);
    if (twin !== undefined) return [twin, key];
    seen.set(code, key);
  }
}
