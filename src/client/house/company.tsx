import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../table/lobby.ts';
import type { Line, Scene } from '../line/line.ts';
import { toast } from '../shell/toast.tsx';
import { withWords } from '../words/speak.ts';
import { Bubbles } from './chat/bubbles.tsx';
import { HeldBack } from './waiting/held-back.tsx';
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

/** What there is at a table only because others are there: what they say, and what to do while they say nothing. */
export function Company(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly told?: Told | undefined;
}): JSX.Element {
  const { line, lobby, told } = props;
  useEffect(() => visit(lobby.code), [lobby.code]);
  const unusual = lobby.match?.without.length !== 0 || lobby.match.brokenOff.length !== 0;
  useEffect(() => {
    if (lobby.phase === 'playing' && unusual) void tellShuffle(lobby);
  }, [lobby.match?.match, lobby.phase]);
  return (
    <>
      <Bubbles line={line} lobby={lobby} />
      <OnceMore line={line} lobby={lobby} />
      {told?.held === true && lobby.phase === 'playing' && <HeldBack line={line} lobby={lobby} />}
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
