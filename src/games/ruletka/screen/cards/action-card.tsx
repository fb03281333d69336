import type { VNode } from 'preact';
import { RULES, type ActionCard } from '../../rules/index.ts';
import pictures from '../art/actions.svg?url';
import { Sign, WINDOW_SIGNS } from '../art/signs.tsx';
import { cardName, effectOf } from '../../words/say.ts';
import './action-card.css';

/** An action card; sized by the font around it, ten by fourteen. */
export function ActionCardView({ card }: { readonly card: ActionCard }): VNode {
  const { windows, skull } = RULES[card];
  const first = windows[0] ?? 'shot';
  return (
    <span class="rl-ac" data-window={first}>
      <b>
        <span>{cardName(card)}</span>
      </b>
      <img class="art" src={`${pictures}#${card}`} alt="" />
      <span class="signs">
        {windows.map((phase) => (
          <i key={phase}>
            <Sign name={WINDOW_SIGNS[phase] ?? 'gun'} />
          </i>
        ))}
        {skull && (
          <i class="skull">
            <Sign name="skull" />
          </i>
        )}
      </span>
      <span class="effect">{effectOf(card)}</span>
    </span>
  );
}
