import { useComputed, useSignal } from '@preact/signals';
import { useArrival } from '../shell/arrival.ts';
import type { JSX } from 'preact';
import { gameName } from './games.ts';
import { useEffect } from 'preact/hooks';
import type { Lobby as LobbyView, LobbyChair } from '../../table/lobby.ts';
import type { Line, Reply } from '../line/line.ts';
import { badgeOf } from '../shell/badge.ts';
import { Button } from '../shell/button.tsx';
import { Face } from '../shell/face.tsx';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.tsx';
import { BotSheet, ChairSheet, PeopleSheet } from './chair-sheets/chair-sheets.tsx';
import { Level } from './level.tsx';
import { brokenOffLine, isInTrouble, LobbyTrouble } from './lobby-trouble/lobby-trouble.tsx';
import { chairsAround, hostName, hostOf, isFull, missingSeats, seatedOf } from './lobby-words.ts';
import { AnotherGame } from './next-game/another-game.tsx';
import { playersOf, waitsLine } from './next-game/fitting.ts';
import { OptionsLine } from './options/options-line.tsx';
import { OptionsSheet } from './options/options-sheet.tsx';
import { refusalWords } from './refusal-words.ts';
import { Qr } from './qr.tsx';
import { houseName, inviteLink, shareLink } from './share.ts';
import { TableScene } from './table-scene.tsx';
import { toast } from '../shell/toast.tsx';
import { t } from './lobby/words/index.ts';
import { longerLine } from './two-lines.ts';
import { t as house } from './words/index.ts';
import './lobby.css';

const SpreadLine = later(
  async () => (await import('./groups/spread-sheet.tsx')).SpreadLine,
  () => <></>,
  () => <></>,
);

const Gathering = later(
  async () => (await import('./people/gathering.tsx')).Gathering,
  () => <></>,
  () => <></>,
);

type Open = { readonly sheet: 'bot' | 'people' | 'options' } | { readonly sheet: 'chair'; readonly chair: number };

/** The table before a game: who is here, how others come, how it is played, and the start. */
export function Lobby({ line, lobby }: { readonly line: Line; readonly lobby: LobbyView }): JSX.Element {
  const open = useSignal<Open | undefined>(undefined);
  const mine = useComputed(() => line.me.value?.chair ?? null).value;
  const isHost = mine !== null && lobby.host === mine;
  const { game } = lobby;
  useArrival();
  useEffect(() => {
    document.title = `${lobby.code} · ${gameName(game)} · Stolik`;
  });
  const link = inviteLink(lobby.code);
  const gathers = lobby.settings.listed && !lobby.settings.locked && lobby.phase !== 'preparing' && !isInTrouble(lobby);
  const around = chairsAround(lobby);
  const players = seatedOf(lobby);
  const crowd = players.length > around;
  const shown = crowd ? players.slice(0, around - 1) : players;
  const put = (): void => {
    open.value = undefined;
  };
  return (
    <main
      class={`lobby ${isInTrouble(lobby) ? 'is-troubled' : lobby.phase === 'preparing' ? 'is-preparing' : gathers ? 'is-gathering' : waitsLine(lobby) === undefined ? '' : 'is-crowded'}`}
    >
      <div class="lobby-scene">
        <TableScene chairs={around} taken={players.length} />
        <div class="lobby-ticket">
          <div class="lobby-card">
            <Qr text={link} label={house('lobby.qr', { code: lobby.code })} />
            <strong class="lobby-code">{lobby.code}</strong>
            <small>{houseName()}</small>
            {lobby.settings.locked && (
              <span class="lobby-locked">
                <Icon name="lock" size={28} />
                {t('lobby.locked')}
              </span>
            )}
          </div>
          <Button
            size="small"
            icon="share"
            onClick={() => void shareLink(link, t('lobby.shareTitle', { game: gameName(game) }))}
          >
            {t('lobby.share')}
          </Button>
        </div>
        <ul class="lobby-seats">
          {shown.map((chair) => (
            <li key={chair.chair}>
              <SeatAt
                chair={chair}
                lobby={lobby}
                mine={mine === chair.chair}
                onOpen={() => (open.value = { sheet: 'chair', chair: chair.chair })}
              />
            </li>
          ))}
          {crowd && (
            <li key="crowd">
              <button type="button" class="seat is-crowd" onClick={() => (open.value = { sheet: 'people' })}>
                <span class="seat-disc">+{players.length - shown.length}</span>
                <span class="seat-plate">
                  <b>{house('lobby.more')}</b>
                </span>
              </button>
            </li>
          )}
          {Array.from({ length: crowd ? 0 : around - shown.length }, (_, i) =>
            isFull(lobby) ? null : (
              <li key={`free${i}`}>
                <FreeSeat first={i === 0} isHost={isHost} onAdd={() => (open.value = { sheet: 'bot' })} />
              </li>
            ),
          )}
        </ul>
      </div>
      <div class="lobby-foot">
        {!isInTrouble(lobby) && (
          <div class="lobby-how">
            <OptionsLine lobby={lobby} isHost={isHost} onOpen={() => (open.value = { sheet: 'options' })} />
            {lobby.phase !== 'preparing' && <AnotherGame line={line} lobby={lobby} />}
          </div>
        )}
        {!gathers && (
          <p class="lobby-now" aria-live="polite">
            {lobby.spread > 1 && lobby.phase !== 'preparing' && !isInTrouble(lobby) ? (
              <SpreadLine lobby={lobby} />
            ) : (
              nowLine(lobby, isHost)
            )}
          </p>
        )}
        {isInTrouble(lobby) ? (
          <LobbyTrouble line={line} lobby={lobby} isHost={isHost} />
        ) : gathers ? (
          <Gathering line={line} lobby={lobby} />
        ) : isHost ? (
          <Button
            kind="fox"
            size="big"
            disabled={missingSeats(lobby) > 0 || lobby.phase === 'preparing'}
            onClick={() => void wish(line.ask({ t: 'start' }))}
          >
            {startWords(lobby)}
          </Button>
        ) : (
          mine !== null &&
          hostOf(lobby)?.present !== true && (
            <Button size="big" icon="crown" onClick={() => void wish(line.ask({ t: 'claim-host' }))}>
              {t('lobby.claim')}
            </Button>
          )
        )}
      </div>
      {open.value?.sheet === 'bot' && <BotSheet line={line} lobby={lobby} onClose={put} />}
      {open.value?.sheet === 'people' && (
        <PeopleSheet line={line} lobby={lobby} isHost={isHost} mine={mine} onClose={put} />
      )}
      {open.value?.sheet === 'options' && <OptionsSheet line={line} lobby={lobby} isHost={isHost} onClose={put} />}
      {open.value?.sheet === 'chair' && (
        <ChairSheet line={line} lobby={lobby} chair={open.value.chair} isHost={isHost} mine={mine} onClose={put} />
      )}
    </main>
  );
}

