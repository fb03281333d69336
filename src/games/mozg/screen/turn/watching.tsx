import type { VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { Heard } from '../log.tsx';
import { Panel } from '../panel.tsx';
import type { Props } from '../players.ts';
import { Screen } from '../screen.tsx';
import { t } from '../../words/say.ts';
import type { Look } from '../zoom.tsx';
import { Others, waitingFor } from './waiting.tsx';
import './watching.css';

/** For one who only looks: everybody's stone, and what happens told below the grass. */
export function Watching({
  props,
  onLook,
  now,
}: {
  readonly props: Props;
  readonly onLook: Look;
  readonly now: string;
}): VNode {
  const lines = useContext(Heard);
  return (
    <Screen
      props={props}
      look="watch"
      now={now}
      above={<Others props={props} onLook={onLook} />}
      hand={
        <div class="m-watching">
          <p class="note">{t('mozg.watching')}</p>
          <ol>
            {lines.slice(0, 4).map((line) => (
              <li key={line.key}>{line.text}</li>
            ))}
          </ol>
        </div>
      }
      panel={<Panel say={waitingFor(props)} />}
    />
  );
}
