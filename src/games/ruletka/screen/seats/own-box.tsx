import type { VNode } from 'preact';
import type { Handle } from '../hand/use-choice.ts';
import type { Props } from '../players.ts';
import { Nameable } from './nameable.tsx';
import { OwnRow } from './own-row.tsx';

/** One's own team beside the cards, where there is room for it. */
export function OwnBox({ hand, ...props }: Props & { readonly hand: Handle }): VNode {
  const { seat = 0 } = props;
  return (
    <Nameable {...props} hand={hand} who={seat} class="rl-ownbox">
      <OwnRow {...props} on={hand.choice.picks.includes(seat)} />
    </Nameable>
  );
}
