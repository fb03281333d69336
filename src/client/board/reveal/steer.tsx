import type { VNode } from 'preact';
import { useKeys } from '../../shell/keys.ts';
import { Rich } from '../../shell/rich.tsx';
import type { Wish } from '../../line/line.ts';
import { pacingOf, type Revealed } from './revealed.ts';
import { t } from './words/index.ts';
import './steer.css';

interface SteerProps {
  readonly reveal: Revealed;
  /** The classes of a board's buttons: the one that matters, and the others. */
  readonly look: { readonly main: string; readonly other: string };
}

/**
 * What whoever leads can do about an end that is revealed to all, and what the others see of it. A TV has neither. Only the host takes
 * all of them to the end: whoever leads while the host is away can go on alone.
 */
export function Steer({ reveal, look }: SteerProps): VNode {
  const { moment, last, held, line } = reveal;
  const { leads, free, host } = pacingOf(reveal);
  const ask = (wish: Wish): void => void line.ask(wish);
  const next = (): void => ask({ t: 'reveal', moment: moment + 1 });
  const hold = (): void => ask({ t: 'reveal', moment, held: !held });
  useKeys((event) => {
    if (!leads) return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowRight') next();
    else if (event.key === ' ' && !onButton) hold();
    else return;
    event.preventDefault();
  });
  const letGo = (
    <button type="button" class={look.other} onClick={() => ask({ t: 'let-go' })}>
      {t('reveal.alone')}
    </button>
  );
  if (!leads) {
    return (
      <div class="b-steer">
        <p>
          <Rich text={host === '' ? t('reveal.by-itself') : t(held ? 'reveal.held' : 'reveal.together', { host })} />
        </p>
        {free && letGo}
      </div>
    );
  }
  const step = moment === 0 ? 'reveal.begin' : moment === last ? 'reveal.result' : 'reveal.next';
  return (
    <div class="b-steer leads">
      <button type="button" class={look.other} aria-pressed={held} onClick={hold}>
        {t(held ? 'reveal.on' : 'reveal.hold')}
      </button>
      <button type="button" class={`${look.main} b-next`} onClick={next}>
        {t(step)}
      </button>
      {free ? (
        letGo
      ) : (
        <button type="button" class={look.other} onClick={() => ask({ t: 'reveal', moment: last + 1 })}>
          {t('reveal.end')}
        </button>
      )}
    </div>
  );
}
