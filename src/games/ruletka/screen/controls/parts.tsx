import type { VNode } from 'preact';
import { Svg } from '../art/svg.tsx';
import { group } from '../art/ink.ts';
import { CARD_BACK } from '../art/things.ts';
import { SecretsButton } from '../hand/secrets.tsx';
import { Latest as Lines } from '../story/latest.tsx';
import { t } from '../../words/say.ts';
import { Button } from './button.tsx';
import { HandRow } from './hand-row.tsx';
import type { Now } from './now.ts';

/** One's own secrets, once there are any. */
export function Thumb({ view, secrets, openSecrets }: Now): VNode | null {
  if (view.pocket === undefined || view.pocket === null) return null;
  return <SecretsButton held={secrets} hold={openSecrets} />;
}

const BACKS =
  group('translate(2,4) rotate(-14 9 12) scale(.17)', CARD_BACK) +
  group('translate(14,3) rotate(12 9 12) scale(.17)', CARD_BACK);

/** How many action cards one holds; opens them. */
export function HandButton({ view, openHand }: Now): VNode {
  const count = view.hand?.length ?? 0;
  return (
    <Button kind="plain" name="cards" label={t('ruletka.hand.count', { count })} onClick={openHand}>
      <Svg box="0 0 34 30" width={34} height={30} drawn={BACKS} />
      {count}
    </Button>
  );
}

const LATEST = 3;

/** The cards one holds; without any, what happened last. */
export function HandOrStory(now: Now): VNode {
  const cards = now.view.hand?.length ?? 0;
  return <div class="top">{cards > 0 ? <HandRow {...now} /> : <Latest {...now} />}</div>;
}

export function Latest({ story, dress }: Now): VNode {
  return (
    <ul class="rl-latest" aria-hidden="true">
      <Lines story={story} most={LATEST} dress={dress} />
    </ul>
  );
}
