import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usualLevel } from '../../bots/level.ts';
import type { Line } from '../line/line.ts';
import { toast } from '../shell/toast.tsx';
import { botNames } from './bot-names.ts';
import { askOffer, levelsFor, seatsFor } from './offer.ts';
import { refusalWords, withBots } from './opening.ts';

/** As many as make a lively table, where the game has room for them. */
const OPPONENTS = 3;

/** Seats bots and starts at a table that was laid for a game with them. True while it is doing so. */
export function useBots(line: Line, code: string): ReadonlySignal<boolean> {
  const dealing = useSignal(withBots.has(code));
  const ready = line.lobby.value !== undefined;
  useEffect(() => {
    if (!ready || !withBots.delete(code)) return;
    void deal(line).then((trouble) => {
      if (trouble !== undefined) toast(refusalWords(trouble));
      // The view is on its way: until it is here the cards are still being shuffled.
      setTimeout(() => (dealing.value = false), trouble === undefined ? 3000 : 0);
    });
  }, [ready]);
  return dealing;
}

async function deal(line: Line): Promise<string | undefined> {
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
