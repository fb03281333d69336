import type { VNode } from 'preact';
import { Backdrop } from '../art/backdrop.tsx';
import { Bust } from '../art/figures.tsx';
import { chambers, disc, INK, type Drawing } from '../art/ink.ts';
import { Sign } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { type Team } from '../../words/team.ts';
import { LOOKS } from '../art/teams.ts';
import { refusalOf } from '../hand/choice.ts';
import type { Handle } from '../hand/use-choice.ts';
import { circle, isAlive, type Props } from '../players.ts';
import { figureOf } from '../seats/figure.ts';
import { t } from '../../words/say.ts';
import './spinning.css';

/** A drum seen from the front, in the team's colour. */
function drum(team: Team): Drawing {
  return (
    disc(54, 57, 48, 'rgba(27,23,20,.28)') +
    disc(50, 50, 48, INK.black) +
    disc(50, 50, 44, LOOKS[team].colour) +
    disc(50, 50, 44, `url(#rl-${team})`, 'opacity=".3"') +
    disc(50, 50, 44, 'none', `stroke="${INK.black}" stroke-width="3"`) +
    chambers(
      50,
      50,
      31,
      (x, y) => disc(x, y, 10.5, INK.black) + disc(x, y, 8, INK.mustard) + disc(x - 2, y - 2, 3, INK.cream),
    )
  );
}

/** Phase two: everybody's gun, to be spun once more by whoever wants to. */
export function Spinning({ hand, ...props }: Props & { readonly hand: Handle }): VNode {
  const { view, seat } = props;
  const asked = seat !== undefined && view.unanswered.includes(seat);
  return (
    <div class="rl-spinning" data-count={view.seats}>
      <Backdrop poster="spinning" />
      <ul aria-label={t('ruletka.everyone')}>
        {circle(view, seat).map((who) => {
          const figure = figureOf(props, who);
          const spun = view.spun[who] === true;
          const alive = isAlive(view, who);
          const drawn = (
            <>
              <span class="drum" data-who={who} data-stand-in={props.standIns?.[who]}>
                <Svg
                  key={spun ? 'spun' : 'still'}
                  box="0 0 104 106"
                  class={spun ? 'turn spun' : 'turn'}
                  drawn={drum(figure.team)}
                />
                <Bust team={figure.team} member={figure.member} wet={figure.wet} sticker />
                {spun && (
                  <em aria-hidden="true">
                    <Sign name="spin" />
                    {t('ruletka.spinning.tag')}
                  </em>
                )}
              </span>
              <span class="n">
                {figure.name}
                {alive && <Sign name={view.waiting.includes(who) ? 'wait' : 'tick'} />}
              </span>
              <span class="spoken">
                {t(!alive ? 'ruletka.dead' : view.waiting.includes(who) ? 'ruletka.waits' : 'ruletka.done')}
              </span>
            </>
          );
          if (!asked || !alive) {
            return (
              <li key={who} class={alive ? '' : 'dead'}>
                <span class="gun">{drawn}</span>
              </li>
            );
          }
          return (
            <li key={who}>
              <button
                type="button"
                class="gun"
                aria-disabled={refusalOf(view, seat, { spin: who }) !== undefined}
                onClick={() => hand.say({ spin: who })}
              >
                <span class="spoken">
                  {t(spun ? 'ruletka.spinning.spun' : 'ruletka.spinning.gun', { name: figure.name })}.
                </span>
                {drawn}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
