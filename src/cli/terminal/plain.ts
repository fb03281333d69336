import { isObject } from '../../kernel/json.ts';
import type { GenericWords } from './words/generic.ts';

type Words = Pick<GenericWords, 'yes' | 'no' | 'nothing'>;

const STEP = '  ';

/** `circleUsed` and `hand-count` as words. */
export function label(key: string): string {
  return key
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_]+/g, ' ');
}

/** Any data in one line: `play 5, give 1`. What is true says its name alone, and so does what has a kind. */
export function inOneLine(value: unknown, words: Words): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? words.nothing : value.map((each) => inside(each, words)).join(', ');
  }
  if (!isObject(value)) return scalar(value, words);
  const entries = Object.entries(value);
  if (entries.length === 0) return words.nothing;
  return entries
    .map(([key, its]) => {
      if (its === true) return label(key);
      return key === 'kind' && typeof its === 'string' ? label(its) : `${label(key)} ${inside(its, words)}`;
    })
    .join(', ');
}

/** Any data as lines: keys are labels, and what has parts has them below it, further in; a small row of a list is one line. */
export function inLines(data: object, words: Words): readonly string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const name = Array.isArray(data) ? key : label(key);
    const small = Array.isArray(data) && isObject(value) && !Object.values(value).some(hasParts);
    if (small || !hasParts(value)) return [`${name}: ${inOneLine(value, words)}`];
    return [`${name}:`, ...inLines(value, words).map((line) => `${STEP}${line}`)];
  });
}

/** Whether it is worth more than one line: an object with something in it, or a list of such or of lists. */
function hasParts(value: unknown): value is object {
  if (Array.isArray(value)) return value.some((each) => typeof each === 'object' && each !== null);
  return isObject(value) && Object.keys(value).length > 0;
}

function inside(value: unknown, words: Words): string {
  const text = inOneLine(value, words);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? `(${text})` : text;
}

function scalar(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
