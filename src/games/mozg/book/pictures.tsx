import type { ComponentChildren, JSX } from 'preact';
import type { Card as Value } from '../rules/index.ts';
import { Faces } from '../screen/art/die.tsx';
import { Sign } from '../screen/art/art.tsx';
import { Back, Card } from '../screen/card/card.tsx';
import { cardText } from '../words/say.ts';
import type { Pictures } from '../../../client/rulebook/book.ts';
import '../screen/tokens.css';
import './pictures.css';

const SWEET: ReadonlySet<Value> = new Set([1, 2, 18, 19]);

function One({ card, low = false }: { readonly card: Value | undefined; readonly low?: boolean }): JSX.Element {
  if (card === undefined) {
    return (
      <span class="rules-card">
        <Back />
      </span>
    );
  }
  const sweet = SWEET.has(card);
  return (
    <span class={low ? 'rules-card is-low' : 'rules-card'} role="img" aria-label={cardText(card, sweet)}>
      <Card card={card} sweet={sweet} named />
    </span>
  );
}

function Row({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <div class="mozg rules-cards">{children}</div>;
}

const arrow = (
  <span class="rules-arrow" aria-hidden="true">
    →
  </span>
);
const tomb = (
  <span class="rules-sign">
    <Sign name="tomb" size={64} />
  </span>
);
const brain = (
  <span class="rules-sign">
    <Sign name="brain" size={56} />
  </span>
);

const row = (...cards: (Value | undefined)[]): JSX.Element => (
  <Row>
    {cards.map((card, i) => (
      <One key={i} card={card} />
    ))}
  </Row>
);

export const pictures: Pictures = {
  specials: () => row(0, 8, 11, 1),
  draft: () => (
    <Row>
      <One card={9} />
      <One card={9} />
      <One card={18} low />
      {arrow}
      {tomb}
    </Row>
  ),
  horde: () => (
    <Row>
      <One card={4} />
      {arrow}
      <One card={6} />
      {arrow}
      <One card={13} />
    </Row>
  ),
  copies: () => (
    <Row>
      <One card={9} />
      <One card={9} low />
      {arrow}
      {tomb}
    </Row>
  ),
  pass: () => (
    <Row>
      {brain}
      {arrow}
      <One card={undefined} />
      <One card={undefined} />
    </Row>
  ),
  refill: () => (
    <Row>
      {tomb}
      {arrow}
      <One card={5} />
      <One card={12} />
      <One card={16} />
    </Row>
  ),
  'special-rules': () => row(0, 8, 11),
  die: () => (
    <div class="mozg">
      <Faces face="brain" />
    </div>
  ),
  settlement: () => (
    <Row>
      <One card={7} />
      <One card={14} />
      {arrow}
      {brain}
      {brain}
    </Row>
  ),
};
