import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Scene } from '../../line/line.ts';
import { useArrival } from '../../shell/arrival.ts';
import { Button } from '../../shell/button.tsx';
import { later } from '../../shell/later.tsx';
import { toast } from '../../shell/toast.tsx';
import { ChairSheet } from '../chair-sheets/chair-sheets.tsx';
import { gameName } from '../games.ts';
import type { Judging } from '../judge.ts';
import { isInTrouble, LobbyTrouble } from '../lobby-trouble/lobby-trouble.tsx';
import { hostName, missingSeats, seatedOf } from '../lobby-words.ts';
import { wishing } from '../menu/wishing.ts';
import { seatsFor } from '../offer.ts';
import { AnotherGame } from '../next-game/another-game.tsx';
import { OptionsLine } from '../options/options-line.tsx';
import { OptionsSheet } from '../options/options-sheet.tsx';
import { Play } from '../play.tsx';
import { Qr } from '../qr.tsx';
import { houseName, inviteLink, shareLink } from '../share.ts';
import { t as house } from '../words/index.ts';
import { Unopened } from '../unopened.tsx';
import { useCalmly } from './calmly.ts';
import { Grid } from './grid.tsx';
import { Lead, type Pace } from './lead.tsx';
import { NamesSheet } from './names-sheet.tsx';
import { countsOf, peopleHere, type PersonHere } from './people-here.ts';
import { Rename } from './rename.tsx';
import { useWishes } from './wishes.ts';
import { t } from './words/index.ts';
import './stand.css';

const Results = later(
  async () => (await import('../results/results-page.tsx')).ResultsPage,
  () => <></>,
  Unopened,
);

const NOBODY: readonly number[] = [];

type Open = { readonly sheet: 'names' | 'options' | 'results' } | { readonly sheet: 'chair'; readonly chair: number };

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
  /** The match on the table, where there is one to look at. */
  readonly scene: Scene | undefined;
  readonly judge: Judging;
}

/** What whoever runs a game without playing it sees: everybody who is here, what lies on the table, and the pace. */
export function RoomView({ line, lobby, scene, judge }: Props): JSX.Element {
  const open = useSignal<Open | undefined>(undefined);
  const mine = line.me.value?.chair ?? null;
  const isHost = mine !== null && mine === lobby.host;
  const wishes = useWishes(line, lobby, isHost);
  const running = lobby.phase === 'playing';
  const awaited = useCalmly(running ? (scene?.awaited ?? NOBODY) : undefined);
  const people = useMemo(() => peopleHere(lobby, running ? (awaited ?? NOBODY) : undefined), [lobby, awaited, running]);
  useArrival();
  useEffect(() => {
    document.title = `${lobby.code} · ${gameName(lobby.game)} · Stolik`;
  });
  const show = useCallback((chair: number): void => {
    open.value = { sheet: 'chair', chair };
  }, []);
  const put = (): void => {
    open.value = undefined;
  };
  const sheet = open.value;
  if (sheet?.sheet === 'results') return <Results lobby={lobby} wishes={wishes} onClose={put} />;
  const chosen = sheet?.sheet === 'chair' ? lobby.chairs.find(({ chair }) => chair === sheet.chair) : undefined;
  // The board is a page's main part itself.
  const Root = scene === undefined ? 'main' : 'div';
  return (
    <Root class={`stand ${scene === undefined ? 'is-gathering' : 'is-playing'}`}>
      <section class="stand-people" aria-label={t('stand.people')}>
        <header>
          <h2 aria-live="polite">{headline(lobby, scene, people)}</h2>
          <p class="stand-counts">
            {countsOf(people).map(([state, count]) => (
              <span key={state} data-state={state}>
                {t(`count.${state}`, { count })}
              </span>
            ))}
          </p>
        </header>
        {useMemo(
          () => (
            <Grid people={people} onOpen={show} />
          ),
          [people],
        )}
      </section>
      <div class="stand-side">
        {scene === undefined ? (
          <Ticket lobby={lobby} />
        ) : (
          <div class={`stand-board ${running ? '' : 'is-over'}`}>
            <Play line={line} lobby={lobby} scene={scene} judge={judge} alone={false} tv onLobby={() => {}} />
          </div>
        )}
        {!isHost && <p class="stand-note">{t('stand.other', { host: hostName(lobby) })}</p>}
        {isInTrouble(lobby) && <LobbyTrouble line={line} lobby={lobby} isHost={isHost} />}
        {isHost && running && scene !== undefined && <Lead line={line} lobby={lobby} pace={paceOf(scene)} />}
        {isHost && !running && !isInTrouble(lobby) && (
          <Between line={line} lobby={lobby} onOptions={() => (open.value = { sheet: 'options' })} />
        )}
        <div class="stand-row">
          {isHost && (
            <Button size="small" icon="people" onClick={() => (open.value = { sheet: 'names' })}>
              {wishes.length === 0 || lobby.settings.animalNames
                ? t('stand.names')
                : t('stand.names.wished', { count: wishes.length })}
            </Button>
          )}
          {!running && lobby.match !== null && (
            <Button size="small" icon="save" onClick={() => (open.value = { sheet: 'results' })}>
              {t('stand.results')}
            </Button>
          )}
          {!running && (
            <Button size="small" icon="table" onClick={() => wishing(line, () => {})({ t: 'stand', on: false })}>
              {t('stand.sit')}
            </Button>
          )}
        </div>
      </div>
      {sheet?.sheet === 'names' && <NamesSheet line={line} lobby={lobby} wishes={wishes} onClose={put} />}
      {sheet?.sheet === 'options' && <OptionsSheet line={line} lobby={lobby} isHost={isHost} onClose={put} />}
      {chosen !== undefined && (
        <ChairSheet line={line} lobby={lobby} chair={chosen.chair} isHost={isHost} mine={mine} onClose={put}>
          {isHost && chosen.bot === null && (
            <Rename
              line={line}
              chair={chosen}
              wish={wishes.find(({ chair }) => chair === chosen.chair)?.name}
              onDone={put}
            />
          )}
        </ChairSheet>
      )}
    </Root>
  );
}

