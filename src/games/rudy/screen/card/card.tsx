import type { VNode } from 'preact';
import type { FoxQuestion } from '../../rules/index.ts';
import { Badge } from '../art/badge.tsx';
import { Scene, settingOf } from '../art/scene.tsx';
import { cardText, foxBubble } from '../../words/say.ts';
import './card.css';

interface Props {
  readonly card: string;
  readonly fox: FoxQuestion;
  /** On the pile, or alone. */
  readonly pile: boolean;
}

/** A card face up. Give it the turn as its key: each card turns over anew and the one before is gone at once. */
export function Card({ card, fox, pile }: Props): VNode {
  const night = settingOf(card) === 'night';
  return (
    <div class={pile ? 'r-card pile' : 'r-card'} role="img" aria-label={cardText(card, fox)}>
      <div class="leaf">
        <div class="front">
          <Scene card={card} />
          {night && <Bubble fox={fox} />}
        </div>
        <div class="back">
          <Badge of="fox" />
        </div>
      </div>
    </div>
  );
}

function Bubble({ fox }: { readonly fox: FoxQuestion }): VNode {
  const { question, aside } = foxBubble(fox);
  return (
    <p class="says">
      {question}
      <small>{aside}</small>
    </p>
  );
}
