import type { VNode } from 'preact';
import { t } from '../../words/say.ts';
import type { Now } from './now.ts';
import './bets.css';

const BETS = [0, 1, 2, 3, 4, 5] as const;

/** Six numbers to bet; there is no six among them. */
export function Bets({ hand }: Now): VNode {
  const { choice } = hand;
  return (
    <div class="rl-bets" role="group" aria-label={t('ruletka.step.3')}>
      {BETS.map((bet) => (
        <button
          key={bet}
          type="button"
          aria-pressed={choice.bet === bet}
          onClick={() => hand.choose({ ...choice, bet })}
        >
          <b aria-hidden="true">{bet}</b>
          <small aria-hidden="true">{t('ruletka.points.short', { points: bet + 1 })}</small>
          <span class="spoken">{t('ruletka.betting.label', { bet, points: bet + 1 })}</span>
        </button>
      ))}
    </div>
  );
}
