import type { VNode } from 'preact';
import { Clock } from '../../../client/board/clock.tsx';
import { Rich } from '../../../client/shell/rich.tsx';
import type { Props } from './players.ts';
import { t } from '../words/say.ts';
import './strip.css';

/** The top of the screen; its right end is the house's. */
export function Strip(props: Pick<Props, 'view' | 'deadline'> & { readonly now: string }): VNode {
  const { view, deadline, now } = props;
  return (
    <header class="m-strip">
      <h1>{t('mozg.name')}</h1>
      <p>
        <Rich text={t('mozg.strip', { round: view.round, now })} />
      </p>
      {deadline !== undefined && view.options.time !== undefined && (
        <Clock class="m-clock" deadline={deadline} whole={view.options.time} />
      )}
    </header>
  );
}
