import {
  box,
  burst,
  chambers,
  disc,
  drop,
  group,
  INK,
  letters,
  line,
  outline,
  path,
  rays,
  type Drawing,
} from './ink.ts';
import { type Team } from '../../words/team.ts';
import { LOOKS } from './teams.ts';

/** A water pistol that points right; its nozzle ends at 118, 25. */
export function pistol(team: Team): Drawing {
  return (
    box(30, -4, 44, 22, INK.mist, 11, outline(3)) +
    path('M32 8H72Q72 16.5 63 16.5H41Q32 16.5 32 8Z', INK.water) +
    box(46, -10, 12, 7, INK.mustard, 2, outline(2.4)) +
    line('M60 42Q60 54 46 52', INK.black, 4) +
    path('M6 19H92V37H62L58 44H44L36 70H13L23 40H6Q2 40 2 34V25Q2 19 6 19Z', LOOKS[team].colour, outline(3)) +
    path('M24 40H60L58 43H44L36 69H14Z', `url(#rl-${team})`) +
    path('M4 33H91V36H60L57 43H44L42 49L26 40H6Z', INK.shade) +
    box(92, 20, 14, 10, INK.black, 1) +
    box(104, 17, 12, 16, INK.mustard, 3, outline(2.6)) +
    box(64, 37, 22, 9, INK.deepMustard, 3, outline(2.4)) +
    box(10, 23, 30, 3, 'rgba(255,246,227,.5)', 1.5)
  );
}

/** A hand that points right: cuff at 0, fingertip at 152. */
export function glove(): Drawing {
  return (
    path('M0 14H30V66H0Z', INK.black) +
    box(24, 10, 12, 60, INK.red, 2) +
    path('M36 16H78Q88 16 90 24H142Q152 24 152 33T142 42H98V50Q98 66 82 66H36Z', INK.paper, outline(3.5)) +
    path('M36 54H96Q94 65 82 65H38Z', INK.shade) +
    line('M98 42H78M96 50H80M90 58H78', INK.black, 3) +
    path('M58 16Q62 4 76 8Q86 12 82 22L74 26', INK.paper, outline(3.5)) +
    line('M46 28V52M52 28V52M58 28V52', INK.sand, 2.4)
  );
}

/** The flag a bullet puts out; its pole starts at 0, 0. */
export function bangFlag(word: Drawing): Drawing {
  const flag = 'M2 10L116 -2L106 32L124 66L10 84Z';
  return (
    line('M0 -6L12 96', INK.black, 5) +
    path(flag, INK.black, 'opacity=".3" transform="translate(5,7)"') +
    path(flag, INK.red, outline(4)) +
    path('M60 3.9L116 -2L106 32L124 66L66 75Z', INK.deepRed) +
    word
  );
}

/** The word on it, in the language of the screen. */
export function bangWord(word: string): Drawing {
  const more = 'textLength="93" lengthAdjust="spacingAndGlyphs"';
  return group('translate(13,67) rotate(-7)', letters(0, 0, word, 40, INK.paper, more));
}

/** The flag a click puts out, to the right of its pole or to the left. */
export function clickFlag(word: string, left = false): Drawing {
  const flag = left ? 'M0 6L-60 9V37L0 42Z' : 'M0 6L60 9V37L0 42Z';
  return (
    line('M0 0V44', INK.black, 4) +
    path(flag, INK.black, 'opacity=".3" transform="translate(3,5)"') +
    path(flag, INK.paper, outline(3.5)) +
    letters(left ? -53 : 8, 33, word, 22, INK.black, 'textLength="44" lengthAdjust="spacingAndGlyphs"')
  );
}

export function splash(): Drawing {
  return (
    path(burst(0, 0, 60, 34, 11, 0.2), INK.water, 'opacity=".95"') +
    path(burst(-2, -2, 44, 24, 11, 0.4), INK.mist) +
    drop(58, -30, 7, INK.water) +
    drop(-56, -34, 8, INK.water) +
    drop(-40, 52, 7, INK.water) +
    drop(50, 44, 6, INK.mist)
  );
}

/** Cards of a gun, 100 × 140. */
function face(drawn: Drawing, edge: string): Drawing {
  return `<g clip-path="url(#rl-card)">${drawn}</g>${box(1.5, 1.5, 97, 137, 'none', 10.5, `stroke="${edge}" stroke-width="3"`)}`;
}

