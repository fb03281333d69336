import type { OptionSpec, OptionValue } from './options.ts';

/** One thing a lobby lets its host turn. The first value is the box's, and `undefined` leaves the option out. */
export interface Knob {
  readonly option: string;
  readonly values: readonly OptionValue[];
  readonly clock?: true;
  readonly tall?: true;
}

/** What can be turned in a lobby: what wants sentences first, then the clock, then the others, each as declared. */
export function knobsOf(specs: readonly OptionSpec[]): Knob[] {
  const rank = ({ tall, clock }: Knob): number => (tall ? 0 : clock ? 1 : 2);
  return specs
    .filter(({ values }) => values.length > 1)
    .map(({ name, values, clock, tall }) => ({ option: name, values, ...(clock && { clock }), ...(tall && { tall }) }))
    .toSorted((a, b) => rank(a) - rank(b));
}
