import type { OptionSpec } from './options.ts';
import { schemaOf } from './schema.ts';

/** A line an option: its name, and what it takes, the default first. */
export function optionHelp(specs: readonly OptionSpec[]): string[] {
  const width = Math.max(0, ...specs.map(({ name }) => name.length));
  return specs.map(({ name, values, read, rules = [] }) => {
    const listed = values.map((value) => (value === undefined ? 'left out' : JSON.stringify(value))).join(', ');
    const others = besides(read);
    const taken = others === undefined ? listed : `${listed}; or ${others}`;
    return `${name.padEnd(width)}  ${taken}${rules.length === 0 ? '' : ` (${rules.join(', ')})`}`;
  });
}

/** What is taken besides the values worth offering, in words. */
function besides(read: OptionSpec['read']): string | undefined {
  const { type, minimum, maximum, anyOf } = schemaOf(read, {});
  if (type === 'integer')
    return `any whole number from ${minimum as number}${maximum === undefined ? '' : ` to ${maximum as number}`}`;
  return anyOf === undefined ? undefined : 'an object of your own';
}
