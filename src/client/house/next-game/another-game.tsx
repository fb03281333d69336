import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Icon } from '../../shell/icon.tsx';
import { choosing } from './choosing.ts';
import { t } from './words/index.ts';
import './next-game.css';

/** The host's way to another game with the same people: in the lobby, and after a match beside "once more". */
export function AnotherGame({ line, lobby }: { readonly line: Line; readonly lobby: Lobby }): JSX.Element | null {
  const isHost = lobby.host !== null && line.me.value?.chair === lobby.host;
  if (!isHost) return null;
  return (
    <button type="button" class="another-game" onClick={() => (choosing.value = true)}>
      <Icon name="table" size={22} />
      {t('next.button')}
    </button>
  );
}
