import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';

const SECOND = 1000;

/** How many seconds it is until the next match, as they pass; nothing where it is not counted. */
export function useSecondsLeft(lobby: Lobby): number | undefined {
  const { startsIn } = lobby;
  // What is left was true when the lobby came.
  const until = useMemo(() => (startsIn === null ? undefined : performance.now() + startsIn), [lobby]);
  const tick = useSignal(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => tick.value++, SECOND);
    return () => clearInterval(timer);
  }, [until === undefined]);
  void tick.value;
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - performance.now()) / SECOND));
}
