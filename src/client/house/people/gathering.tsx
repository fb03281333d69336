import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import { TEMPO } from '../../../table/tempo.ts';
import type { Line, Wish } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { forget } from '../../shell/memory.ts';
import { go } from '../../shell/route.ts';
import { toast } from '../../shell/toast.tsx';
import { refusalWords } from '../refusal-words.ts';
import { useSecondsLeft } from './seconds-left.ts';
import { t } from './words/index.ts';
import './people.css';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
}

/** At a table that is open to the house: who came, what happens in how many seconds, and the ways out. */
export function Gathering({ line, lobby }: Props): JSX.Element {
  const left = useSecondsLeft(lobby);
  const mine = line.me.value?.chair ?? null;
  const me = lobby.chairs.find(({ chair }) => chair === mine);
  const ask = async (wish: Wish, then?: () => void): Promise<void> => {
    const told = await line.ask(wish);
    if (told.ok) then?.();
    else toast(refusalWords(told.code, told));
  };
  const leave = (): void => {
    forget(`table.${lobby.code}`);
    go({ page: 'home' });
  };
  return (
    <section class="gathering" aria-label={t('people.title')}>
      {left !== undefined && (
        <>
          <h2>{t('people.starts', { seconds: left })}</h2>
          <div class="gathering-time" aria-hidden="true">
            <i style={{ transform: `scaleX(${Math.min(1, (left * 1000) / TEMPO.gathering)})` }} />
          </div>
        </>
      )}
      <p aria-live="polite">{whoCame(lobby)}</p>
      {me !== undefined && (
        <div class="gathering-buttons">
          <Button onClick={() => void ask({ t: 'leave' }, leave)}>{t('people.cancel')}</Button>
          {lobby.phase === 'ended' && me.rematch !== true && me.seat !== null ? (
            <Button kind="fox" onClick={() => void ask({ t: 'rematch', in: true })}>
              {t('people.again')}
            </Button>
          ) : (
            mine === lobby.host && (
              <Button kind="fox" onClick={() => void ask({ t: 'start' })}>
                {t('people.now')}
              </Button>
            )
          )}
        </div>
      )}
    </section>
  );
}

function whoCame({ chairs, starting, phase }: Lobby): string {
  const people = chairs.filter(({ bot, present, rematch }) => bot === null && present && rematch !== false).length;
  if (!starting && phase === 'ended') return t('people.rest');
  return people < 2 ? t('people.alone') : t('people.here', { people });
}
