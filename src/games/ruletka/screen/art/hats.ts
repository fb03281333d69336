import { box, disc, drop, group, INK, line, path, star, type Drawing } from './ink.ts';
import { type Team } from '../../words/team.ts';
import { LOOKS } from './teams.ts';

/** What a team wears on its heads; the captain's has a star. */
export function hat(team: Team, captain: boolean): Drawing {
  const { colour, deep } = LOOKS[team];
  switch (team) {
    case 'iskry':
      return (
        path('M25 42A25 25 0 0 1 75 42L75 54Q69 56 68 45Q66 35 50 35T32 45Q31 56 25 54Z', colour) +
        path('M50 17A25 25 0 0 1 75 42V54Q69 56 68 45Q66 35 50 35Z', INK.shade) +
        box(27, 26, 46, 4.5, INK.black) +
        disc(41, 28, 7.6, INK.black) +
        disc(59, 28, 7.6, INK.black) +
        disc(41, 28, 5, INK.mist) +
        disc(59, 28, 5, INK.water) +
        (captain
          ? path('M46 18L50 2L54 18Z', INK.mustard) + star(50, 5, 9, INK.mustard)
          : path('M47 18Q50 8 53 18Z', INK.black))
      );
    case 'mewy':
      return (
        path('M18 20L27 5H73L82 20Z', INK.paper) +
        path('M50 5H73L82 20H50Z', INK.shade) +
        box(24, 19, 52, 10, deep, 2) +
        box(50, 19, 26, 10, INK.shade, 2) +
        (captain ? star(50, 14, 10, INK.mustard) : disc(50, 5, 5, INK.red)) +
        path('M73 27L88 40L80 42L70 29Z', colour)
      );
    case 'sadze':
      return (
        path('M33 16L29 -13H71L67 16Z', INK.soot) +
        path('M50 -13H71L67 16H50Z', INK.black) +
        path('M31.4 4H68.6L67.4 12H32.6Z', captain ? INK.mustard : INK.cream) +
        path('M50 4H68.6L67.4 12H50Z', INK.shade) +
        box(20, 14, 60, 7, INK.black, 3.5) +
        (captain ? star(50, 5, 11, INK.mustard, `stroke="${INK.black}" stroke-width="2"`) : '')
      );
    case 'baki':
      return (
        path('M26 32Q26 6 50 6T74 32Z', colour) +
        path('M42 32Q40 10 50 6Q60 10 58 32Z', INK.black) +
        path('M50 6Q74 6 74 32H50Z', INK.shade) +
        box(24, 29, 52, 6, INK.black, 3) +
        line('M50 6V-3', INK.black, 3) +
        `<g class="rl-propeller"><ellipse cx="36" cy="-4" rx="14" ry="4.4" fill="${INK.red}" transform="rotate(-8 36 -4)"/><ellipse cx="64" cy="-4" rx="14" ry="4.4" fill="${INK.deepRed}" transform="rotate(-8 64 -4)"/></g>` +
        disc(50, -4, 4, INK.mustard) +
        (captain ? star(50, 22, 9, INK.paper) : '')
      );
    case 'zaby':
      return (
        disc(33, 16, 10, colour) +
        disc(67, 16, 10, deep) +
        path('M20 44Q18 14 50 14T80 44Q66 32 50 32T20 44Z', colour) +
        path('M50 14Q82 14 80 44Q66 32 50 32Z', INK.shade) +
        disc(33, 15, 6, '#fff') +
        disc(67, 15, 6, '#fff') +
        disc(34, 14, 2.8, INK.black) +
        disc(66, 14, 2.8, INK.black) +
        (captain ? star(50, 23, 9, INK.mustard) : box(47, 14, 6, 18, INK.cream))
      );
    case 'fiolki':
      return (
        path('M28 22Q27 -2 50 -2T72 22Z', colour) +
        path('M50 -2Q73 -2 72 22H50Z', INK.shade) +
        box(27.5, 14, 45, 7, INK.black) +
        path('M14 20Q50 30 86 20Q84 29 50 30T14 20Z', deep) +
        group('translate(64,10)', flower()) +
        (captain ? star(45, 8, 9, INK.mustard) : '')
      );
  }
}

function flower(): Drawing {
  const petals = [0, 1, 2, 3, 4].map((i) =>
    disc(4 + 5 * Math.cos(i * 1.257), -12 + 5 * Math.sin(i * 1.257), 3.6, INK.paper),
  );
  return line('M0 4L4 -10', INK.olive, 2.4) + petals.join('') + disc(4, -12, 3, INK.mustard);
}

/** What everybody gets who was hit. */
export function towel(): Drawing {
  return (
    path('M22 40Q20 8 50 8T78 40L84 70L70 66L70 38Q50 28 30 38L30 66L16 70Z', INK.paper) +
    path('M50 8Q80 8 78 40L84 70L70 66V38Q60 32 50 32Z', INK.shade) +
    line('M17 62L30 58M83 62L70 58', INK.red, 4) +
    drop(30, 84, 5, INK.water) +
    drop(72, 86, 6, INK.water) +
    drop(50, 2, 5, INK.water)
  );
}
