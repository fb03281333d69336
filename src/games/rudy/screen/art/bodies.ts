import type { Species } from '../../rules/index.ts';
import { FLUENT } from './animals.ts';
import { disc, ellipse, group, path, stroke, type Drawing } from './ink.ts';

/** Who may be on a card: the nine species and the fox. */
export type Creature = Species | 'fox';

/** An animal in its own units. It stands on the lower edge of `box`: left, top, right, bottom of what shows. */
export interface Body {
  readonly box: readonly [number, number, number, number];
  readonly draw: () => Drawing;
}

function fluent(name: keyof typeof FLUENT): Drawing {
  return FLUENT[name].map(([fill, d]) => path(d, fill === '#9b9b9b' && name === 'rabbit' ? '#ADA294' : fill));
}

function hen(): Drawing {
  return [
    stroke('M16.5 32v6M25 32v6', '#ff822d', 2.2),
    stroke('M12.6 39h6M21 39h6', '#ff6723', 2.2),
    disc(12, 5.2, 2.6, '#f8312f'),
    disc(15.6, 3.4, 2.8, '#f8312f'),
    disc(19.2, 5, 2.5, '#f8312f'),
    path(
      'M8.5 13C8.5 8 12 4.8 16 4.8C20.5 4.8 22.4 9 23.4 13C26 17.5 31 15 33.6 7.6C34.4 6.6 35.8 7 36 8.4C39.4 13 39.6 24 34.6 29.4C29.6 34.8 15 35.4 10.6 29.4C7.4 25 8.5 18.4 8.5 13Z',
      '#fff',
      { stroke: '#ADA294', 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
    ),
    path('M33.8 8.4C31.6 15.8 26 18.6 22.8 14C27 20.6 33 20 37.6 17.4C37.6 13.6 36.6 10.4 35.4 8.8Z', '#E7DDD0'),
    path('M17.5 20C22 17.6 30 19.4 33 20.4C33 26.6 28 30 23.6 29.6C19.6 29.2 16 25 17.5 20Z', '#E7DDD0'),
    stroke('M20.5 24.4c3 1 6.4 .6 9 -1M22 27c2 .5 4 .3 6 -.6', '#CFC1B0', 1.1),
    path('M9 10.2L2.8 13.2L9 14.4Z', '#f9c23c'),
    path('M2.8 13.2L9 14.2V16.4Z', '#ffb02e'),
    ellipse(9.2, 18.6, 1.9, 2.8, '#f8312f'),
    disc(13.6, 11, 1.35, '#212121'),
  ];
}

function bear(): Drawing {
  return [
    ellipse(7.5, 39, 5, 9.6, '#8c5543', { transform: 'rotate(20 7.5 39)' }),
    ellipse(36.5, 39, 5, 9.6, '#7d4a3a', { transform: 'rotate(-20 36.5 39)' }),
    path('M8 40C8 28 14 25 22 25S36 28 36 40C36 51 31 56 22 56S8 51 8 40Z', '#99604b'),
    path('M27 25.6C33 27 36 31 36 40C36 50 32 55.4 24 56C31 50 33 36 27 25.6Z', '#8c5543'),
    ellipse(21.5, 43, 9, 9.6, '#cf9468'),
    ellipse(9, 51.4, 7.4, 5.6, '#a56953'),
    ellipse(35, 51.4, 7.4, 5.6, '#99604b'),
    ellipse(8.2, 51.8, 4, 3.2, '#f3ad61'),
    ellipse(35.8, 51.8, 4, 3.2, '#f3ad61'),
    group('translate(6 0)', fluent('bear')),
  ];
}

function fox(): Drawing {
  return [
    path('M28 56C46 60 54 44 46 29C43 24 37 26 37.4 32C38 40 34 46 26 48Z', '#ff6723'),
    path('M46 29C43 24 37 26 37.4 32Q37.6 35 37 37.6Q41 33.6 48.4 36Q48 32.4 46 29Z', '#ffdea7'),
    path('M13 28C8 38 7 50 8 56H36C37 50 36 38 31 28Z', '#ff822d'),
    path('M27 28h4C36 38 37 50 36 56H29C33 46 32 36 27 28Z', '#ff6723'),
    ellipse(10.6, 51, 6, 6.4, '#ff6723'),
    ellipse(33.4, 51, 6, 6.4, '#f25a1a'),
    path('M15 40h14.2v17H15z', '#f25a1a'),
    path('M14.6 40h6.8q.6 9 0 17h-6.8zM22.8 40h6.8v17h-6.8q-.6-8 0-17z', '#ff822d'),
    path('M13.8 57.8c0-3.6 1.6-5.2 4.2-5.2s4 1.6 4 5.2zM22.2 57.8c0-3.6 1.4-5.2 4-5.2s4.2 1.6 4.2 5.2z', '#3a2420'),
    path(
      'M14 27C12.6 36 15 41 18 43.5Q18.6 41.5 19.6 41Q20.6 45 22.2 47.5Q23.8 45 24.6 41Q25.6 41.5 26.2 43.5C29.2 41 31.4 36 30 27Z',
      '#ffdea7',
    ),
    group('translate(6.4 1)', fluent('fox')),
  ];
}

export const BODIES: Readonly<Record<Creature, Body>> = {
  hen: { box: [2.6, 0.6, 39, 40], draw: hen },
  pig: { box: [2, 9, 30, 29.9], draw: () => fluent('pig') },
  bear: { box: [1, 5, 43, 57], draw: bear },
  rabbit: { box: [1, 2, 31, 31], draw: () => fluent('rabbit') },
  giraffe: { box: [3, 2, 29.4, 30], draw: () => fluent('giraffe') },
  zebra: { box: [2.6, 2, 30, 30], draw: () => fluent('zebra') },
  dolphin: { box: [5, 2, 27, 30], draw: () => fluent('dolphin') },
  octopus: { box: [2, 3, 30, 30], draw: () => fluent('octopus') },
  cat: { box: [2, 2, 29.6, 30], draw: () => fluent('cat') },
  fox: { box: [2, 2, 48, 58], draw: fox },
};

/** Bear and fox are known by their heads where there is little room. */
const HEADS: Partial<Record<Creature, Body>> = {
  bear: { box: [2, 4, 30, 30], draw: () => fluent('bear') },
  fox: { box: [2, 2, 30, 30], draw: () => fluent('fox') },
};

export function badge(creature: Creature): Body {
  return HEADS[creature] ?? BODIES[creature];
}
