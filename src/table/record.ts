import { markOf } from '../kernel/chain.ts';
import type { JsonObject } from '../kernel/json.ts';
import { start, submit } from '../kernel/match.ts';
import type { Entry } from '../kernel/match.ts';
import { makeRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';
import { signedMessage } from '../kernel/signature.ts';
import { view } from '../kernel/contract.ts';
import type { BotObservation } from '../runner/bot-runner.ts';
import { headHashes } from './deal.ts';
import type { Environment } from './environment.ts';
import type { Keeper } from './keeper.ts';
import type { Step } from './step.ts';
import type { Playing } from './table.ts';

/** Every entry of a match, from its table's journal. `to`: the place of the newest step that counts. */
export async function entriesOf(keeper: Keeper, table: string, playing: Playing, to: number): Promise<Logged[]> {
  const kept = await keeper.steps(table, playing.dealtAt + 1, to);
  const entries: Logged[] = [];
  for (const { data } of kept) {
    if (entries.length === playing.match.length) break;
    const step = ownStep(JSON.parse(data) as Step, playing);
    if (step?.k === 'move') entries.push(step);
  }
  if (entries.length !== playing.match.length) {
    throw new Error(
      `table ${table}: ${entries.length} of ${playing.match.length} entries are left of match ${playing.id}`,
    );
  }
  return entries;
}

/** The step as it concerns this match; nothing where it is of another, side by side with it. */
function ownStep(step: Step, { proof: { group } }: Playing): Step | undefined {
  if (group === undefined) return step;
  return step.k === 'group' && step.group === group.number - 1 ? step.step : undefined;
}

/** An entry with its mark in the chain. */
export interface Logged extends Entry<unknown> {
  readonly mark: string;
}

/** A match that has ended, told in full: secret, chance, entries and the chain that holds them together. */
export function recordOf(environment: Environment, playing: Playing, entries: readonly Logged[]): JsonObject {
  const { proof, names, match, chain } = playing;
  const { game, options } = match;
  const head = headHashes(environment, chain, game, game.encodeOptions(options), proof);
  const marks = [...head.map(markOf), ...entries.map(({ mark }) => mark)];
  const fairness = { ...proof, chain: { last: playing.hash, marks } };
  const { signer } = environment;
  if (signer === undefined) return makeRecord(match, names, entries, fairness);
  const record = makeRecord(match, names, entries, { ...fairness, house: signer.house });
  const signature = signer.sign(signedMessage(record));
  return { ...record, fairness: { ...(record['fairness'] as JsonObject), signature } };
}

/** Every view `seat` was shown, in order. */
export function sightsOf(playing: Playing, entries: readonly Entry<unknown>[], seat: Seat): BotObservation[] {
  const { game, options, seats, source } = playing.match;
  let match = start(game, options, seats, source);
  const sights: BotObservation[] = [{ n: 0, view: view(game, match.state, seat) }];
  for (const entry of entries) {
    const progress = submit(match, entry);
    if (!progress.ok) throw new Error(`match ${playing.id}, entry ${match.length}: ${progress.code}`);
    match = progress.match;
    sights.push({ n: match.length, view: view(game, match.state, seat) });
  }
  return sights;
}
