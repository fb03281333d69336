import type { JsonObject } from '../../../kernel/json.ts';
import type { GameId } from '../games.ts';

/** One thing about a game that a table can settle. The first value is the box's. */
export interface Knob {
  readonly option: string;
  /** As the game reads it; `undefined` leaves the option out. */
  readonly values: readonly (string | number | boolean | undefined)[];
  /** It sets a clock. */
  readonly clock?: boolean;
  /** Sentences, below each other; otherwise a word each, side by side. */
  readonly tall?: boolean;
}

const SECONDS = [undefined, 10, 20, 30, 60] as const;

export const KNOBS: Readonly<Record<GameId, readonly Knob[]>> = {
  rudy: [
    { option: 'fox', values: ['species', 'most', 'single', 'cats'], tall: true },
    { option: 'scoring', values: ['standard', 'exact'], tall: true },
    { option: 'time', values: SECONDS, clock: true },
    { option: 'lastAloud', values: [false, true] },
    { option: 'deck', values: ['standard', 'even'] },
  ],
  mozg: [
    { option: 'refill', values: ['kept', 'forgotten'], tall: true },
    { option: 'starter', values: ['draw', 'rps'] },
    { option: 'time', values: SECONDS, clock: true },
  ],
  ruletka: [
    { option: 'pace', values: ['relaxed', 'standard', 'fast'], tall: true, clock: true },
    { option: 'target', values: [15, 10, 12, 20, 30] },
  ],
};

/** How a value is written in a form and in the name of its message. */
export function valueName(value: Knob['values'][number]): string {
  if (value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** What the table has for it: one of its values, or something of the table's own that no knob can say. */
export function chosenOf(knob: Knob, options: JsonObject): string {
  const chosen = options[knob.option];
  return typeof chosen === 'object' ? 'own' : valueName(chosen ?? knob.values[0]);
}

/** The options with one of them turned; what is as in the box is left out. */
export function turned(knob: Knob, options: JsonObject, to: string): JsonObject {
  const { [knob.option]: _, ...rest } = options;
  const value = knob.values.find((each) => valueName(each) === to);
  return value === undefined || value === knob.values[0] ? rest : { ...rest, [knob.option]: value };
}
