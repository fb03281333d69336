import type { JSX } from 'preact';
import { manifestOf } from '../../../games/shelf.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { usePart } from '../../shell/part.ts';
import { isPeopleHouse } from '../offer.ts';
import { t as people } from '../people/words/index.ts';
import { t as house } from '../words/index.ts';
import { Sure } from './sure.tsx';
import { wishing } from './wishing.ts';
import { t } from './words/index.ts';

const MORE_SECONDS = 30;

/** What only the host can do at the table. */
export function HostButtons(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly alone: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, alone, onClose } = props;
  const { locked, chat, quickBots, listed } = lobby.settings;
  // While an end is revealed there is nothing left to pause or to break off.
  const running = lobby.phase === 'playing' && lobby.match?.revealing !== true;
  const together = lobby.settings.together ?? lobby.together;
  const paused = lobby.match?.paused === true;
  const timed = line.scene.value?.deadline !== undefined;
  const callsTime = usePart(manifestOf(lobby.game)?.rules)?.game.callsTime === true;
  const ask = wishing(line, onClose);
  return (
    <>
      {running && (
        <Button size="small" icon={paused ? 'play' : 'clock'} onClick={() => ask({ t: paused ? 'resume' : 'pause' })}>
          {paused ? house('play.resume') : t('menu.pause')}
        </Button>
      )}
      {running && timed && (
        <Button size="small" icon="plus" onClick={() => ask({ t: 'more-time', seconds: MORE_SECONDS })}>
          {t('menu.time', { seconds: MORE_SECONDS })}
        </Button>
      )}
      {running && !paused && callsTime && (lobby.match?.seats.length ?? 0) > 1 && (
        <Sure icon="clock" text={t('menu.close-card')} onSure={() => ask({ t: 'call-time' })} />
      )}
      {!alone && (
        <Button size="small" icon="lock" onClick={() => ask({ t: 'set', settings: { locked: !locked } })}>
          {t(locked ? 'menu.unlock' : 'menu.lock')}
        </Button>
      )}
      {!alone && (listed || isPeopleHouse()) && (
        <Button size="small" icon="people" onClick={() => ask({ t: 'set', settings: { listed: !listed } })}>
          {people(listed ? 'people.close' : 'people.open')}
        </Button>
      )}
      {!alone && (
        <Button size="small" icon="talk" onClick={() => ask({ t: 'set', settings: { chat: !chat } })}>
          {t(chat ? 'menu.chat.off' : 'menu.chat.on')}
        </Button>
      )}
      {!alone && (
        <Button size="small" icon="people" onClick={() => ask({ t: 'set', settings: { together: !together } })}>
          {t(together ? 'menu.together.off' : 'menu.together.on')}
        </Button>
      )}
      {lobby.chairs.some(({ bot }) => bot !== null) && (
        <Button size="small" icon="clock" onClick={() => ask({ t: 'set', settings: { quickBots: !quickBots } })}>
          {t(quickBots ? 'menu.calmBots' : 'menu.quickBots')}
        </Button>
      )}
      {running && <Sure icon="close" text={t('menu.abandon')} onSure={() => ask({ t: 'abandon' })} />}
    </>
  );
}
