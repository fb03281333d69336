import { ACTION_CARDS, RULES, type ActionCard, type Phase } from '../../rules/index.ts';
import { bust } from './bust.ts';
import { box, chambers, disc, drop, group, INK, line, outline, path, rays, type Drawing } from './ink.ts';
import { DEFS } from './teams.ts';
import { bangFlag, CARD_BACK, glove, pistol } from './things.ts';

/** The word as a shape: a picture of its own has no fonts. */
const BANG =
  'M0 0V-34H11Q16 -34 16 -28V-22Q16 -18 13 -17Q16 -16 16 -12V-6Q16 0 11 0ZM6 -29H10V-20H6ZM6 -14H10V-5H6Z' +
  'M18 0L23 -34H30L35 0H29L28 -7H25L24 0ZM25.6 -12H27.4L26.5 -21Z' +
  'M37 0V-34H43L48 -18V-34H53V0H48L43 -16V0Z' +
  'M67 -34H60Q55 -34 55 -28V-6Q55 0 60 0H66Q71 0 71 -6V-18H63V-13H65V-5H61V-29H65V-23H71V-28Q71 -34 67 -34Z' +
  'M74 -34H82L80.5 -11H75.5ZM75.5 -7H80.5V0H75.5Z';

/** A die with its pips. */
function die(
  x: number,
  y: number,
  turned: number,
  ground: string,
  pip: string,
  pips: readonly (readonly [number, number])[],
): Drawing {
  return group(
    `translate(${x},${y}) rotate(${turned}) scale(1.25)`,
    box(-14, -14, 28, 28, ground, 6, outline(2.5)) + pips.map(([px, py]) => disc(px, py, 2.8, pip)).join(''),
  );
}

