import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Backdrop } from '../art/backdrop.tsx';
import type { Props } from '../players.ts';
import { chime } from '../sound.ts';
import { t } from '../../words/say.ts';
import { Lanes } from './lanes.tsx';
import { lanesOf } from './standing.ts';
import './points.css';

/** Phase six: who has run how far. */
export function Points({ made, ...props }: Props & { readonly made: readonly number[] }): VNode {
  useEffect(() => chime('score'), []);
  return (
    <div class="rl-points">
      <Backdrop poster="points" />
      <h2>{t('ruletka.run')}</h2>
      <p class="goal">{t('ruletka.finish', { target: props.view.options.target })}</p>
      <Lanes {...props} lanes={lanesOf(props, made)} medals />
    </div>
  );
}
