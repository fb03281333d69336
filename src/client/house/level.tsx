import type { JSX } from 'preact';
import { levelsFor, pipsOf } from './offer.ts';
import { t } from './words/index.ts';
import './level.css';

/** How strong a bot is among those of its game, in pips. Where there is one kind only, there is nothing to compare. */
export function Level({ game, bot }: { readonly game: string; readonly bot: string }): JSX.Element | null {
  const most = levelsFor(game).length;
  if (most < 2) return null;
  const level = pipsOf(game, bot);
  return (
    <span class="level" role="img" aria-label={t('lobby.level', { level, most })}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} class={i < level ? 'is-on' : ''} />
      ))}
    </span>
  );
}
