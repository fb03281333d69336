import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { usualLevel } from '../../../bots/level.ts';
import { manifestOf } from '../../../games/shelf.ts';
import type { Lobby, LobbyChair } from '../../../table/lobby.ts';
import type { Line, Reply, Wish } from '../../line/line.ts';
import { badgeOf } from '../../shell/badge.ts';
import { Button } from '../../shell/button.tsx';
import { Choice } from '../../shell/choice.tsx';
import { Face } from '../../shell/face.tsx';
import { usePart } from '../../shell/part.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { botNames } from '../bot-names.ts';
import { DressPicker } from '../dress/dress-picker.tsx';
import { Level } from '../level.tsx';
import { levelWords } from '../levels/level-words.ts';
import { isFull } from '../lobby-words.ts';
import { Sure } from '../menu/sure.tsx';
import { levelsFor, pipsOf } from '../offer.ts';
import { refusalWords } from '../refusal-words.ts';
import { t as house } from '../words/index.ts';
import { t } from './words/index.ts';
import './chair-sheets.css';

function LevelWords({ game, level }: { readonly game: string; readonly level: string }): JSX.Element {
  usePart(manifestOf(game)?.lobby);
  const words = levelWords(game, level);
  if (words === undefined) return <span>{t('bot.level.other', { level: pipsOf(game, level) })}</span>;
  return (
    <span class="bot-words">
      <b>{words.name}</b>
      <small>{words.line}</small>
    </span>
  );
}

/** Asks, says what was wrong, and closes when nothing was. */
function asking(line: Line, onClose: () => void): (wish: Wish) => void {
  const tell = (told: Reply): void => {
    if (told.ok) onClose();
    else toast(refusalWords(told.code, told));
  };
  return (wish) => void line.ask(wish).then(tell);
}

export function BotSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, onClose } = props;
  const levels = levelsFor(lobby.game);
  const level = useSignal(usualLevel(levels) ?? 'random');
  const [name = ''] = botNames(lobby);
  return (
    <Sheet title={t('bot.title')} onClose={onClose}>
      <Choice
        title={t('bot.which')}
        tall
        chosen={level.value}
        onChoose={(next) => (level.value = next)}
        choices={levels.map((each) => [
          each,
          <span key={each} class="bot-level">
            <Level game={lobby.game} bot={each} />
            <LevelWords game={lobby.game} level={each} />
          </span>,
        ])}
      />
      <Button
        kind="fox"
        size="big"
        icon="plus"
        onClick={() => asking(line, onClose)({ t: 'bot', name, level: level.value })}
      >
        {t('bot.add', { name })}
      </Button>
    </Sheet>
  );
}

interface PersonProps {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly isHost: boolean;
  readonly mine: number | null;
  readonly onClose: () => void;
}

export function ChairSheet(
  props: PersonProps & { readonly chair: number; readonly children?: ComponentChildren },
): JSX.Element | null {
  const { line, lobby, isHost, mine, onClose } = props;
  const chair = lobby.chairs.find((each) => each.chair === props.chair);
  if (chair === undefined) return null;
  const { name, face, tint } = badgeOf(chair);
  const ask = asking(line, onClose);
  const other = isHost && chair.chair !== mine;
  const sendAway = (who: number, called: string): void =>
    asking(line, () => {
      onClose();
      toast(t('people.kicked', { name: called }));
    })({ t: 'kick', chair: who });
  return (
    <Sheet title={name} onClose={onClose}>
      <div class="chair-who">
        <span class="chair-face" data-tint={tint}>
          <Face name={face} />
        </span>
        <p>
          {chair.chair === lobby.host && <b>{house('lobby.host')} </b>}
          {chair.chair === mine && house('lobby.you')}
          {chair.bot !== null && <LevelWords game={lobby.game} level={chair.bot} />}
          {chair.minded ? house('board.now') : !chair.present && house('lobby.away')}
        </p>
      </div>
      {props.children}
      {chair.chair === mine && <DressPicker line={line} lobby={lobby} chair={chair} />}
      {isHost &&
        chair.chair === mine &&
        lobby.phase !== 'playing' &&
        lobby.phase !== 'preparing' &&
        !chair.standing && (
          <Button icon="people" onClick={() => ask({ t: 'stand', on: true })}>
            {t('chair.stand')}
          </Button>
        )}
      {other && chair.bot === null && (
        <Sure icon="crown" text={t('chair.host')} onSure={() => ask({ t: 'host', chair: chair.chair })} />
      )}
      {other && chair.bot === null && lobby.phase === 'playing' && (chair.minded || !chair.present) && (
        <Button onClick={() => ask({ t: 'mind', chair: chair.chair, on: !chair.minded })}>
          {t(chair.minded ? 'chair.unmind' : 'chair.mind')}
        </Button>
      )}
      {other && chair.bot === null && !chair.present && lobby.phase !== 'playing' && (
        <Button size="small" icon="door" onClick={() => ask({ t: 'kick', chair: chair.chair, barred: false })}>
          {t('people.free')}
        </Button>
      )}
      {other && chair.bot === null && (
        <Sure icon="door" text={t('chair.kick')} onSure={() => sendAway(chair.chair, name)} />
      )}
      {other && chair.bot !== null && (
        <Button icon="door" onClick={() => ask({ t: 'kick', chair: chair.chair })}>
          {t('chair.kickBot')}
        </Button>
      )}
    </Sheet>
  );
}

