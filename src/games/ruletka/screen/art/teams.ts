import { TEAMS, type Team } from '../../words/team.ts';
import { box, disc, INK, line, path, type Drawing } from './ink.ts';

interface Look {
  readonly colour: string;
  readonly deep: string;
  /** The whole head, and the side of it that lies in the shade. The badge has the same shape. */
  readonly head: readonly [string, string];
  readonly pattern: Drawing;
}

const k = INK.cream;

function pattern(team: Team, w: number, h: number, drawn: Drawing, more = ''): Drawing {
  return `<pattern id="rl-${team}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${more}>${drawn}</pattern>`;
}

export const LOOKS: Readonly<Record<Team, Look>> = {
  iskry: {
    colour: INK.red,
    deep: INK.deepRed,
    head: ['M50 20A23 23 0 1 1 49.9 20Z', 'M50 20A23 23 0 0 1 50 66Z'],
    pattern: pattern('iskry', 12, 12, box(0, 0, 5, 12, k), 'patternTransform="rotate(45)"'),
  },
  mewy: {
    colour: INK.petrol,
    deep: INK.deepPetrol,
    head: [
      'M34 22H66Q73 22 73 29V58Q73 66 65 66H35Q27 66 27 58V29Q27 22 34 22Z',
      'M50 22H66Q73 22 73 29V58Q73 66 65 66H50Z',
    ],
    pattern: pattern('mewy', 12, 12, box(0, 2, 12, 5, k)),
  },
  sadze: {
    colour: INK.soot,
    deep: INK.black,
    head: ['M32 14H68V56L58 69H42L32 56Z', 'M50 14H68V56L58 69H50Z'],
    pattern: pattern('sadze', 14, 10, box(3, 0, 2.2, 10, k) + box(10, 0, 2.2, 10, k) + box(3, 3, 9, 2, k)),
  },
  baki: {
    colour: INK.mustard,
    deep: INK.deepMustard,
    head: ['M50 17L73 30V56L50 69L27 56V30Z', 'M50 17L73 30V56L50 69Z'],
    pattern: pattern('baki', 16, 12, line('M-2 11L8 3L18 11', INK.black, 4.4)),
  },
  zaby: {
    colour: INK.olive,
    deep: INK.deepOlive,
    head: ['M50 26C68 26 80 36 80 47S68 68 50 68S20 58 20 47S32 26 50 26Z', 'M50 26C68 26 80 36 80 47S68 68 50 68Z'],
    pattern: pattern('zaby', 14, 14, disc(4, 4, 3.1, k) + disc(11, 11, 3.1, k)),
  },
  fiolki: {
    colour: INK.plum,
    deep: INK.deepPlum,
    head: ['M25 22H75L71 46L50 71L29 46Z', 'M50 22H75L71 46L50 71Z'],
    pattern: pattern('fiolki', 12, 12, box(0, 0, 6, 6, k) + box(6, 6, 6, 6, k)),
  },
};

/** What drawings refer to by name; it stands once on a page. */
export const DEFS: Drawing = `<defs>${TEAMS.map((team) => LOOKS[team].pattern).join('')}<clipPath id="rl-card"><rect width="100" height="140" rx="12"/></clipPath><clipPath id="rl-disc"><path d="M-6 -20H82V37A36 36 0 0 1 2 37V37H-6Z"/></clipPath></defs>`;

/** The team's colour and, thinner, its pattern over it. */
export function cloth(d: string, team: Team, opacity = 1): Drawing {
  return path(d, LOOKS[team].colour) + path(d, `url(#rl-${team})`, opacity === 1 ? '' : `opacity="${opacity}"`);
}

/** Says the team in any print: the shape of its heads. */
export function badge(team: Team): Drawing {
  const { head, deep } = LOOKS[team];
  return cloth(head[0], team, 0.9) + path(head[0], 'none', `stroke="${deep}" stroke-width="5"`);
}
export const BADGE_BOX = '16 10 68 64';
