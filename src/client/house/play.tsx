import { useSignal } from '@preact/signals';
import { useArrival } from '../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../table/lobby.ts';
import { useHistory } from '../history/use-history.ts';
import type { Line, Scene } from '../line/line.ts';
import { stayAwake } from '../line/wake-lock.ts';
import type { StandIn } from '../board/stand-in.ts';
import { badgeOf } from '../shell/badge.ts';
import { Button } from '../shell/button.tsx';
import { later } from '../shell/later.tsx';
import { checkGame } from './check/handed.ts';
import { boardOf, gameName, isKnown, refusalOf, type Board as GameBoard } from './games.ts';
import type { Judging } from './judge.ts';
import { hostName } from './lobby-words.ts';
import { Notice } from './notice.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { Corner } from './table-strip.tsx';
import { t } from './words/index.ts';

const nothing = (): JSX.Element => <></>;
const AnotherGame = later(async () => (await import('./next-game/another-game.tsx')).AnotherGame, nothing, nothing);

/** The game's own screen, unpacked when it is first wanted. */
export function Play(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly scene: Scene;
  readonly judge: Judging;
  readonly alone: boolean;
  readonly tv?: boolean;
  readonly onLobby: () => void;
}): JSX.Element {
  const { line, lobby, scene, judge, alone, tv = false, onLobby } = props;
  const game = lobby.match?.game ?? lobby.game;
  const unpacked = useSignal<GameBoard | undefined>(undefined);
  const failed = useSignal(false);
  const ruled = useSignal<string | undefined>(undefined);
  useArrival(unpacked.value !== undefined);
  useEffect(stayAwake, []);
  useEffect(() => {
    if (!isKnown(game)) return;
    document.title = `${gameName(game)} · Stolik`;
    boardOf(game).then(
      (it) => {
        unpacked.value = it;
        // It comes behind the board. Until it is here, or where it cannot be fetched, the table alone refuses.
        refusalOf(game).then(judge.know, () => undefined);
      },
      () => (failed.value = true),
    );
  }, [game]);

  const { isHost, names, avatars, dress, bots, standIns } = peopleOf(line, lobby);
  const told = lobby.match?.outcome ?? undefined;
  const over = told ?? scene.reveal?.outcome;
  useHistory(lobby, tv ? undefined : over, { names, faces: avatars, dress }, scene.seat, alone);
  const Board = unpacked.value;
  if (failed.value) {
    return (
      <Notice title={t('state.gone.title')} line={t('state.gone.short')}>
        <Button kind="fox" icon="again" onClick={() => location.reload()}>
          {t('state.reload')}
        </Button>
      </Notice>
    );
  }
  if (Board === undefined || !isKnown(game)) {
    return <Notice title={isKnown(game) ? t('play.loading', { game: gameName(game) }) : ''} busy />;
  }
  const mine = lobby.chairs.find(({ chair }) => chair === line.me.value?.chair);
  const waitsForNext = !tv && mine?.standing === false && scene.seat === undefined;
  return (
    <>
      <div class="play-board" inert={scene.paused}>
        <Board
          key={scene.match}
          view={scene.view}
          seat={tv ? undefined : scene.seat}
          names={names}
          avatars={avatars}
          dress={dress}
          bots={bots}
          standIns={standIns}
          question={scene.question}
          toAct={scene.toAct}
          events={scene.events}
          n={scene.shown}
          deadline={scene.paused ? undefined : scene.deadline}
          outcome={over}
          reveal={scene.reveal && { ...scene.reveal, line, lobby }}
          tv={tv}
          send={(move) => line.move(move)}
          pending={line.pending.value?.move}
          refusal={line.refusal.value}
          rule={(code) => (ruled.value = code)}
          rematch={told === undefined || tv ? undefined : again(line, alone)}
          besides={told === undefined || tv || alone ? undefined : <AnotherGame line={line} lobby={lobby} />}
          check={told === undefined || tv ? undefined : checking(line, lobby.table, scene.match)}
        />
      </div>
      {!tv && (
        <header class="play-corner">
          <Corner line={line} lobby={lobby} alone={alone} onLobby={onLobby} />
        </header>
      )}
      {ruled.value !== undefined && (
        <RuleSheet game={game} code={ruled.value} onClose={() => (ruled.value = undefined)} />
      )}
      {waitsForNext && (
        <p class="play-note" role="status">
          {t('play.nextGame')}
        </p>
      )}
      {!tv && line.me.value?.role === 'watch' && (
        <p class="play-note" role="status">
          {t('play.watching')}
        </p>
      )}
      {scene.paused && (
        <div class="play-paused">
          <Notice title={t('play.paused')} line={t('play.paused.line', { host: hostName(lobby) })}>
            {isHost && (
              <Button kind="fox" icon="play" onClick={() => void line.ask({ t: 'resume' })}>
                {t('play.resume')}
              </Button>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Made apart: an effect keeps its first render's surroundings, and a closure over the scene among them would keep a card. */
function checking(line: Line, table: string, match: string): () => void {
  return () => void checkGame(line, table, match);
}

/** Who shares a device is in by being there; elsewhere everybody says so for themselves. */
function again(line: Line, alone: boolean): () => void {
  return () => void line.ask(alone ? { t: 'start' } : { t: 'rematch', in: true });
}

interface People {
  readonly isHost: boolean;
  readonly names: readonly string[];
  readonly avatars: readonly string[];
  readonly dress: readonly (string | undefined)[];
  readonly bots: readonly boolean[];
  readonly standIns: readonly (StandIn | undefined)[];
}

/** Names, faces and who is a bot, by seat. Whoever left keeps the name the match began with. */
function peopleOf(line: Line, lobby: Lobby): People {
  const over = lobby.phase === 'ended' || lobby.match?.revealing === true;
  const stoodIn = over ? lobby.match?.stoodIn : undefined;
  const seats = (lobby.match?.seats ?? []).map((name, seat) => {
    const known = lobby.chairs.find((each) => each.seat === seat);
    const chair = known ?? { chair: seat, name, bot: null };
    const now = known?.minded === true || known?.gone === true;
    const standIn: StandIn | undefined = now ? 'now' : stoodIn?.includes(seat) === true ? 'partly' : undefined;
    return { ...badgeOf(chair), dress: known?.dress, bot: chair.bot !== null, standIn };
  });
  const me = line.me.value?.chair ?? null;
  return {
    isHost: me !== null && me === lobby.host,
    names: seats.map(({ name }) => name),
    avatars: seats.map(({ face }) => face),
    dress: seats.map(({ dress }) => dress),
    bots: seats.map(({ bot }) => bot),
    standIns: seats.map(({ standIn }) => standIn),
  };
}
