import type { VNode } from 'preact';
import type { Face } from '../../rules/index.ts';
import { Die, Faces } from '../art/die.tsx';
import { Card } from '../card/card.tsx';
import type { Props } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { faceName } from '../../words/say.ts';
import './effect.css';

interface RolledProps {
  readonly props: Props;
  readonly roll: { readonly face: Face; readonly seat: number };
  readonly strip?: boolean;
}

/** The die in the moonlight, beside the card it was rolled for. */
export function Rolled({ props, roll, strip = true }: RolledProps): VNode {
  const { view } = props;
  const card = view.hordeTop;
  return (
    <div class="m-rolled" data-place="horde">
      <div class="scene">
        {card !== null && (
          <span class="for">
            <Card card={card} sweet={isSweet(view, card)} />
          </span>
        )}
        <Die face={roll.face} rolls />
        <b class="m-face-name">{faceName(roll.face)}</b>
      </div>
      {strip && <Faces face={roll.face} />}
    </div>
  );
}
