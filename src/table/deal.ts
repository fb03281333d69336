import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { chainKey, chainStart, type ChainHead, type ChainKey } from '../kernel/chain.ts';
import type { Game } from '../kernel/contract.ts';
import { commitment, dealKey, SECRET_BYTES } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import { start, type Match } from '../kernel/match.ts';
import { FORMAT } from '../kernel/record.ts';
import type { Key } from '../kernel/stream.ts';
import type { GameTypes } from '../kernel/contract.ts';
import type { House } from './house.ts';
import type { Preparing } from './table.ts';

/** What a match's dealing and its chain follow from. */
type Dealt = Pick<Preparing, 'secret' | 'commitment' | 'contributions'>;

export function keyOf(id: string, game: Game, { secret, contributions }: Pick<Dealt, 'secret' | 'contributions'>): Key {
  return dealKey({
    match: id,
    game: game.id,
    version: game.version,
    secret: hexToBytes(secret),
    contributions: contributions.map((hex) => (hex === null ? null : hexToBytes(hex))),
  });
}

export function chainOf(id: string, secret: string): ChainKey {
  return chainKey(id, hexToBytes(secret));
}

export function commitmentTo(id: string, secret: string): string {
  return commitment(id, hexToBytes(secret));
}

export function drawSecret(random: (bytes: number) => Uint8Array): string {
  return bytesToHex(random(SECRET_BYTES));
}

export function gameOf(house: House, id: string): Game {
  const game = Object.hasOwn(house.games, id) ? house.games[id] : undefined;
  if (game === undefined) throw new Error(`this program has no game "${id}"`);
  return game;
}

/** Options as the game uses them, from what a table keeps. */
export function optionsOf(game: Game, told: JsonObject): unknown {
  const read = game.options(told, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  return read.value;
}

export function dealMatch(game: Game, options: JsonObject, id: string, preparing: Preparing): Match<GameTypes> {
  return start(game, optionsOf(game, options), preparing.chairs.length, { key: keyOf(id, game, preparing) });
}

export function headHashes(
  house: House,
  chain: ChainKey,
  game: Game,
  options: JsonObject,
  names: readonly string[],
  id: string,
  dealt: Dealt,
): readonly string[] {
  const head: ChainHead = {
    stolik: FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: names,
    fairness: { match: id, commitment: dealt.commitment, contributions: dealt.contributions },
  };
  return chainStart(chain, head, house.sha256);
}
