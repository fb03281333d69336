import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lobby } from '../../table/lobby.ts';
import type { Line, Scene } from '../line/line.ts';
import { toast } from '../shell/toast.tsx';
import { withWords } from '../words/speak.ts';
import { Bubbles } from './chat/bubbles.tsx';
import { HeldBack } from './waiting/held-back.tsx';
import { gameName } from './games.ts';
import { hostName } from './lobby-words.ts';
import { choosing } from './next-game/choosing.ts';
import { NextGameSheet } from './next-game/next-game-sheet.tsx';
import { t as next } from './next-game/words/index.ts';
import { OnceMore } from './rematch/once-more.tsx';
import { visit } from './tables/recent.ts';
import { Waiting } from './waiting/waiting.tsx';

/** What others' silence can be told by: nothing here asks for a card. */
type Told = Pick<Scene, 'awaited' | 'n' | 'deadline' | 'paused' | 'held'>;

/** A shuffle that was not everybody's, or not the first, is told to all before they play. */
async function tellShuffle(lobby: Lobby): Promise<void> {
  const { dealtLine } = await withWords(import('./lobby-trouble/lobby-trouble.tsx'));
  const line = dealtLine(lobby);
  if (line !== undefined) toast(line);
}

/** Everybody but the host, who chose it, is told which game comes next. */
function useTurned(line: Line, lobby: Lobby): void {
  const { game } = lobby;
  const known = useRef(game);
  useEffect(() => {
    const turned = known.current !== game;
    known.current = game;
    // Whoever looks at the end of another game is asked about the next: that tells it.
    const asked = lobby.phase === 'ended' && lobby.match?.game !== game;
    if (!turned || asked || line.me.value?.chair === lobby.host) return;
    toast(next('next.told', { host: hostName(lobby), game: gameName(game) }));
  }, [game]);
}

/** What there is at a table only because others are there: what they say, and what to do while they say nothing. */
export function Company(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly told?: Told | undefined;
}): JSX.Element {
  const { line, lobby, told } = props;
  useEffect(() => visit(lobby.code), [lobby.code]);
  useEffect(() => () => void (choosing.value = false), []);
  const unusual = lobby.match?.without.length !== 0 || lobby.match.brokenOff.length !== 0;
  useEffect(() => {
    if (lobby.phase === 'playing' && unusual) void tellShuffle(lobby);
  }, [lobby.match?.match, lobby.phase]);
  useTurned(line, lobby);
  return (
    <>
      <Bubbles line={line} lobby={lobby} />
      <OnceMore line={line} lobby={lobby} />
      {told?.held === true && lobby.phase === 'playing' && <HeldBack line={line} lobby={lobby} />}
      {choosing.value && <NextGameSheet line={line} lobby={lobby} onClose={() => (choosing.value = false)} />}
      {told !== undefined && lobby.phase === 'playing' && (
        <Waiting
          line={line}
          lobby={lobby}
          awaited={told.awaited}
          n={told.n}
          calm={told.deadline === undefined && !told.paused}
        />
      )}
    </>
  );
}
