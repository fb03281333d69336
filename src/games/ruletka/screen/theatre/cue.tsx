import type { VNode } from 'preact';
import { GunCardView } from '../art/figures.tsx';
import { ActionCardView } from '../cards/action-card.tsx';
import type { Props } from '../players.ts';
import { sceneSentence } from '../sentence.ts';
import { isCue, type Scene } from './scenes.ts';
import './cue.css';

/** A card on the table for a moment, over whatever is there: an action card, or a pocket turned out. */
export function Cue({ scene, ...props }: Props & { readonly scene: Scene | undefined }): VNode | null {
  if (scene === undefined || !isCue(scene)) return null;
  return (
    <div class="rl-cue" data-card={scene.kind === 'pocket' ? scene.card : undefined} aria-hidden="true">
      {scene.kind === 'played' && <ActionCardView card={scene.move.card} />}
      {scene.kind === 'pocket' && <GunCardView face={scene.card} />}
      <p>{sceneSentence(props, scene)}</p>
    </div>
  );
}
