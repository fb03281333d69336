import { objectOf, integer, type Decoder } from '../../kernel/decode.ts';
import { listOf, text } from '../../kernel/decode-document.ts';
import { isObject } from '../../kernel/json.ts';

/** What is left to see of a match that was played by rules this program no longer plays. */
export interface EarlierResult {
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

const number: Decoder<number> = integer(Number.MIN_SAFE_INTEGER);
const readOutcome = objectOf<Outcome>({ places: listOf(number), scores: listOf(number) });

/** Nothing where the record is of the rules that are played now, or is none. */
export function earlierResult(raw: unknown, version: number): EarlierResult | undefined {
  if (!isObject(raw) || raw['version'] === version || !isObject(raw['fairness'])) return undefined;
  const names = listOf(text)(raw['seats'], 'seats');
  if (!names.ok) return undefined;
  const outcome = readOutcome(raw['outcome'], 'outcome');
  const { places, scores } = outcome.ok ? outcome.value : { places: [], scores: [] };
  return { names: names.value, places, scores };
}
