import type { JSX } from 'preact';
import { manifestOf } from '../../../games/shelf.ts';
import type { Lobby, LobbyChair } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { usePart } from '../../shell/part.ts';
import { toast } from '../../shell/toast.tsx';
import { refusalWords } from '../refusal-words.ts';
import { t } from './words/index.ts';
import './dress.css';

/** What one wears in a game that has something to choose from. What somebody else has is not to be had. */
export function DressPicker(props: {
  readonly line: Pick<Line, 'ask'>;
  readonly lobby: Lobby;
  readonly chair: LobbyChair;
}): JSX.Element | null {
  const { line, lobby, chair } = props;
  const dress = usePart(manifestOf(lobby.game)?.dress)?.dress;
  if (dress === undefined || lobby.phase === 'playing' || lobby.phase === 'preparing') return null;
  const { names, nameOf, Picture } = dress;
  const wear = async (name: string): Promise<void> => {
    const told = await line.ask({ t: 'dress', dress: name });
    if (told.ok || told.code === 'nothing-to-do') return;
    toast(refusalWords(told.code, told));
  };
  return (
    <section class="dress" aria-label={t('dress.title')}>
      <h3>{t('dress.title')}</h3>
      <ul>
        {names.map((name) => {
          const other = lobby.chairs.find((each) => each.dress === name && each.chair !== chair.chair);
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={chair.dress === name}
                disabled={other !== undefined}
                aria-label={other && t('dress.taken', { dress: nameOf(name), name: other.name })}
                onClick={() => void wear(name)}
              >
                <Picture name={name} />
                <span>{other?.name ?? nameOf(name)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