function side(word: string, fill: string, ground: string): Drawing {
  return (
    box(0, 0, 26, 140, ground) +
    group('translate(21,30) rotate(-90)', letters(0, 0, word, 20, fill, 'letter-spacing="1.5" text-anchor="end"'))
  );
}

export const CARD_BOX = '0 0 100 140';

export function clickCard(word: string): Drawing {
  const flag = line('M0 0V-18', INK.black, 2.4) + path('M0 -38L-34 -34V-19L0 -17Z', INK.paper, outline(2.2));
  return face(
    box(0, 0, 100, 140, INK.paper) +
      disc(74, 74, 48, INK.sand) +
      path('M26 140L100 96V140Z', INK.mustard) +
      group('translate(34,70) rotate(-14) scale(.54)', pistol('mewy')) +
      group(
        'translate(92,72) rotate(8)',
        flag + letters(-31, -21.5, word, 12.5, INK.black, 'textLength="27" lengthAdjust="spacingAndGlyphs"'),
      ) +
      drop(94, 92, 4, INK.water) +
      side(word, INK.black, INK.sand) +
      box(25, 0, 2.5, 140, INK.black) +
      disc(13, 15, 7, 'none', `stroke="${INK.black}" stroke-width="3.2"`),
    INK.black,
  );
}

export function bulletCard(word: string): Drawing {
  return face(
    box(0, 0, 100, 140, INK.red) +
      rays(62, 70, 110, 13, INK.deepRed, 0.1) +
      disc(62, 72, 36, INK.mustard) +
      path('M26 140L100 84V140Z', INK.black) +
      group(
        'translate(64,74) rotate(38)',
        line('M-16 34V60M0 40V72M16 34V60', INK.paper, 4) +
          drop(0, 6, 27, INK.black) +
          drop(0, 6, 23, INK.water) +
          path('M0 -28C11 -8 23 4 23 16.5A23 23 0 0 1 0 39.5Z', INK.petrol) +
          box(-22, 16, 44, 7, INK.paper, 0, 'opacity=".9"') +
          disc(-8, 5, 5, '#fff') +
          disc(9, 5, 5, '#fff') +
          disc(-7, 4, 2.2, INK.black) +
          disc(10, 4, 2.2, INK.black) +
          line('M-12 -3L-4 -1M14 -3L6 -1', INK.black, 2.4),
      ) +
      side(word, INK.paper, INK.black) +
      drop(13, 16, 7, INK.water),
    INK.black,
  );
}

export const CARD_BACK: Drawing = face(
  box(0, 0, 100, 140, INK.black) +
    path('M0 140L100 30V140Z', INK.red) +
    disc(50, 70, 33, INK.cream) +
    disc(50, 70, 27, INK.black) +
    chambers(50, 70, 16, (x, y, i) => disc(x, y, 5.6, i > 0 ? INK.cream : INK.red)) +
    box(6, 6, 88, 128, 'none', 7, `stroke="${INK.cream}" stroke-width="1.6"`),
  INK.cream,
);

export const POCKET_BOX = '0 -36 132 166';

export function pocket(word: string): Drawing {
  return (
    path('M6 26H124V88L65 126L6 88Z', INK.black, 'opacity=".3" transform="translate(4,7)"') +
    path('M6 26H124V88L65 126L6 88Z', INK.petrol) +
    path('M65 26H124V88L65 126Z', INK.deepPetrol) +
    path('M2 20H128V42H2Z', INK.petrol, outline(3)) +
    path('M6 42V88L65 126L124 88V42', 'none', outline(3)) +
    path('M13 48V84L65 117L117 84V48', 'none', `stroke="${INK.mustard}" stroke-width="2" stroke-dasharray="6 4"`) +
    disc(65, 31, 6, INK.mustard, outline(2.5)) +
    letters(65, 78, word, 24, INK.paper, 'text-anchor="middle" letter-spacing=".5"')
  );
}

/** Where the card goes. */
export const POCKET_SLOT: Drawing = group(
  'translate(38,-34) rotate(7 30 40)',
  `<rect x="2" y="2" width="56" height="80" rx="8" fill="${INK.paper}" fill-opacity=".55" stroke="${INK.black}" stroke-width="2.5" stroke-dasharray="6 5"/>`,
);
export const POCKET_FULL: Drawing = group('translate(38,-34) rotate(7 30 40) scale(.58)', CARD_BACK);
