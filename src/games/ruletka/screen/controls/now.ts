import type { Handle } from '../hand/use-choice.ts';
import type { Gun } from '../hand/use-gun.ts';
import type { Props } from '../players.ts';
import type { Line } from '../story/use-story.ts';
import type { Theatre } from '../theatre/use-theatre.ts';

/** Everything the lower half of the screen speaks about. */
export interface Now extends Props {
  readonly hand: Handle;
  readonly gun: Gun;
  readonly theatre: Theatre;
  readonly story: readonly Line[];
  /** Whether one's own secrets lie open. */
  readonly secrets: boolean;
  readonly openSecrets: (on: boolean) => void;
  readonly openHand: () => void;
}
