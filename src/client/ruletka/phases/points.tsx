import type { VNode } from 'preact';
import { Backdrop } from '../art/backdrop.tsx';
import type { Props } from '../players.ts';
import { t } from '../words/say.ts';
import { Lanes } from './lanes.tsx';
import { lanesOf } from './standing.ts';
import './points.css';

/** Phase six: who has run how far. */
export function Points({ made, ...props }: Props & { readonly made: readonly number[] }): VNode {
  return (
    <div class="rl-points">
      <Backdrop poster="points" />
      <h2>{t('ruletka.run')}</h2>
      <p class="goal">{t('ruletka.finish', { target: props.view.options.target })}</p>
      <Lanes {...props} lanes={lanesOf(props, made)} medals />
    </div>
  );
}
