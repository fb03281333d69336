import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Wished } from '../../line/line.ts';

const NONE: readonly Wished[] = [];

/** What people want to be called, asked anew whenever the lobby says that somebody wants to. Nobody but the host is told. */
export function useWishes(line: Line, lobby: Lobby, isHost: boolean): readonly Wished[] {
  const wishes = useSignal(NONE);
  const some = isHost && lobby.chairs.some((chair) => chair.wishes);
  useEffect(() => {
    if (!some) {
      if (wishes.peek() !== NONE) wishes.value = NONE;
      return undefined;
    }
    let gone = false;
    void line.ask({ t: 'wishes' }).then((told) => {
      if (!gone && told.ok) wishes.value = told.wishes ?? NONE;
    });
    return () => {
      gone = true;
    };
  }, [line, lobby.chairs, some]);
  return wishes.value;
}
