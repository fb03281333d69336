import type { JSX } from 'preact';
import type { Ranked } from '../../../kernel/ranking.ts';
import type { Lobby, LobbyGroup } from '../../../table/lobby.ts';
import { badgeOf, type Badge } from '../../shell/badge.ts';
import { Face } from '../../shell/face.tsx';
import { t } from './words/index.ts';
import './standings.css';

const ALL = 100;

/** Every table beside the others: who sits there, and how far they are. Never a card, nor a point. */
export function Progress(props: {
  readonly lobby: Lobby;
  readonly mine?: number;
  /** So many people are shown at a table, and the others are counted. */
  readonly most?: number;
}): JSX.Element {
  const { lobby, mine = -1, most = Number.POSITIVE_INFINITY } = props;
  const groups = lobby.groups ?? [];
  return (
    <ol class="group-tables" style={{ '--columns': columnsFor(groups.length) }} data-rows={groups.length > 3 ? 2 : 1}>
      {groups.map((group, i) => (
        <li key={group.match.match} class={group.over ? 'is-over' : ''}>
          <h2>
            {t('groups.table', { number: i + 1 })}
            {i === mine && <em>{t('groups.mine')}</em>}
          </h2>
          <People lobby={lobby} group={group} most={most} />
          <Bar group={group} number={i + 1} />
        </li>
      ))}
    </ol>
  );
}

/** Two rows at most, as long as they can be read across a room. */
function columnsFor(tables: number): number {
  return tables <= 3 ? tables : Math.ceil(tables / 2);
}

function Bar({ group, number }: { readonly group: LobbyGroup; readonly number: number }): JSX.Element {
  const { over, progress } = group;
  const said = over
    ? t('groups.done')
    : progress === null
      ? t('groups.playing')
      : t('groups.far', { percent: progress });
  return (
    <div class="group-bar">
      {(over || progress !== null) && (
        <span
          role="progressbar"
          aria-label={t('groups.table', { number })}
          aria-valuemin={0}
          aria-valuemax={ALL}
          aria-valuenow={progress ?? ALL}
        >
          <i style={{ width: `${progress ?? ALL}%` }} />
        </span>
      )}
      <b>{said}</b>
    </div>
  );
}

function People(props: { readonly lobby: Lobby; readonly group: LobbyGroup; readonly most: number }): JSX.Element {
  const { lobby, group, most } = props;
  const { seats } = group.match;
  const shown = seats.length > most ? seats.slice(0, most - 1) : seats;
  return (
    <ul class="group-people">
      {shown.map((_, seat) => {
        const { name, face, tint } = badgeAt(lobby, group, seat);
        return (
          <li key={seat}>
            <span class="group-face" data-tint={tint}>
              <Face name={face} />
            </span>
            <span>{name}</span>
          </li>
        );
      })}
      {shown.length < seats.length && <li>{t('groups.more', { more: seats.length - shown.length })}</li>}
    </ul>
  );
}

/** Whoever left keeps the name the match began with. */
function badgeAt(lobby: Lobby, { match, chairs }: LobbyGroup, seat: number): Badge {
  const chair = chairs[seat] ?? seat;
  const known = lobby.chairs.find((each) => each.chair === chair);
  return badgeOf({ chair, name: match.seats[seat] ?? '', bot: known?.bot ?? null, face: known?.face ?? null });
}

/** All who played the same deal, the best first. `most`: so many are shown, and the others are counted. */
export function Ranking(props: {
  readonly lobby: Lobby;
  readonly mine?: number | null;
  readonly most?: number;
}): JSX.Element {
  const { lobby, mine = null, most = Number.POSITIVE_INFINITY } = props;
  const ranking = lobby.ranking ?? [];
  const left = ranking.length - most;
  const seated = ranking.some(({ percent }) => percent !== null);
  if (ranking.length === 0) return <p class="group-note">{t('groups.ranking.nobody')}</p>;
  return (
    <>
      <p class="group-note">{t(seated ? 'groups.ranking.seats' : 'groups.ranking.all')}</p>
      <ol class="group-ranking">
        {ranking.slice(0, most).map((each) => (
          <Row key={`${each.group} ${each.seat}`} lobby={lobby} ranked={each} mine={mine} />
        ))}
      </ol>
      {left > 0 && <p class="group-note">{t('groups.more', { more: left })}</p>}
    </>
  );
}

function Row(props: { readonly lobby: Lobby; readonly ranked: Ranked; readonly mine: number | null }): JSX.Element {
  const { lobby, ranked, mine } = props;
  const { group, seat, place, score, percent } = ranked;
  const at = lobby.groups?.[group];
  if (at === undefined) return <></>;
  const { name, face, tint } = badgeAt(lobby, at, seat);
  return (
    <li class={mine !== null && at.chairs[seat] === mine ? 'is-mine' : ''} data-place={place}>
      <b class="group-place">{t('groups.place', { place })}</b>
      <span class="group-face" data-tint={tint}>
        <Face name={face} />
      </span>
      <span class="group-name">
        {name}
        <small>
          {t('groups.table', { number: group + 1 })}
          {at.match.stoodIn.includes(seat) && ` · ${t('groups.stoodIn')}`}
        </small>
      </span>
      {percent !== null && <span class="group-percent">{t('groups.percent', { percent })}</span>}
      <b class="group-score">{t('groups.score', { score })}</b>
    </li>
  );
}
