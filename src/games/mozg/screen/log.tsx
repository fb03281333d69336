import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Kept } from '../../../client/board/telling.ts';
import { t as board } from '../../../client/board/words.ts';
import { Sign } from './art/art.tsx';
import type { Told } from './story.ts';
import { t } from '../words/say.ts';
import './log.css';

/** What this screen has heard so far, the newest first. */
export const Heard = createContext<readonly Kept<Told>[]>([]);

/** What just happened, for a few seconds. */
export const News = createContext<string | undefined>(undefined);

/** What happened, for those who have the room to read it. */
export function Log(): VNode {
  const lines = useContext(Heard);
  return (
    <section class="m-log" aria-label={board('board.log')}>
      <h2>{board('board.log')}</h2>
      {lines.length === 0 && <p>{t('mozg.log.none')}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <i aria-hidden="true">{mark(line)}</i>
            {line.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function mark({ card, die }: Told): VNode {
  if (card !== undefined) return <b>{card}</b>;
  return <Sign name={die === true ? 'marshmallow' : 'tomb'} size={22} />;
}
