import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lobby } from '../../table/lobby.ts';
import type { Line, Wish } from '../line/line.ts';
import { Button } from '../shell/button.tsx';
import type { IconName } from '../shell/icon.tsx';
import { go, pathOf } from '../shell/route.ts';
import { Sheet } from '../shell/sheet.tsx';
import { toast } from '../shell/toast.tsx';
import { refusalWords } from './opening.ts';
import { Settings } from './settings-form.tsx';
import { copyLink } from './share.ts';
import { t } from './words/index.ts';
import './menu.css';

/** What one can do besides playing: the table's switches, and this device's settings. */
export function Menu(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
  readonly onLobby?: (() => void) | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, alone, onLobby, onClose } = props;
  const me = line.me.value;
  const isHost = me !== undefined && me.chair !== null && me.chair === lobby.host;
  const running = lobby.phase === 'playing';
  const paused = lobby.match?.paused === true;
  const links = me?.links ?? null;
  const ask = (wish: Wish): void =>
    void line.ask(wish).then((told) => {
      if (told.ok) onClose();
      else toast(refusalWords(told.code));
    });
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <div class="menu-table">
        {onLobby !== undefined && lobby.phase === 'ended' && (
          <Button size="small" icon="table" onClick={onLobby}>
            {t('play.lobby')}
          </Button>
        )}
        {isHost && running && (
          <Button size="small" icon={paused ? 'play' : 'clock'} onClick={() => ask({ t: paused ? 'resume' : 'pause' })}>
            {t(paused ? 'menu.resume' : 'menu.pause')}
          </Button>
        )}
        {links !== null && !alone && (
          <Button
            size="small"
            icon="tv"
            onClick={() =>
              void window.open(pathOf({ page: 'tv', code: lobby.code, key: links.tv }), '_blank', 'noopener')
            }
          >
            {t('menu.tv')}
          </Button>
        )}
        {links !== null && !alone && lobby.settings.spectators && (
          <Button
            size="small"
            icon="eye"
            onClick={() =>
              void copyLink(location.origin + pathOf({ page: 'watch', code: lobby.code, key: links.watch }))
            }
          >
            {t('menu.watch')}
          </Button>
        )}
        {isHost && !alone && (
          <Button
            size="small"
            icon="lock"
            onClick={() => ask({ t: 'set', settings: { locked: !lobby.settings.locked } })}
          >
            {t(lobby.settings.locked ? 'menu.unlock' : 'menu.lock')}
          </Button>
        )}
        {isHost && running && <Sure icon="close" text={t('menu.abandon')} onSure={() => ask({ t: 'abandon' })} />}
        {me?.chair !== null && me !== undefined && !alone ? (
          <Sure icon="door" text={t('menu.leave')} onSure={() => ask({ t: 'leave' })} />
        ) : (
          <Button size="small" icon="door" onClick={() => go({ page: 'home' })}>
            {t('state.home')}
          </Button>
        )}
      </div>
      <h3 class="menu-heading">{t('menu.settings')}</h3>
      <Settings />
    </Sheet>
  );
}

/** What cannot be taken back wants two taps. */
function Sure(props: { readonly icon: IconName; readonly text: string; readonly onSure: () => void }): JSX.Element {
  const { icon, text, onSure } = props;
  const asked = useSignal(false);
  return (
    <Button size="small" icon={icon} onClick={() => (asked.value ? onSure() : (asked.value = true))}>
      {asked.value ? t('menu.sure') : text}
    </Button>
  );
}
