import { disc, INK, letters, path, type Drawing } from './ink.ts';

const MEDALS = [INK.mustard, '#C9C2B4', '#B9753F'] as const;
export const MEDAL_BOX = '0 0 40 48';

export function medal(place: number): Drawing {
  return (
    path('M8 0H20L26 20H16Z', INK.red) +
    path('M32 0H20L14 20H24Z', INK.black) +
    disc(20, 31, 16, INK.black) +
    disc(20, 31, 13.5, MEDALS[place - 1] ?? INK.sand) +
    letters(20, 39, place, 20, INK.black, 'text-anchor="middle"')
  );
}
