import { right, shown, integer, wrong, type Decoded } from '../kernel/decode.ts';
import { listOf, text } from '../kernel/decode-document.ts';
import { isObject, type JsonObject } from '../kernel/json.ts';
import { isEarlier, readEarlierFairness, readFairness } from '../kernel/proof.ts';
import type { Chain, EarlierFairness, Fairness } from '../kernel/proof.ts';
import { FORMAT, readEntry, type RawEntry } from '../kernel/record.ts';

/** A record as far as it can be read without the rules it was played by: whatever they were, its proof stands. */
export type Proven = {
  readonly raw: JsonObject;
  readonly game: string;
  readonly version: number;
  readonly options: JsonObject;
  readonly seats: readonly string[];
  readonly entries: readonly RawEntry[];
  readonly chain: Chain;
} & (
  | { readonly fairness: Fairness; readonly earlier: undefined }
  | { readonly fairness: undefined; readonly earlier: EarlierFairness }
);

export function readProven(raw: unknown): Decoded<Proven> {
  if (!isObject(raw)) return wrong('', `a record is an object, found ${shown(raw)}`);
  if (raw['stolik'] !== FORMAT) return wrong('stolik', `expected ${FORMAT}, found ${shown(raw['stolik'])}`);
  const game = text(raw['game'], 'game');
  if (!game.ok) return game;
  const version = integer(1)(raw['version'], 'version');
  if (!version.ok) return version;
  const seats = listOf(text)(raw['seats'], 'seats');
  if (!seats.ok) return seats;
  const { options } = raw;
  if (!isObject(options)) return wrong('options', `expected an object, found ${shown(options)}`);
  const entries = listOf(readEntry(false))(raw['entries'], 'entries');
  if (!entries.ok) return entries;
  const told = {
    raw: raw as JsonObject,
    game: game.value,
    version: version.value,
    options: options as JsonObject,
    seats: seats.value,
    entries: entries.value,
  };
  const proof = raw['fairness'];
  if (proof === undefined) return wrong('fairness', 'is missing: a scenario proves nothing');
  if (isObject(proof) && isEarlier(proof)) {
    const earlier = readEarlierFairness(seats.value.length)(proof, 'fairness');
    if (!earlier.ok) return earlier;
    const { chain } = earlier.value;
    return chain === undefined ? NO_CHAIN : right({ ...told, chain, fairness: undefined, earlier: earlier.value });
  }
  const fairness = readFairness(seats.value.length)(proof, 'fairness');
  if (!fairness.ok) return fairness;
  const { chain, names, salts } = fairness.value;
  if (names.length !== seats.value.length) return wrong('fairness.names', 'is missing');
  if (salts.length !== seats.value.length) return wrong('fairness.salts', 'is missing');
  return chain === undefined ? NO_CHAIN : right({ ...told, chain, fairness: fairness.value, earlier: undefined });
}

const NO_CHAIN = wrong('fairness.chain', 'expected an object, found nothing');
