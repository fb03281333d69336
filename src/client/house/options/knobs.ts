import type { JsonObject } from '../../../kernel/json.ts';
import type { Knob } from '../../../kernel/knobs.ts';

/** Whether its numbers are the seconds a decision may take. */
export function isSeconds({ clock, values }: Knob): boolean {
  return clock === true && values.some((value) => typeof value === 'number');
}

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
