import type { VNode } from 'preact';
import { list } from '../../../../client/words/list.ts';
import { deckOf, MOUSE, SPIDER, type Card as Value } from '../../rules/index.ts';
import { Back, Card } from '../card/card.tsx';
import type { Props } from '../players.ts';
import { cardText, t } from '../../words/say.ts';
import type { Look } from '../zoom.tsx';
import './horde.css';

export function isSweet(view: Props['view'], card: Value): boolean {
  return ((deckOf(view.options).sweet >> card) & 1) === 1;
}

interface HordeProps {
  readonly view: Props['view'];
  readonly named?: boolean;
  /** What a tap on it does: looking closely. */
  readonly onLook?: Look | undefined;
}

/** The pile in the moonlight: its top card, and that there are more below. */
export function Horde({ view, named = false, onLook }: HordeProps): VNode {
  const { hordeTop: top, horde } = view;
  const count = horde.length;
  if (top === null) {
    return (
      <div class="m-horde empty" data-place="horde" data-drop="horde">
        <p>{t('mozg.horde.empty')}</p>
      </div>
    );
  }
  const inside = (
    <>
      {[1, 2, 3].map((i) => count > i && <i key={i} data-leaf={i} />)}
      <span class="top" key={`${count}-${top}`}>
        <Card card={top} sweet={isSweet(view, top)} named={named} />
      </span>
      <span class="pill">{t(named ? 'mozg.horde.cards' : 'mozg.horde', { count })}</span>
      {top === SPIDER && <span class="thread">{t('mozg.horde.lower')}</span>}
    </>
  );
  const label = t('mozg.horde.label', { card: cardText(top, isSweet(view, top)), count });
  if (onLook === undefined) {
    return (
      <div class="m-horde" data-place="horde" role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class="m-horde" data-place="horde" data-drop="horde" onClick={() => onLook(top)}>
      <span class="spoken">{label}</span>
      {inside}
    </button>
  );
}

/** A pile of backs with its number. */
export function Pile({ of, count }: { readonly of: 'reserve' | 'discard'; readonly count: number }): VNode {
  return (
    <div class={`m-pile ${of}`} data-place={of}>
      <span class="spoken">{t(`mozg.${of}.label`, { count })}</span>
      <span class="backs" aria-hidden="true">
        {count > 1 && of === 'discard' && <Back />}
        {count > 0 ? <Back /> : <i />}
      </span>
      <span class="name" aria-hidden="true">
        {t(`mozg.${of}`)} <b>{count}</b>
      </span>
    </div>
  );
}

/** What Mysz set aside, with a Mysz on top: nothing until the first one, as on any table. */
export function Aside({ view, onLook }: Omit<HordeProps, 'named'>): VNode | null {
  const { aside } = view;
  const count = aside.length;
  if (count === 0) return null;
  const label = t('mozg.aside.label', { count, cards: list(aside.map(String)) });
  const inside = (
    <>
      <span class="backs" aria-hidden="true">
        {count > 1 && <Back />}
        <Card card={MOUSE} sweet={false} />
      </span>
      <span class="name" aria-hidden="true">
        {t('mozg.aside')} <b>{count}</b>
      </span>
    </>
  );
  if (onLook === undefined) {
    return (
      <div class="m-pile aside" data-place="aside" role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class="m-pile aside" data-place="aside" onClick={() => onLook('aside')}>
      <span class="spoken">{label}</span>
      {inside}
    </button>
  );
}

export function Centre(props: HordeProps): VNode {
  const { view, onLook } = props;
  return (
    <div class="m-centre">
      <Pile of="reserve" count={view.reserve} />
      <Horde {...props} />
      <div class="m-out">
        <Pile of="discard" count={view.discard.length} />
        <Aside view={view} onLook={onLook} />
      </div>
    </div>
  );
}
