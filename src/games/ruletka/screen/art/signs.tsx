import type { VNode } from 'preact';
import { LIVES, type Phase } from '../../rules/index.ts';
import { box, chambers, disc, drop, INK, line, path, star, type Drawing } from './ink.ts';
import { Svg } from './svg.tsx';
import { type Team } from '../../words/team.ts';
import { badge, BADGE_BOX } from './teams.ts';

/** Small signs on a square of 24, in the colour of the text around them. */
const HERE = 'currentColor';

const SIGNS = {
  tick: disc(12, 12, 12, INK.deepOlive) + line('M6.5 12.5L10.5 16.5L17.5 8.5', INK.paper, 3.2),
  wait: disc(12, 12, 12, INK.mustard) + [6.5, 12, 17.5].map((x) => disc(x, 12, 2, INK.black)).join(''),
  finger:
    [3.2, 6, 8.8].map((r, i) => line(`M${12 - r} 14V12A${r} ${r} 0 0 1 ${12 + r} 12V${14 + i}`, HERE, 1.7)).join('') +
    line('M12 12V18', HERE, 1.7),
  skull: path(
    'M12 2C6 2 2.5 6 2.5 11C2.5 14.5 4.5 16.5 7 17.5V22H17V17.5C19.5 16.5 21.5 14.5 21.5 11C21.5 6 18 2 12 2ZM5.6 11a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0ZM13 11a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0ZM12 13.5L14 17H10Z',
    HERE,
    'fill-rule="evenodd"',
  ),
  drop: drop(12, 11, 7.5, HERE),
  hand: box(5, 2, 14, 20, HERE, 3),
  check: line('M4 12.5L10 18L20 6', HERE, 3.4),
  spin: line('M5 12A7 7 0 1 1 8 18M8 18L4.5 20M8 18L6.5 13.5', HERE, 3),
  eye: path('M1 12Q12 -1 23 12Q12 25 1 12Z', 'none', `stroke="${HERE}" stroke-width="2.4"`) + disc(12, 12, 4, HERE),
  point: path('M1 8H6V17H1Z M7 8H13Q14 8 14 9.5H22Q23.5 9.5 23.5 11T22 12.5H15V14Q15 17 12 17H7Z', HERE),
  bets:
    box(2, 3, 9, 13, HERE, 2) +
    box(13, 8, 9, 13, 'none', 2, `stroke="${HERE}" stroke-width="2.4"`) +
    line('M17.5 12V17', HERE, 2.4),
  drum:
    disc(12, 12, 10, 'none', `stroke="${HERE}" stroke-width="2.6"`) +
    chambers(12, 12, 5.6, (x, y) => disc(x, y, 1.9, HERE)),
  pocket: path('M3 6H21V14L12 22L3 14Z', HERE) + box(3, 2, 18, 2.6, HERE),
  gun:
    path('M2 8H17V14H12L10.5 16.5H9L7.5 21H3L5 14H2Z', HERE) +
    box(18, 8.5, 4.5, 4.5, HERE, 1) +
    box(6, 3, 8, 4, HERE, 2),
  bullet: drop(12, 12, 7.2, HERE),
  star: star(12, 12.5, 11, HERE),
  close: line('M6 6L18 18M18 6L6 18', HERE, 3),
  list: line('M4 6H20M4 12H20M4 18H14', HERE, 2.8),
} as const satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

export function Sign({ name, size }: { readonly name: SignName; readonly size?: number }): VNode {
  return <Svg box="0 0 24 24" class="rl-sign" width={size} height={size} drawn={SIGNS[name]} />;
}

/** The sign of the window in which a card may be played. */
export const WINDOW_SIGNS: Readonly<Partial<Record<Phase, SignName>>> = {
  betting: 'drum',
  bids: 'bets',
  accusing: 'point',
  accused: 'pocket',
  shot: 'gun',
  bullet: 'bullet',
};

/** Six holes; the first `phase` of them are lit. */
export function Dial({ phase }: { readonly phase: number }): VNode {
  return (
    <Svg
      box="0 0 24 24"
      class="rl-dial"
      drawn={
        disc(12, 12, 11, 'none', `stroke="${INK.paper}" stroke-width="1.8"`) +
        chambers(12, 12, 6.2, (x, y, i) => disc(x, y, 2.4, INK.paper, i < phase ? '' : 'opacity=".35"'))
      }
    />
  );
}

export function Badge({ team }: { readonly team: Team }): VNode {
  return <Svg box={BADGE_BOX} class="rl-badge" drawn={badge(team)} />;
}

/** Three dots and the captain's star; whoever is gone is crossed out. */
export function Lives({ lives }: { readonly lives: number }): VNode {
  const gone = `stroke="${HERE}" stroke-width="1.6" opacity=".6"`;
  const members = Array.from({ length: LIVES - 1 }, (_, i) =>
    lives - 1 > i
      ? disc(6 + i * 12, 6, 4.6, HERE)
      : disc(6 + i * 12, 6, 3.8, 'none', gone) + line(`M${2 + i * 12} 10L${10 + i * 12} 2`, HERE, 1.6, 'opacity=".6"'),
  ).join('');
  return (
    <Svg
      box="0 0 50 12"
      class="rl-lives"
      drawn={members + star(43, 6.4, 6.6, lives > 0 ? HERE : 'none', lives > 0 ? '' : gone)}
    />
  );
}
