import type { ComponentChildren, VNode } from 'preact';
import { nameOf } from '../../../../client/board/players.ts';
import { round } from '../art/ink.ts';
import { isAsked, wanted, whyNot } from '../hand/choice.ts';
import type { Handle } from '../hand/use-choice.ts';
import type { Props } from '../players.ts';
import { t } from '../../words/say.ts';
import type { Place } from './positions.ts';

interface NameableProps extends Props {
  readonly hand: Handle;
  readonly who: number;
  readonly class: string;
  readonly place?: Place;
  readonly scale?: number;
  readonly children: ComponentChildren;
}

/** A player who can be tapped while somebody is wanted; otherwise only shown. */
export function Nameable({ hand, who, place, scale, children, ...props }: NameableProps): VNode {
  const { view, seat } = props;
  const put = (element: HTMLElement | null): void => {
    if (element === null || place === undefined) return;
    element.style.setProperty('--x', `${round(place.x)}px`);
    element.style.setProperty('--y', `${round(place.y)}px`);
    element.style.setProperty('--k', `${scale ?? 1}`);
  };
  const naming = seat !== undefined && isAsked(view, seat) && wanted(view, seat, hand.choice) > 0;
  if (!naming || (who === seat && hand.choice.card === undefined)) {
    return (
      <div class={props.class} ref={put}>
        {children}
      </div>
    );
  }
  const name = nameOf(props, who);
  return (
    <button
      type="button"
      class={props.class}
      ref={put}
      aria-pressed={hand.choice.picks.includes(who)}
      aria-disabled={!hand.choice.picks.includes(who) && whyNot(view, seat, hand.choice, who) !== undefined}
      onClick={() => hand.tap(who)}
    >
      <span class="spoken">{t(hand.choice.card === undefined ? 'ruletka.point' : 'ruletka.target', { name })}.</span>
      {children}
    </button>
  );
}
