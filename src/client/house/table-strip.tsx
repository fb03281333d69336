import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../table/lobby.ts';
import type { Line } from '../line/line.ts';
import { Icon } from '../shell/icon.tsx';
import { whenIdle } from '../shell/idle.ts';
import { later } from '../shell/later.tsx';
import { go } from '../shell/route.ts';
import { Cover } from './cover.tsx';
import { gameName, isKnown } from './games.ts';
import { seatsLine } from './lobby-words.ts';
import { Unopened } from './unopened.tsx';
import { t } from './words/index.ts';

const Menu = later(
  async () => (await import('./menu/menu.tsx')).Menu,
  () => <></>,
  Unopened,
);

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
      {isKnown(game) && (
        <>
          <span class="table-strip-cover">
            <Cover game={game} />
          </span>
          <div class="table-strip-name">
            <h1>{gameName(game)}</h1>
            <small aria-live="polite">{alone ? t('alone.badge') : seatsLine(lobby)}</small>
          </div>
        </>
      )}
      <Corner line={line} lobby={lobby} alone={alone} />
    </header>
  );
}

const ChatSheet = later(
  async () => (await import('./chat/chat-sheet.tsx')).ChatSheet,
  () => <></>,
  Unopened,
);

/** Somebody else who could listen; at one device they hear each other anyway. */
function hasCompany(lobby: Lobby, mine: number): boolean {
  return lobby.chairs.some(({ chair, bot }) => chair !== mine && bot === null);
}

/** Connection, talk and menu: the house's end of every strip. */
export function Corner(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
  readonly onLobby?: () => void;
}): JSX.Element {
  const { line, lobby, alone, onLobby } = props;
  const open = useSignal<'menu' | 'chat' | undefined>(undefined);
  const mine = line.me.value?.chair ?? null;
  const talks = !alone && mine !== null && lobby.settings.chat && hasCompany(lobby, mine);
  const put = (): void => {
    open.value = undefined;
  };
  const on = line.state.value.kind === 'on';
  useEffect(() => whenIdle(() => Menu.prefetch()), []);
  return (
    <>
      <span
        class={`strip-signal ${on ? '' : 'is-off'} ${talks && on ? 'is-spare' : ''}`}
        role="img"
        aria-label={alone ? t('alone.badge') : t(on ? 'line.on' : 'line.off')}
      >
        <Icon name={on && !alone ? 'signal' : 'away'} />
      </span>
      {talks && on && (
        <button
          type="button"
          class="strip-button strip-talk"
          aria-label={t('strip.talk')}
          onClick={() => (open.value = 'chat')}
        >
          <Icon name="talk" />
        </button>
      )}
      <button type="button" class="strip-button" aria-label={t('strip.menu')} onClick={() => (open.value = 'menu')}>
        <Icon name="menu" />
      </button>
      {open.value === 'menu' && <Menu line={line} lobby={lobby} alone={alone} onLobby={onLobby} onClose={put} />}
      {open.value === 'chat' && <ChatSheet line={line} lobby={lobby} onClose={put} />}
    </>
  );
}
