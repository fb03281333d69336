import type { JSX } from 'preact';
import type { Lobby, LobbyChair } from '../../../table/lobby.ts';
import type { Line, Wish } from '../../line/line.ts';
import { badgeOf } from '../../shell/badge.ts';
import { Button } from '../../shell/button.tsx';
import { Face } from '../../shell/face.tsx';
import { toast } from '../../shell/toast.tsx';
import { gameName } from '../games.ts';
import { waitsLine } from '../next-game/fitting.ts';
import { t as next } from '../next-game/words/index.ts';
import { useSecondsLeft } from '../people/seconds-left.ts';
import { refusalWords } from '../refusal-words.ts';
import { t } from './words/index.ts';
import './once-more.css';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
}

/** After a match, once somebody wants another: who is in, what one says oneself, and how soon it begins. */
export function OnceMore({ line, lobby }: Props): JSX.Element | null {
  const people = lobby.chairs.filter(({ bot, standing }) => bot === null && !standing);
  /** Another game lies on the table than the one whose end is still looked at. */
  const turned = lobby.match !== null && lobby.match.game !== lobby.game;
  const wanted = lobby.starting || people.some(({ rematch }) => rematch === true);
  if (lobby.phase !== 'ended' || !(turned || (wanted && (people.length > 1 || lobby.settings.listed)))) return null;
  const title = turned ? next('next.chosen', { game: gameName(lobby.game) }) : t('rematch.title');
  const waits = waitsLine(lobby);
  return (
    <div class="line-banner once-more-place" role="status">
      <section class="once-more" aria-label={title}>
        <h2>{lobby.starting ? <Countdown lobby={lobby} /> : title}</h2>
        {waits !== undefined && <p>{waits}</p>}
        <ul>
          {people.map((chair) => (
            <Person key={chair.chair} chair={chair} />
          ))}
        </ul>
        {(!lobby.starting || lobby.settings.listed) && <Answers line={line} lobby={lobby} />}
      </section>
    </div>
  );
}

const ANSWERED = { true: 'in', false: 'out', null: 'open' } as const;

function Person({ chair }: { readonly chair: LobbyChair }): JSX.Element {
  const { name, face, tint } = badgeOf(chair);
  const said = ANSWERED[`${chair.rematch}`];
  return (
    <li data-said={said}>
      <span class="once-more-face" data-tint={tint}>
        <Face name={face} />
      </span>
      <b>{name}</b>
      <span class="spoken">{t(`rematch.${said}`)}</span>
    </li>
  );
}

/** What a chair says for itself; who only looks says nothing. */
function Answers({ line, lobby }: Props): JSX.Element | null {
  const mine = line.me.value?.chair ?? null;
  const me = lobby.chairs.find(({ chair }) => chair === mine);
  if (me === undefined || me.standing) return null;
  const { rematch } = me;
  return (
    <div class="once-more-buttons">
      {rematch !== true && (
        <Button kind="fox" size="small" onClick={wishing(line, { t: 'rematch', in: true })}>
          {t('rematch.play')}
        </Button>
      )}
      {rematch === true && mine === lobby.host && (
        <Button kind="fox" size="small" onClick={wishing(line, { t: 'start', soon: true })}>
          {t('rematch.start')}
        </Button>
      )}
      {rematch !== false && (
        <Button size="small" onClick={wishing(line, { t: 'rematch', in: false })}>
          {t('rematch.pass')}
        </Button>
      )}
    </div>
  );
}

function wishing(line: Line, wish: Wish): () => void {
  return () =>
    void line.ask(wish).then((told) => {
      if (!told.ok) toast(refusalWords(told.code, told));
    });
}

function Countdown({ lobby }: { readonly lobby: Lobby }): JSX.Element {
  return <>{t('rematch.soon', { seconds: useSecondsLeft(lobby) ?? 0 })}</>;
}
