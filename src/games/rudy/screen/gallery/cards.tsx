import type { VNode } from 'preact';
import { KINDS } from '../../rules/index.ts';
import { Card } from '../card/card.tsx';
import { cardText } from '../../words/say.ts';

/** All 24 kinds and the fox with its four questions. */
export function Cards(): VNode {
  const foxes = ['species', 'most', 'single', 'cats'] as const;
  return (
    <div class="rudy sheet-of-cards">
      {KINDS.map(({ name }) => (
        <figure key={name}>
          <Card card={name} fox="species" pile={false} />
          <figcaption>{cardText(name, 'species')}</figcaption>
        </figure>
      ))}
      {foxes.map((fox) => (
        <figure key={fox}>
          <Card card="fox" fox={fox} pile={false} />
          <figcaption>{cardText('fox', fox)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
