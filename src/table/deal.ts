import { bytesToHex } from '@noble/hashes/utils.js';
import { chainKey, chainStart, headParts, type ChainKey } from '../kernel/chain.ts';
import type { Game, GameTypes } from '../kernel/contract.ts';
import { dealKey, SECRET_BYTES } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import { start, type Match } from '../kernel/match.ts';
import { FORMAT } from '../kernel/record.ts';
import type { Key } from '../kernel/stream.ts';
import type { Environment } from './environment.ts';
import type { Proof } from './table.ts';

export function keyOf(game: Game, proof: Pick<Proof, 'match' | 'attempt' | 'secret' | 'openings'>): Key {
  return dealKey({ ...proof, game: game.id, version: game.version });
}

export function chainOf({ match, attempt, secret }: Proof): ChainKey {
  return chainKey(match, attempt, secret);
}

export function drawSecret(random: (bytes: number) => Uint8Array): string {
  return bytesToHex(random(SECRET_BYTES));
}

export function gameOf(environment: Environment, id: string): Game {
  const game = Object.hasOwn(environment.games, id) ? environment.games[id] : undefined;
  if (game === undefined) throw new Error(`this program has no game "${id}"`);
  return game;
}

/** Options as the game uses them, from what a table keeps. */
export function optionsOf(game: Game, told: JsonObject): unknown {
  const read = game.options(told, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  return read.value;
}

export function dealMatch(game: Game, options: JsonObject, proof: Proof): Match<GameTypes> {
  return start(game, optionsOf(game, options), proof.names.length, { key: keyOf(game, proof) });
}

export function headHashes(
  environment: Environment,
  chain: ChainKey,
  game: Game,
  options: JsonObject,
  proof: Proof,
): readonly string[] {
  const head = { stolik: FORMAT, game: game.id, version: game.version, options, fairness: proof };
  return chainStart(chain, headParts(head), environment.sha256);
}