/** Made apart from the scene: a button that was pressed keeps what it closes over, and that must not be a card. */
function paceOf({ awaited, held, paused, deadline }: Scene): Pace {
  return { awaited, held, paused, timed: deadline !== undefined };
}

function headline(lobby: Lobby, scene: Scene | undefined, people: readonly PersonHere[]): string {
  if (lobby.phase === 'preparing') return house('lobby.preparing');
  if (lobby.phase === 'ended') return t('stand.over');
  if (lobby.phase === 'open' || scene === undefined) return t('stand.players', { people: people.length });
  if (scene.paused) return t('stand.paused');
  const waiting = scene.awaited.length;
  return waiting === 0 ? t('stand.all') : t('stand.waiting', { waiting, all: lobby.match?.seats.length ?? 0 });
}

function Ticket({ lobby }: { readonly lobby: Lobby }): JSX.Element {
  const { code, game } = lobby;
  const link = inviteLink(code);
  return (
    <div class="stand-ticket">
      <Qr text={link} label={house('lobby.qr', { code })} />
      <div>
        <strong>{code}</strong>
        <small>{houseName()}</small>
        <Button size="small" icon="share" onClick={() => void shareLink(link, `Stolik: ${gameName(game)}`)}>
          {t('stand.share')}
        </Button>
      </div>
    </div>
  );
}

/** Before a match: how it is played, and the start. */
function Between(props: { readonly line: Line; readonly lobby: Lobby; readonly onOptions: () => void }): JSX.Element {
  const { line, lobby, onOptions } = props;
  const ask = wishing(line, () => {});
  const people = seatedOf(lobby).length;
  const { most } = seatsFor(lobby.game);
  const preparing = lobby.phase === 'preparing';
  return (
    <section class="stand-lead" aria-label={t('stand.room')}>
      <OptionsLine lobby={lobby} isHost onOpen={onOptions} />
      {people > most && <TooMany people={people} most={most} />}
      <Button
        kind="fox"
        size="big"
        icon="play"
        disabled={missingSeats(lobby) > 0 || people === 0 || preparing}
        onClick={() => ask({ t: 'start' })}
      >
        {t(lobby.match === null ? 'stand.start' : 'stand.again')}
      </Button>
      {!preparing && <AnotherGame line={line} lobby={lobby} />}
      {people > 1 && !preparing && (
        <Button
          size="small"
          icon="again"
          onClick={() => wishing(line, () => toast(t('stand.shuffled')))({ t: 'shuffle' })}
        >
          {t('stand.shuffle')}
        </Button>
      )}
    </section>
  );
}

/** More people than the game has seats. */
function TooMany({ people, most }: { readonly people: number; readonly most: number }): JSX.Element {
  return (
    <p class="stand-note" role="status">
      {t('stand.tooMany', { people, most, tables: Math.ceil(people / most) })}
    </p>
  );
}
