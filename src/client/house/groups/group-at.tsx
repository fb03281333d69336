import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { useArrival } from '../../shell/arrival.ts';
import { Button } from '../../shell/button.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Company } from '../company.tsx';
import type { Judging } from '../judge.ts';
import { LineBanner } from '../line-banner.tsx';
import { hostName } from '../lobby-words.ts';
import { wishing } from '../menu/wishing.ts';
import { Play } from '../play.tsx';
import { TableStrip } from '../table-strip.tsx';
import { groupOf, lobbyOf, ownLine } from './own-line.ts';
import { Progress, Ranking } from './standings.tsx';
import { t } from './words/index.ts';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly judge: Judging;
  /** One has seen enough of the end. */
  readonly onLobby: () => void;
}

/** At one of several tables with the same deal: the game, the wait for the others, and then the one ranking. */
export function GroupAt({ line, lobby, judge, onLobby }: Props): JSX.Element {
  const all = useSignal(false);
  const own = useMemo(() => ownLine(line, () => (all.value = true)), [line]);
  const mine = groupOf(lobby, line.me.value?.chair ?? null);
  const group = lobby.groups?.[mine];
  const scene = line.scene.value;
  const ended = lobby.phase === 'ended';
  const plays =
    group !== undefined &&
    !lobby.broken &&
    scene?.match === group.match.match &&
    (ended ? !all.value && !group.match.abandoned : !group.over);
  useEffect(() => {
    if (!ended) all.value = false;
  }, [ended]);
  if (!plays) {
    return (
      <div class="at">
        <TableStrip line={line} lobby={lobby} alone={false} />
        <Standings
          line={line}
          lobby={lobby}
          mine={mine}
          onOwn={group === undefined || group.match.abandoned ? undefined : () => (all.value = false)}
          onLobby={onLobby}
        />
        <Company line={line} lobby={lobby} />
        <LineBanner line={line} />
      </div>
    );
  }
  const theirs = lobbyOf(lobby, group);
  return (
    <div class="at is-playing">
      <Play line={own} lobby={theirs} scene={scene} judge={judge} onLobby={onLobby} alone={false} />
      {ended && (
        <button
          type="button"
          class="strip-button groups-pill"
          aria-label={t('groups.results')}
          onClick={() => (all.value = true)}
        >
          <Icon name="crown" />
        </button>
      )}
      <Company line={own} lobby={theirs} told={scene} />
      <LineBanner line={line} />
    </div>
  );
}

/** All tables beside each other: how far they are, and at the end who was where. */
function Standings(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly mine: number;
  readonly onOwn: (() => void) | undefined;
  readonly onLobby: () => void;
}): JSX.Element {
  const { line, lobby, mine, onOwn, onLobby } = props;
  const chair = line.me.value?.chair ?? null;
  const isHost = chair !== null && chair === lobby.host;
  useArrival();
  if (lobby.phase !== 'ended') {
    const left = (lobby.groups ?? []).filter(({ over }) => !over).length;
    return (
      <main class="groups">
        <div class="groups-inner">
          <header class="groups-head" aria-live="polite">
            <h1>{t(mine === -1 ? 'groups.look.title' : 'groups.wait.title')}</h1>
            <p>{t(mine === -1 ? 'groups.look.line' : 'groups.wait.line')}</p>
            <p>{t('groups.left', { left })}</p>
          </header>
          {isHost && lobby.settings.paced && (
            <div class="groups-buttons">
              <Button kind="fox" icon="go" onClick={() => wishing(line, () => {})({ t: 'next' })}>
                {t('groups.next')}
              </Button>
            </div>
          )}
          <Progress lobby={lobby} mine={mine} />
        </div>
      </main>
    );
  }
  return (
    <main class="groups">
      <div class="groups-inner">
        <header class="groups-head">
          <h1>{t('groups.ranking')}</h1>
          {!isHost && <p>{t('groups.host', { host: hostName(lobby) })}</p>}
        </header>
        <div class="groups-buttons">
          {isHost && (
            <Button kind="fox" icon="again" onClick={() => wishing(line, () => {})({ t: 'start' })}>
              {t('groups.again')}
            </Button>
          )}
          {onOwn !== undefined && (
            <Button icon="eye" onClick={onOwn}>
              {t('groups.own')}
            </Button>
          )}
          <Button icon="table" onClick={onLobby}>
            {t('groups.lobby')}
          </Button>
        </div>
        <Ranking lobby={lobby} mine={chair} />
      </div>
    </main>
  );
}
