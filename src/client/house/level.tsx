import type { JSX } from 'preact';
import { t } from './words/index.ts';
import './level.css';

const PIPS = 5;

/** How strong a bot is, in five pips. */
export function Level({ level }: { readonly level: number }): JSX.Element {
  return (
    <span class="level" role="img" aria-label={t('lobby.level', { level })}>
      {Array.from({ length: PIPS }, (_, i) => (
        <i key={i} class={i < level ? 'is-on' : ''} />
      ))}
    </span>
  );
}
