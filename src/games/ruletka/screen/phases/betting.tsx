import type { VNode } from 'preact';
import { Backdrop } from '../art/backdrop.tsx';
import { Bust } from '../art/figures.tsx';
import { chambers, disc, group, INK, letters, line, path, type Drawing } from '../art/ink.ts';
import { Svg } from '../art/svg.tsx';
import { pistol } from '../art/things.ts';
import type { Handle } from '../hand/use-choice.ts';
import type { Props } from '../players.ts';
import { figureOf } from '../seats/figure.ts';
import { Rail } from '../seats/rail.tsx';
import './betting.css';

const MIDDLE = 'text-anchor="middle"';

/** A drum of six chambers: as many are full as shots are bet. Six does not exist. */
export function betDrum(bet: number | undefined): Drawing {
  const cells = chambers(150, 150, 117, (x, y, i) => {
    const full = i < (bet ?? 0);
    const six = i === 5;
    return (
      disc(x + 2, y + 4, 25, 'rgba(27,23,20,.25)') +
      disc(x, y, 25, INK.black) +
      disc(x, y, 21, full ? INK.mustard : INK.sand) +
      letters(x, y + 10, i + 1, 28, full ? INK.black : six ? '#7d6845' : '#5c4b3a', MIDDLE) +
      (six ? line(`M${x - 13} ${y + 9}L${x + 13} ${y - 9}`, INK.red, 4) : '')
    );
  });
  return (
    disc(154, 157, 96, 'rgba(27,23,20,.28)') +
    disc(150, 150, 96, INK.red) +
    path('M150 54A96 96 0 0 1 150 246Z', INK.deepRed, 'opacity=".55"') +
    cells
  );
}

/** Phase three: how many shots one dares. */
export function Betting({ hand, ...props }: Props & { readonly hand: Handle }): VNode {
  const { view, seat } = props;
  const bet = hand.choice.bet ?? view.bet ?? undefined;
  const figure = figureOf(props, seat ?? 0);
  return (
    <div class="rl-betting">
      <Backdrop poster="betting" />
      <Rail {...props} hand={hand} />
      <div class="drum">
        <Svg box="0 0 300 300" drawn={betDrum(bet)} />
        {bet !== undefined && (
          <Svg key={bet} box="0 0 300 300" class="stamp" drawn={letters(150, 216, bet, 178, INK.paper, MIDDLE)} />
        )}
      </div>
      {seat !== undefined && (
        <>
          <div class="me">
            <Bust team={figure.team} member={figure.member} wet={figure.wet} gaze={[3, -3]} sticker />
          </div>
          <Svg box="0 -22 124 100" class="gun" drawn={group('rotate(-30 60 34)', pistol(figure.team))} />
        </>
      )}
    </div>
  );
}