export function PeopleSheet(props: PersonProps): JSX.Element {
  const { line, lobby, isHost, mine, onClose } = props;
  const chosen = useSignal<number | undefined>(undefined);
  const adding = useSignal(false);
  if (chosen.value !== undefined) {
    return <ChairSheet {...props} chair={chosen.value} onClose={() => (chosen.value = undefined)} />;
  }
  if (adding.value) return <BotSheet line={line} lobby={lobby} onClose={() => (adding.value = false)} />;
  return (
    <Sheet title={t('chair.list')} onClose={onClose}>
      <ul class="people">
        {lobby.chairs.map((chair) => {
          const { name, face, tint } = badgeOf(chair);
          return (
            <li key={chair.chair}>
              <button type="button" onClick={() => (chosen.value = chair.chair)}>
                <span class="chair-face is-small" data-tint={tint}>
                  <Face name={face} />
                </span>
                <b>{name}</b>
                <small>{noteOf(lobby, chair, mine)}</small>
                {chair.bot !== null && <Level game={lobby.game} bot={chair.bot} />}
              </button>
            </li>
          );
        })}
      </ul>
      {isHost && !isFull(lobby) && lobby.phase !== 'playing' && (
        <Button icon="plus" onClick={() => (adding.value = true)}>
          {t('bot.title')}
        </Button>
      )}
      {isHost && <FreeAway line={line} lobby={lobby} mine={mine} />}
      {isHost && <Barred line={line} lobby={lobby} />}
    </Sheet>
  );
}

function noteOf(lobby: Lobby, { chair, minded, present }: LobbyChair, mine: number | null): string {
  if (minded) return house('board.now');
  if (chair === mine) return house('lobby.you');
  if (chair === lobby.host) return house('lobby.host');
  return present ? '' : house('lobby.away');
}

/** The chairs of those who are not here, between two matches: whoever comes back may sit down again. */
function FreeAway(props: Pick<PersonProps, 'line' | 'lobby' | 'mine'>): JSX.Element | null {
  const { line, lobby, mine } = props;
  const away = lobby.chairs.filter(({ bot, present, chair }) => bot === null && !present && chair !== mine);
  if (away.length === 0 || lobby.phase === 'playing' || lobby.phase === 'preparing') return null;
  const free = (): void => {
    for (const { chair } of away) asking(line, () => {})({ t: 'kick', chair, barred: false });
  };
  return <Sure icon="door" text={t('people.freeAway', { away: away.length })} onSure={free} />;
}

/** Whom the host has sent away, and may let in again. */
function Barred({ line, lobby }: Pick<PersonProps, 'line' | 'lobby'>): JSX.Element | null {
  if (lobby.barred.length === 0) return null;
  return (
    <>
      <h3>{t('people.barred')}</h3>
      {lobby.barred.map(({ chair, name }) => (
        <Button key={chair} size="small" icon="again" onClick={() => asking(line, () => {})({ t: 'let-in', chair })}>
          {t('people.letIn', { name })}
        </Button>
      ))}
    </>
  );
}
