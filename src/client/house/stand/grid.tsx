import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { badgeOf } from '../../shell/badge.ts';
import { Face } from '../../shell/face.tsx';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { language } from '../../words/language.ts';
import type { PersonHere, State } from './people-here.ts';
import { t } from './words/index.ts';

const MARKS: Readonly<Record<State, IconName | undefined>> = {
  awaited: undefined,
  absent: 'away',
  minded: 'gear',
  away: 'away',
  answered: 'check',
  next: 'clock',
  here: 'check',
  out: 'close',
};

/** Above this many, faces make room for names. */
const CROWD = 60;

/** Everybody, by name and face: who is waited for first. A tap opens what can be done about them. */
export function Grid(props: {
  readonly people: readonly PersonHere[];
  readonly onOpen: (chair: number) => void;
}): JSX.Element {
  const { people, onOpen } = props;
  if (people.length === 0) return <p class="stand-nobody">{t('stand.nobody')}</p>;
  return (
    <ul class={`stand-grid ${people.length > CROWD ? 'is-crowd' : ''}`}>
      {people.map(({ chair, state }) => (
        <Tile
          key={chair.chair}
          chair={chair.chair}
          name={chair.name}
          face={chair.face}
          bot={chair.bot}
          wishes={chair.wishes}
          state={state}
          crowd={people.length > CROWD}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

interface TileProps {
  readonly chair: number;
  readonly name: string;
  readonly face: string | null;
  readonly bot: string | null;
  readonly wishes: boolean;
  readonly state: State;
  readonly crowd: boolean;
  readonly onOpen: (chair: number) => void;
}

/** Drawn again only when something of it changes: there may be hundreds, of which few do. */
function Tile({ chair, name, face, bot, wishes, state, crowd, onOpen }: TileProps): JSX.Element {
  return useMemo(() => {
    const badge = badgeOf({ chair, name, face, bot });
    const mark = MARKS[state];
    return (
      <li>
        <button type="button" class="stand-tile" data-state={state} onClick={() => onOpen(chair)}>
          {!crowd && (
            <span class="stand-face" data-tint={badge.tint}>
              <Face name={badge.face} />
            </span>
          )}
          <span class="stand-name">
            <b>{name}</b>
            <small>{t(`state.${state}`)}</small>
          </span>
          {wishes && (
            <em class="stand-wish" role="img" aria-label={t('stand.wishes')}>
              <Icon name="talk" size={16} />
            </em>
          )}
          <span class="stand-mark">{mark === undefined ? <Pen /> : <Icon name={mark} size={18} />}</span>
        </button>
      </li>
    );
  }, [chair, name, face, bot, wishes, state, crowd, language.value]);
}

function Pen(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M4 20l1.2-5L16 4.200l3.800 3.800L9 18.800z" fill="currentColor" />
    </svg>
  );
}