/** The picture of each action card, 100 × 84, in the colour of its window. */
const ART: Readonly<Record<ActionCard, (tint: string) => Drawing>> = {
  peeper: (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    path('M0 84L100 44V84Z', tint) +
    group('translate(12,30) rotate(-10) scale(.34)', CARD_BACK) +
    group('translate(33,24) rotate(0) scale(.34)', CARD_BACK) +
    group('translate(56,27) rotate(10) scale(.34)', CARD_BACK) +
    path('M14 22Q50 -10 86 22Q50 50 14 22Z', INK.paper, outline(3.5)) +
    disc(50, 21, 13, INK.petrol) +
    disc(50, 21, 6.5, INK.black) +
    disc(46, 17, 3, INK.paper) +
    line('M22 8L16 0M38 1L35 -6M62 1L65 -6M78 8L84 0', INK.black, 3),
  'pat-down': (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    disc(70, 50, 36, tint) +
    path('M38 34H98V70L68 86L38 70Z', INK.petrol, outline(3)) +
    path('M44 44V67L68 79L92 67V44', 'none', `stroke="${INK.mustard}" stroke-width="2" stroke-dasharray="5 3"`) +
    group('translate(4,-4) rotate(28) scale(.6)', glove()) +
    path('M36 34H100V44H36Z', INK.deepPetrol, outline(3)),
  nerves: (tint) =>
    box(0, 0, 100, 84, INK.mist) +
    path('M0 84L100 30V84Z', tint) +
    group('translate(22,12) scale(.62)', bust('mewy', 2, [0, 0])) +
    path('M14 10H74L86 22V80H26L14 70Z', INK.water, `opacity=".38" stroke="${INK.paper}" stroke-width="3"`) +
    line('M24 20L38 20M22 28V44M76 66V74', INK.paper, 4) +
    line('M90 6V22M82 10L98 18M98 10L82 18', INK.deepPetrol, 2.8),
  raise: () =>
    box(0, 0, 100, 84, INK.sand) +
    path('M50 2L92 44H70V84H30V44H8Z', INK.black, 'transform="translate(4,4)" opacity=".25"') +
    path('M50 2L92 44H70V84H30V44H8Z', INK.red, outline(3)) +
    path('M50 2L92 44H70V84H50Z', INK.deepRed) +
    path('M20 43H27V36H34V43H41V50H34V57H27V50H20ZM51 59V37L45 41V33L54 26H61V59Z', INK.paper),
  'weak-knees': (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    path('M0 84V68L100 60V84Z', tint) +
    line('M31 6L43 38L30 64M69 6L57 38L70 64', INK.black, 16) +
    line('M31 6L43 38L30 64', '#F2CBA1', 11) +
    line('M69 6L57 38L70 64', '#D89F70', 11) +
    line('M34 56L30 64M66 56L70 64', INK.red, 11) +
    path('M20 0H80L77 17H23Z', INK.petrol, outline(3)) +
    path('M50 0H80L77 17H50Z', INK.deepPetrol) +
    box(37, 33, 10, 6, INK.paper, 2, `stroke="${INK.black}" stroke-width="1.6" transform="rotate(-18 42 36)"`) +
    path('M36 62L38 73H12Q12 65 27 62Z M64 62L62 73H88Q88 65 73 62Z', INK.black) +
    line('M28 33Q23 39 27 46M20 31Q13 40 19 49M72 33Q77 39 73 46M80 31Q87 40 81 49', INK.red, 3),
  'swapped-dice': (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    disc(50, 42, 38, tint) +
    die(30, 46, -14, INK.paper, INK.black, [
      [-6, -6],
      [6, 6],
    ]) +
    die(72, 46, 12, INK.black, INK.paper, [
      [-7, -7],
      [7, 7],
      [0, 0],
      [7, -7],
      [-7, 7],
    ]) +
    line('M24 18Q50 -2 74 16M74 16L64 16M74 16L72 6M76 74Q50 92 26 76M26 76L36 75M26 76L30 86', INK.red, 5),
  'spin-again': () =>
    box(0, 0, 100, 84, INK.sand) +
    disc(50, 42, 36, INK.black) +
    disc(50, 42, 30, INK.cream) +
    group(
      'rotate(17 50 42)',
      chambers(50, 42, 17, (x, y, i) => disc(x, y, 6.4, i > 0 ? INK.black : INK.red)),
    ) +
    disc(50, 42, 4, INK.mustard) +
    line('M8 54A44 44 0 0 1 22 8M22 8L10 10M22 8L22 20M92 30A44 44 0 0 1 78 76M78 76L90 74M78 76L78 64', INK.red, 5.5),
  dud: (tint) =>
    box(0, 0, 100, 84, INK.mist) +
    path('M0 84L100 56V84Z', tint) +
    path('M14 56A36 34 0 0 1 86 56Q77 49 68 56Q59 49 50 56Q41 49 32 56Q23 49 14 56Z', INK.red, outline(3)) +
    path('M50 22A36 34 0 0 1 86 56Q77 49 68 56Q59 49 50 56Z', INK.deepRed) +
    line('M50 54V70Q50 77 43 75', INK.black, 4.5) +
    drop(58, 15, 6, INK.petrol) +
    drop(26, 20, 4.5, INK.petrol) +
    drop(78, 22, 4.5, INK.petrol) +
    line('M14 38L6 34M86 38L94 34M42 14L40 8', INK.petrol, 3),
  gift: (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    disc(50, 48, 38, tint) +
    group(
      'translate(50,20)',
      drop(0, 4, 14, INK.water, outline(3)) +
        disc(-5, 4, 3, '#fff') +
        disc(5, 4, 3, '#fff') +
        disc(-4, 4, 1.4, INK.black) +
        disc(6, 4, 1.4, INK.black),
    ) +
    box(22, 38, 56, 44, INK.mustard, 3, outline(3)) +
    box(50, 39, 27, 42, INK.shade) +
    box(44, 38, 12, 44, INK.red) +
    path('M14 20L44 34L30 44Z M86 20L56 34L70 44Z', INK.red, outline(3)) +
    box(16, 32, 68, 10, INK.red, 2, outline(3)),
  'air-gun': (tint) =>
    box(0, 0, 100, 84, INK.mist) +
    path('M0 84L100 60V84Z', tint) +
    path('M56 18H92Q98 18 98 12T90 6Q86 -2 76 2Q64 -2 62 8Q52 8 56 18Z', INK.paper) +
    group('translate(20,76) rotate(-66) scale(.52)', pistol('baki')) +
    drop(60, 12, 5, INK.petrol) +
    drop(50, 10, 3.4, INK.petrol) +
    drop(70, 20, 3.4, INK.petrol) +
    path('M8 14Q14 8 18 14Q22 8 28 14Q22 12 18 18Q14 12 8 14Z', INK.black) +
    path('M20 30Q25 25 28 30Q31 25 36 30Q31 28 28 33Q25 28 20 30Z', INK.black),
  'shoot-somebody': () =>
    box(0, 0, 100, 84, INK.red) +
    rays(50, 42, 90, 12, INK.deepRed, 0.2) +
    (['mewy', 'baki', 'zaby', 'fiolki'] as const)
      .map((team, i) => group(`translate(50,38) rotate(${i * 90 + 35}) translate(-47,-7) scale(.28)`, pistol(team)))
      .join('') +
    disc(50, 38, 11, INK.paper, outline(3)) +
    path('M46 29H54L52.5 40H47.5ZM47.5 42.5H52.5V47.5H47.5Z', INK.black),
  'bang-bang': () =>
    box(0, 0, 100, 84, INK.mustard) +
    rays(74, 34, 110, 11, '#E8BE68', 0.2) +
    group('translate(4,50) rotate(-6) scale(.46)', pistol('iskry')) +
    group(
      'translate(52,10) rotate(2) scale(.36)',
      bangFlag(group('translate(13,67) rotate(-7)', path(BANG, INK.paper, 'fill-rule="evenodd"'))),
    ),
  'change-of-aim': (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    path('M0 0H100L0 60Z', tint) +
    group('translate(6,38) scale(.46)', pistol('zaby')) +
    line('M64 50H72Q88 50 86 34L84 30', INK.paper, 9) +
    line('M64 50H72Q88 50 86 34L84 30', INK.red, 6) +
    path('M72 32L82 14L95 30Z', INK.red),
  bribe: (tint) =>
    box(0, 0, 100, 84, INK.sand) +
    disc(40, 46, 36, tint) +
    group(
      'rotate(-10 40 40)',
      box(16, 8, 48, 34, INK.olive, 2, outline(3)) +
        disc(40, 22, 8, INK.cream) +
        box(10, 28, 60, 42, INK.paper, 3, outline(3)) +
        line('M12 30L40 52L68 30', INK.black, 3) +
        disc(40, 52, 6, INK.red),
    ) +
    group(
      'translate(56,34)',
      path('M0 8H22V0H36V8Q38 30 20 30T0 14Z', INK.mustard, outline(3)) + disc(19, 18, 5, INK.black),
    ),
};

const TINTS: Readonly<Partial<Record<Phase, string>>> = {
  betting: INK.olive,
  bids: INK.mustard,
  accusing: INK.red,
  accused: INK.plum,
  shot: INK.mustard,
  bullet: INK.petrol,
};
/** Enough that no picture looks into the next. */
const APART = 160;

/** All pictures under one another, each a view by its card's name. */
export function actionSheet(): string {
  const pictures = ACTION_CARDS.map((card, i) => {
    const y = i * APART;
    const tint = TINTS[RULES[card].windows[0] ?? 'shot'] ?? INK.mustard;
    return (
      `<view id="${card}" viewBox="0 ${y + 4} 100 70" preserveAspectRatio="xMidYMid slice"/>\n` +
      `<svg x="-20" y="${y}" width="140" height="84" viewBox="-20 0 140 84">${ART[card](tint)}</svg>\n`
    );
  });
  const height = ACTION_CARDS.length * APART;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}">${DEFS}\n${pictures.join('')}</svg>\n`;
}
