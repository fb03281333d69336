import { usualLevel } from '../../bots/level.ts';
import type { Line } from '../line/line.ts';
import { botNames } from './bot-names.ts';
import { askOffer, levelsFor, seatsFor } from './offer.ts';

/** As many as make a lively table, where the game has room for them. */
const OPPONENTS = 3;

/** Seats bots and starts; a code when that did not work. */
export async function dealWithBots(line: Line): Promise<string | undefined> {
  await askOffer();
  const lobby = line.lobby.value;
  if (lobby === undefined) return 'unreachable';
  const level = usualLevel(levelsFor(lobby.game)) ?? 'random';
  const opponents = Math.min(OPPONENTS, seatsFor(lobby.game).most - 1);
  for (const name of botNames(lobby).slice(0, opponents)) {
    const told = await line.ask({ t: 'bot', name, level });
    if (!told.ok) return told.code;
  }
  const told = await line.ask({ t: 'start' });
  return told.ok ? undefined : told.code;
}