/** Says what was wrong, if anything was. */
async function wish(asked: Promise<Reply>): Promise<void> {
  const told = await asked;
  if (!told.ok) toast(refusalWords(told.code, told));
}

function startWords(lobby: LobbyView): string {
  // One alone may be one too few: no "solo" then.
  if (missingSeats(lobby) > 0) return t('lobby.startFew');
  return t(lobby.match === null ? 'lobby.start' : 'lobby.again', {
    people: playersOf(lobby),
  });
}

function nowLine(lobby: LobbyView, isHost: boolean): string {
  if (isInTrouble(lobby)) return '';
  if (lobby.phase === 'preparing') return brokenOffLine(lobby) ?? house('lobby.preparing');
  if (lobby.match?.abandoned === true) return t('play.abandoned');
  const missing = missingSeats(lobby);
  if (missing > 0) return t('lobby.tooFew', { missing });
  const waits = waitsLine(lobby);
  if (waits !== undefined) return waits;
  if (isHost) return t(isFull(lobby) ? 'lobby.readyFull' : 'lobby.ready');
  const host = hostName(lobby);
  if (hostOf(lobby)?.standing === true) return t('lobby.hostStands', { host });
  return host === '' ? t('lobby.noHost') : house('lobby.hostStarts', { host });
}

function SeatAt(props: {
  readonly chair: LobbyChair;
  readonly lobby: LobbyView;
  readonly mine: boolean;
  readonly onOpen: () => void;
}): JSX.Element {
  const { chair, lobby, mine, onOpen } = props;
  const { name, face, tint } = badgeOf(chair);
  const note = mine ? house('lobby.you') : chair.minded ? house('board.now') : answerOf(chair);
  return (
    <button type="button" class={`seat ${chair.present ? '' : 'is-away'}`} onClick={onOpen}>
      <span class="seat-disc" data-tint={tint} data-chair={chair.chair}>
        <Face name={face} />
        {chair.chair === lobby.host && (
          <em class="seat-crown" role="img" aria-label={house('lobby.host')}>
            <Icon name="crown" size={17} />
          </em>
        )}
      </span>
      <span class="seat-plate">
        <b style={{ '--longest': longerLine(name) }}>{name}</b>
        {chair.bot === null ? note !== undefined && <small>{note}</small> : <Level game={lobby.game} bot={chair.bot} />}
      </span>
    </button>
  );
}

/** Whether they are in for another match, or at least here. */
function answerOf({ rematch, present }: LobbyChair): string | undefined {
  if (rematch !== null) return t(rematch ? 'lobby.in' : 'lobby.out');
  return present ? undefined : house('lobby.away');
}

function FreeSeat(props: {
  readonly first: boolean;
  readonly isHost: boolean;
  readonly onAdd: () => void;
}): JSX.Element {
  const { first, isHost, onAdd } = props;
  if (isHost && first) {
    return (
      <button type="button" class="seat is-free" onClick={onAdd}>
        <span class="seat-disc">
          <Icon name="plus" size={26} />
        </span>
        <span class="seat-plate">
          <b>{house('lobby.free')}</b>
          <small>{t('lobby.add')}</small>
        </span>
      </button>
    );
  }
  return (
    <span class={`seat is-free ${first ? '' : 'is-quiet'}`}>
      <span class="seat-disc" />
      {first && (
        <span class="seat-plate">
          <b>{house('lobby.free')}</b>
        </span>
      )}
    </span>
  );
}
