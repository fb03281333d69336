import type { GameTypes } from '../contract.ts';
import { neverExchanged } from './hidden.ts';
import { tryLaws } from './index.ts';
import type { Kit } from './kit.ts';
import { trialsOf } from './trials.ts';
import { explain } from './violation.ts';

/** What many random matches have shown. */
export interface Survey {
  /** The text of the first violation, where there is one. */
  readonly broken: string | undefined;
  /** Parts of the state of which nothing hidden was ever exchanged. */
  readonly unmet: readonly string[];
}

/** `games` random matches under all laws. */
export function survey<T extends GameTypes>(kit: Kit<T>, games: number, seed: string): Survey {
  const met = new Map<string, number>();
  for (const trial of trialsOf(kit, games, seed)) {
    const { exchanged, violation } = tryLaws(kit, trial);
    for (const [part, times] of exchanged) met.set(part, (met.get(part) ?? 0) + times);
    if (violation !== undefined) return { broken: explain(violation), unmet: neverExchanged(kit, met) };
  }
  return { broken: undefined, unmet: neverExchanged(kit, met) };
}
