import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import { TvBar } from '../tv/tv-bar.tsx';
import type { TvActs } from '../tv/tv-switches.tsx';
import { hostName } from '../lobby-words.ts';
import { Progress, Ranking } from './standings.tsx';
import { t } from './words/index.ts';

/** So many names can be read across a room. */
const MOST = 12;
/** People at one table. */
const PEOPLE = 6;
/** And so many names, written large. */
const FEW = 8;

/** Several tables with one deal, side by side on the big screen; at the end the one ranking. */
export function TvGroups({ lobby, ...acts }: TvActs & { readonly lobby: Lobby }): JSX.Element {
  const ended = lobby.phase === 'ended';
  const left = (lobby.groups ?? []).filter(({ over }) => !over).length;
  const shown = Math.min(MOST, lobby.ranking?.length ?? 0);
  return (
    <main class="tv-groups">
      <div class="tv-groups-stage">
        <header class="groups-head">
          <h1>{t(ended ? 'groups.ranking' : 'groups.look.title')}</h1>
          {!ended && <p>{t('groups.look.line')}</p>}
        </header>
        {ended ? (
          <div class="tv-groups-results" data-few={shown <= FEW} style={{ '--rows': Math.ceil(shown / 2) }}>
            <Ranking lobby={lobby} most={MOST} />
          </div>
        ) : (
          <Progress lobby={lobby} most={PEOPLE} />
        )}
      </div>
      <TvBar {...acts}>
        <b>{ended ? t('groups.host', { host: hostName(lobby) }) : t('groups.left', { left })}</b>
      </TvBar>
    </main>
  );
}
