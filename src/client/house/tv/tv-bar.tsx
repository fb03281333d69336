import type { ComponentChildren, JSX } from 'preact';
import { TvSwitches, type TvActs } from './tv-switches.tsx';

/** The near edge of the table: what happens now, and the switches. They lie over nothing. */
export function TvBar({ children, ...acts }: TvActs & { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="tv-bar">
      <p class="tv-now" role="status">
        {children}
      </p>
      <TvSwitches {...acts} />
    </div>
  );
}
