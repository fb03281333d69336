import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { Sign } from './art/art.tsx';
import type { Told } from './story.ts';
import { t } from '../words/say.ts';
import './log.css';

export interface Line extends Told {
  readonly key: number;
}

/** What this screen has heard so far, the newest first. */
export const Heard = createContext<readonly Line[]>([]);

/** What just happened, for a few seconds. */
export const News = createContext<string | undefined>(undefined);

/** What happened, for those who have the room to read it. */
export function Log(): VNode {
  const lines = useContext(Heard);
  return (
    <section class="m-log" aria-label={t('mozg.log')}>
      <h2>{t('mozg.log')}</h2>
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
