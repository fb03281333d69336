import type { VNode } from 'preact';
import { GUN_SIZE } from '../../rules/index.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Bust, GunCardView } from '../art/figures.tsx';
import { INK, disc, path } from '../art/ink.ts';
import { Svg } from '../art/svg.tsx';
import { pocket, POCKET_BOX, POCKET_FULL, POCKET_SLOT } from '../art/things.ts';
import type { Handle } from '../hand/use-choice.ts';
import type { Gun } from '../hand/use-gun.ts';
import type { Props } from '../players.ts';
import { figureOf } from '../seats/figure.ts';
import { Rail } from '../seats/rail.tsx';
import { t } from '../../words/say.ts';
import './loading.css';

const SUN = disc(92, 92, 92, INK.mustard) + path('M92 0A92 92 0 0 1 92 184Z', INK.deepMustard, 'opacity=".4"');

/** Phase one: seven cards under a thumb, and the pocket one of them goes into. */
export function Loading({ hand, gun, ...props }: Props & { readonly hand: Handle; readonly gun: Gun }): VNode {
  const { view, seat } = props;
  const asked = seat !== undefined && view.unanswered.includes(seat);
  const figure = figureOf(props, seat ?? view.waiting[0] ?? 0);
  const cheating = gun.held && gun.notch !== undefined && gun.faceOf(gun.notch) === 'bullet';
  return (
    <div class="rl-loading">
      <Backdrop poster="loading" />
      <Rail {...props} hand={hand} />
      <div class="hero">
        <Svg box="0 0 184 184" class="sun" drawn={SUN} />
        <Bust team={figure.team} member={figure.member} wet={figure.wet} gaze={[3, 1]} sticker />
      </div>
      <Backdrop poster="band" />
      <Svg
        box={POCKET_BOX}
        class="pocket"
        drawn={
          (asked || seat === undefined ? POCKET_SLOT : view.pocket === null ? '' : POCKET_FULL) +
          pocket(t('ruletka.pocket'))
        }
      />
      {asked && (
        <ol class="fan" aria-hidden="true">
          {Array.from({ length: GUN_SIZE }, (_, i) => (
            <li key={i} class={i === gun.notch ? 'on' : ''} data-place={i - 3} onClick={() => gun.choose(i)}>
              <GunCardView face={gun.held ? gun.faceOf(i) : undefined} />
            </li>
          ))}
        </ol>
      )}
      {cheating && <p class="cheat">{t('ruletka.cheat')}</p>}
    </div>
  );
}
