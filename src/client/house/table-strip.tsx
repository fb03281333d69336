import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lobby } from '../../table/lobby.ts';
import type { Line } from '../line/line.ts';
import { Icon } from '../shell/icon.tsx';
import { go } from '../shell/route.ts';
import { Cover } from './box.tsx';
import { isOnShelf } from './games.ts';
import { seatsLine } from './lobby-words.ts';
import { Menu } from './menu.tsx';
import { t } from './words/index.ts';

/** The top of the lobby. */
export function TableStrip(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
}): JSX.Element {
  const { line, lobby, alone } = props;
  const { game } = lobby;
  return (
    <header class="table-strip">
      <button type="button" class="strip-button" aria-label={t('strip.back')} onClick={() => go({ page: 'home' })}>
        <Icon name="back" />
      </button>
      {isOnShelf(game) && (
        <>
          <span class="table-strip-cover">
            <Cover game={game} />
          </span>
          <div class="table-strip-name">
            <h1>{t(`game.${game}.name`)}</h1>
            <small aria-live="polite">{alone ? t('alone.badge') : seatsLine(lobby)}</small>
          </div>
        </>
      )}
      <Corner line={line} lobby={lobby} alone={alone} />
    </header>
  );
}

/** Connection and menu: the house's end of every strip. */
export function Corner(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
  readonly onLobby?: () => void;
}): JSX.Element {
  const { line, lobby, alone, onLobby } = props;
  const open = useSignal(false);
  const on = line.state.value.kind === 'on';
  return (
    <>
      <span
        class={`strip-signal ${on ? '' : 'is-off'}`}
        role="img"
        aria-label={alone ? t('alone.badge') : t(on ? 'line.on' : 'line.off')}
      >
        <Icon name={on ? 'signal' : 'away'} />
      </span>
      <button type="button" class="strip-button" aria-label={t('strip.menu')} onClick={() => (open.value = true)}>
        <Icon name="menu" />
      </button>
      {open.value && (
        <Menu line={line} lobby={lobby} alone={alone} onLobby={onLobby} onClose={() => (open.value = false)} />
      )}
    </>
  );
}
