import { useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby as LobbyView } from '../../table/lobby.ts';
import type { Line } from '../line/line.ts';
import { later } from '../shell/later.tsx';
import { LineBanner } from './line-banner.tsx';
import { Notice } from './notice.tsx';
import { askOffer } from './offer.ts';
import { lesson } from './lesson.ts';
import { Play } from './play.tsx';
import type { Judging } from './judge.ts';
import { Trouble } from './trouble.tsx';
import { useBots } from './with-bots.ts';
import { TableStrip } from './table-strip.tsx';
import { t } from './words/index.ts';
import './at.css';

const Lobby = later(
  async () => (await import('./lobby.tsx')).Lobby,
  () => <main />,
  () => <Trouble code="unreachable" table="" />,
);

const RoomView = later(
  async () => (await import('./stand/room-view.tsx')).RoomView,
  () => <main />,
  () => <Trouble code="unreachable" table="" />,
);

const GroupAt = later(
  async () => (await import('./groups/group-at.tsx')).GroupAt,
  () => <Notice title={t('lobby.preparing')} busy />,
  () => <Trouble code="unreachable" table="" />,
);

const Company = later(
  async () => (await import('./company.tsx')).Company,
  () => <></>,
  () => <></>,
);

const ShowTips = later(
  async () => (await import('../board/tips/show-tips.tsx')).ShowTips,
  () => <></>,
  () => <></>,
);

const Lesson = later(
  async () => (await import('../learn/table-lesson.tsx')).TableLesson,
  () => <main />,
  () => <Trouble code="unreachable" table="" />,
);

/** Made apart from the scene: what holds this must not hold a card. */
function leaving(left: Signal<string | undefined>, match: string): () => void {
  return () => {
    left.value = match;
  };
}

/** At a table: the lobby, or the game. */
export function At(props: {
  readonly line: Line;
  readonly code: string;
  readonly judge: Judging;
  readonly alone?: boolean;
  /** What stands there before a game, where it is not the lobby of a table others can come to. */
  readonly lobby?: (lobby: LobbyView) => JSX.Element;
}): JSX.Element {
  const { line, code, judge, alone = false } = props;
  /** The match whose end one has seen enough of. */
  const left = useSignal<string | undefined>(undefined);
  const dealing = useBots(line, code);
  useEffect(() => {
    if (!alone) void askOffer();
  }, []);
  const lobby = line.lobby.value;
  const scene = line.scene.value;
  if (lobby === undefined) {
    return (
      <>
        <Notice title={t('line.connecting')} line={t('join.table', { code })} busy />
        <LineBanner line={line} />
      </>
    );
  }
  if (lesson.value) return <Lesson line={line} game={lobby.game} />;
  const group = lobby.groups?.[0]?.match;
  if (group !== undefined && left.value !== group.match) {
    return <GroupAt line={line} lobby={lobby} judge={judge} onLobby={leaving(left, group.match)} />;
  }
  const atBoard =
    !lobby.broken &&
    scene !== undefined &&
    lobby.match?.match === scene.match &&
    (lobby.phase === 'playing' || (lobby.phase === 'ended' && left.value !== scene.match && !lobby.match.abandoned));
  const mine = line.me.value?.chair;
  const stands = lobby.chairs.some(({ chair, standing }) => standing && chair === mine);
  const around = (
    <>
      {!alone && <Company line={line} lobby={lobby} told={stands ? undefined : scene} />}
      <LineBanner line={line} />
    </>
  );
  if (stands) {
    return (
      <div class="at">
        <TableStrip line={line} lobby={lobby} alone={alone} />
        <RoomView line={line} lobby={lobby} scene={atBoard ? scene : undefined} judge={judge} />
        {around}
      </div>
    );
  }
  if (atBoard) {
    return (
      <div class="at is-playing">
        <Play
          line={line}
          lobby={lobby}
          scene={scene}
          judge={judge}
          onLobby={leaving(left, scene.match)}
          alone={alone}
        />
        <ShowTips
          game={lobby.game}
          view={scene.view}
          seat={scene.seat}
          question={scene.paused ? null : scene.question}
        />
        {around}
      </div>
    );
  }
  const waits = dealing.value && lobby.preparing?.stopped !== true;
  if (waits || (lobby.phase === 'playing' && !lobby.broken)) return <Notice title={t('lobby.preparing')} busy />;
  return (
    <div class="at">
      <TableStrip line={line} lobby={lobby} alone={alone} />
      {props.lobby?.(lobby) ?? <Lobby line={line} lobby={lobby} />}
      {around}
    </div>
  );
}
