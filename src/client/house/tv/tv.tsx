import type { JSX } from 'preact';
import { gameName } from '../games.ts';
import type { Lobby } from '../../../table/lobby.ts';
import { badgeOf } from '../../shell/badge.ts';
import { Brand } from '../../shell/brand.tsx';
import { Face } from '../../shell/face.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Cover } from '../cover.tsx';
import { Level } from '../level.tsx';
import { chairsAround, hostName, isFull, missingSeats, seatedOf } from '../lobby-words.ts';
import { optionsLine, useKnobs } from '../options/options-words.ts';
import { Qr } from '../qr.tsx';
import { Room } from '../room.tsx';
import { houseName, inviteLink } from '../share.ts';
import { t as house } from '../words/index.ts';
import { TvBar } from './tv-bar.tsx';
import { TvSwitches, type TvActs } from './tv-switches.tsx';
import { t } from './words/index.ts';
import './tv.css';

/** Beside a game on the big screen: how late-comers find in, where anybody may, and the switches. It covers nothing of the board. */
export function TvSide({ lobby, ...acts }: TvActs & { readonly lobby: Lobby }): JSX.Element {
  const { code } = lobby;
  const shut = isShut(lobby);
  return (
    <aside class={`tv-side ${shut ? 'is-shut' : ''}`}>
      {!shut && (
        <div class="tv-side-ticket">
          <h2>{t('tv.join')}</h2>
          <Qr text={inviteLink(code)} label={house('lobby.qr', { code })} />
          <small>{houseName()}</small>
          <b>{code}</b>
        </div>
      )}
      <TvSwitches {...acts} />
    </aside>
  );
}

/** Nobody is asked to scan what would send them away. */
function isShut(lobby: Lobby): boolean {
  return lobby.settings.locked || isFull(lobby);
}

/** The big screen before a game. */
export function TvLobby(props: TvActs & { readonly lobby: Lobby; readonly game: string }): JSX.Element {
  const { lobby, game, ...acts } = props;
  const around = chairsAround(lobby);
  const players = seatedOf(lobby);
  const crowd = players.length > around;
  const shown = crowd ? players.slice(-(around - 1)) : players;
  const missing = missingSeats(lobby);
  const knobs = useKnobs(lobby.game);
  const shut = isShut(lobby);
  return (
    <Room class="tv-room">
      <div class="tv-brand">
        <Brand />
      </div>
      <div class="tv-poster">
        <Cover game={game} />
      </div>
      <div class="tv-title">
        <h1>{gameName(game)}</h1>
        {optionsLine(lobby.game, knobs, lobby.options)
          .split(' · ')
          .map((each) => (
            <p key={each}>{each}</p>
          ))}
      </div>
      {shut ? <ShutTicket locked={lobby.settings.locked} /> : <Ticket code={lobby.code} />}
      <ul class="tv-chairs">
        {shown.map((chair) => {
          const { name, face, tint } = badgeOf(chair);
          return (
            <li key={chair.chair}>
              <span class="tv-chair" data-tint={tint} data-chair={chair.chair}>
                <Face name={face} />
                {chair.chair === lobby.host && (
                  <em role="img" aria-label={house('lobby.host')}>
                    <Icon name="crown" />
                  </em>
                )}
              </span>
              <span class="tv-plate">
                <b>{name}</b>
                {chair.bot !== null && <Level game={lobby.game} bot={chair.bot} />}
              </span>
            </li>
          );
        })}
        {crowd && (
          <li key="crowd">
            <span class="tv-chair is-crowd">+{players.length - shown.length}</span>
            <span class="tv-plate">
              <b>{house('lobby.more')}</b>
            </span>
          </li>
        )}
        {Array.from({ length: crowd || isFull(lobby) ? 0 : around - shown.length }, (_, i) => (
          <li key={`free${i}`} class="is-free">
            <span class="tv-chair">
              <svg viewBox="-70 -20 140 120" aria-hidden="true">
                <path d="M-62 100q0-52 62-52t62 52M0 36a24 24 0 1 1 .1 0z" />
              </svg>
            </span>
            <span class="tv-plate">
              <b>{house('lobby.free')}</b>
            </span>
          </li>
        ))}
      </ul>
      <TvBar {...acts}>
        <b>{lobby.phase === 'preparing' ? house('lobby.preparing') : !shut && t('tv.waiting')}</b>{' '}
        {missing > 0 ? t('tv.few', { missing }) : hostName(lobby) !== '' && t('tv.start', { host: hostName(lobby) })}
      </TvBar>
    </Room>
  );
}

function Ticket({ code }: { readonly code: string }): JSX.Element {
  return (
    <section class="tv-ticket">
      <Qr text={inviteLink(code)} label={house('lobby.qr', { code })} />
      <div>
        <h2>{t('tv.scan')}</h2>
        <p>
          {t('tv.or')}
          <b>{houseName()}</b>
          {t('tv.code')}
        </p>
        <strong>{code}</strong>
      </div>
    </section>
  );
}

function ShutTicket({ locked }: { readonly locked: boolean }): JSX.Element {
  return (
    <section class="tv-ticket is-shut">
      <Icon name={locked ? 'lock' : 'people'} />
      <h2>{house(locked ? 'state.locked.title' : 'state.full.title')}</h2>
    </section>
  );
}
