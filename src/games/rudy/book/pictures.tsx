import type { ComponentChildren, JSX } from 'preact';
import { SPECIES, type FoxQuestion } from '../rules/index.ts';
import { Allowance } from '../screen/betting/solo.tsx';
import { Card } from '../screen/card/card.tsx';
import { Sheet } from '../screen/review/sheet.tsx';
import type { Frame } from '../screen/review/replay.ts';
import { t } from './words/index.ts';
import type { Pictures } from '../../../client/rulebook/book.ts';
import '../screen/tokens.css';
import './pictures.css';

/** Cards side by side on the table. */
function Row({
  cards,
  fox = 'species',
}: {
  readonly cards: readonly string[];
  readonly fox?: FoxQuestion;
}): JSX.Element {
  return (
    <div class="rudy rules-row">
      {cards.map((card) => (
        <Card key={card} card={card} fox={fox} pile={false} />
      ))}
    </div>
  );
}

/** What is written, what it should have been, and what it brings. */
function Sum(props: {
  readonly written: ComponentChildren;
  readonly points: string;
  readonly over?: boolean;
}): JSX.Element {
  const { written, points, over = false } = props;
  return (
    <li class={over ? 'is-over' : ''}>
      <span class="rules-number">{written}</span>
      <span>{points}</span>
    </li>
  );
}

/** The three cards of the example: 3 bears and 2 cats have been seen. */
const EXAMPLE = ['bear', 'bear+rabbit+cat', 'bear+cat'] as const;
const SEEN: Readonly<Record<string, number>> = { bear: 3, rabbit: 1, cat: 2 };
const FRAME: Frame = {
  card: 'bear+cat',
  answer: 5,
  seen: SPECIES.map((species) => SEEN[species] ?? 0),
  fresh: ['bear', 'cat'],
  terms: [],
  rows: [],
};

function Answer(): JSX.Element {
  return (
    <div class="rudy rules-answer">
      <Row cards={EXAMPLE} />
      <Sheet frame={FRAME} turn={2} />
      <p>{t('rules.rudy.answer')}</p>
    </div>
  );
}

function Points(): JSX.Element {
  return (
    <ul class="rudy rules-sums" aria-label={t('rules.rudy.answerIs5')}>
      <Sum written="5" points={t('rules.rudy.points', { points: 5 })} />
      <Sum written="3" points={t('rules.rudy.points', { points: 3 })} />
      <Sum written={<s>6</s>} points={t('rules.rudy.points', { points: 0 })} over />
    </ul>
  );
}

function Circle(): JSX.Element {
  return (
    <ul class="rudy rules-sums" aria-label={t('rules.rudy.answerIs5')}>
      <Sum written={<em>5</em>} points={t('rules.rudy.points', { points: 10 })} />
      <Sum written={<em>4</em>} points={t('rules.rudy.points', { points: 0 })} over />
    </ul>
  );
}

const LANDSCAPES = ['hen+pig', 'bear+rabbit', 'giraffe+zebra+cat', 'dolphin+octopus'] as const;

export const pictures: Pictures = {
  landscapes: () => <Row cards={LANDSCAPES} />,
  answer: Answer,
  circle: Circle,
  fox: () => <Row cards={['fox']} />,
  points: Points,
  solo: () => (
    <div class="rudy rules-solo">
      <Allowance left={3} />
    </div>
  ),
};
