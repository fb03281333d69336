import { hat, towel } from './hats.ts';
import { box, disc, INK, line, path, type Drawing } from './ink.ts';
import { TEAMS, type Team, CAPTAIN, type Member } from '../../words/team.ts';
import { cloth, LOOKS } from './teams.ts';

export const BUST_BOX = '0 -16 100 118';

/** Where the pupils look, from the middle of the eye. */
export type Gaze = readonly [number, number];

const SKINS = [
  ['#F2CBA1', '#D89F70'],
  ['#D49A69', '#AF7346'],
  ['#A4683F', '#7E4B29'],
  ['#F6DDBB', '#DDB688'],
] as const;
const HAIRS = ['#3A2415', '#8E4B1C', '#1B1714', '#C98A2E'] as const;
const SHOULDERS = 'M2 102L9 84Q13 75 27 73L40 69H60L73 73Q87 75 91 84L98 102Z';

interface Person {
  readonly team: Team;
  readonly member: Member;
  readonly skin: readonly [string, string];
  readonly hair: string;
  readonly lady: boolean;
  /** How high the eyes are. */
  readonly eyes: number;
}

function personOf(team: Team, member: Member): Person {
  const place = TEAMS.indexOf(team);
  return {
    team,
    member,
    skin: SKINS[(place + member) % 4] ?? SKINS[0],
    hair: HAIRS[(place + member * 3) % 4] ?? HAIRS[0],
    lady: member === 1 || (member === CAPTAIN && place % 2 === 1),
    eyes: team === 'zaby' ? 47 : team === 'fiolki' ? 40 : 44,
  };
}

/** A member of a team from the chest up; soaked, with a towel, once hit. */
export function bust(team: Team, member: Member, gaze: Gaze = [2, 0], wet = false): Drawing {
  const person = personOf(team, member);
  const captain = member === CAPTAIN;
  return (
    hairBehind(person) +
    body(person) +
    ears(person) +
    path(LOOKS[team].head[0], person.skin[0]) +
    path(LOOKS[team].head[1], person.skin[1]) +
    (wet ? crosses(person.eyes) : eyes(person, gaze)) +
    nose(person, wet) +
    mouth(person, wet) +
    (wet ? towel() : hat(team, captain) + (captain ? epaulettes() : ''))
  );
}

function hairBehind({ team, member, hair, lady }: Person): Drawing {
  const wide = team === 'zaby';
  if (!lady) return '';
  if (member === 1) {
    return (
      path(wide ? 'M16 40Q14 70 26 74H74Q86 70 84 40Z' : 'M22 34Q18 66 28 74H72Q82 66 78 34Z', hair) +
      path('M50 34H80Q84 66 72 74H50Z', INK.shade)
    );
  }
  return (
    disc(wide ? 16 : 20, 54, 11, hair) + disc(wide ? 84 : 80, 54, 11, hair) + disc(wide ? 86 : 82, 56, 9, INK.shade)
  );
}

function body({ team, member, skin }: Person): Drawing {
  return (
    cloth(SHOULDERS, team) +
    path('M50 69H60L73 73Q87 75 91 84L98 102H50Z', INK.shade) +
    path('M40 66H60V72L50 84L40 72Z', skin[1]) +
    path('M36 70L50 88L64 70L70 75L50 99L30 75Z', member === CAPTAIN ? INK.black : INK.paper) +
    path('M50 88L64 70L70 75L50 99Z', INK.shade)
  );
}

function ears({ team, lady, eyes: y, skin }: Person): Drawing {
  if (lady) return '';
  const x = team === 'zaby' ? 20 : team === 'sadze' ? 32 : 27;
  return disc(x, y + 4, 5, skin[0]) + disc(100 - x, y + 4, 5, skin[1]);
}

const LEFT = 41;
const RIGHT = 59;

function crosses(y: number): Drawing {
  return [LEFT, RIGHT]
    .map((x) => line(`M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`, INK.black, 3))
    .join('');
}

function eyes({ member, lady, eyes: y }: Person, [dx, dy]: Gaze): Drawing {
  const r = member === 0 ? 7.4 : 6.4;
  const balls = [LEFT, RIGHT].map((x) => disc(x, y, r, '#fff') + disc(x + dx, y + dy, 3.1, INK.black)).join('');
  return balls + brows(member, lady, y);
}

function brows(member: Member, lady: boolean, y: number): Drawing {
  switch (member) {
    case 0:
      return line(`M34 ${y - 11}L44 ${y - 12}M56 ${y - 12}L66 ${y - 11}`, INK.black, 2.8);
    case 1:
      return path(
        `M33 ${y - 1}Q41 ${y - 10} 48 ${y - 1}L48 ${y - 4}Q41 ${y - 12} 31 ${y - 5}ZM52 ${y - 1}Q59 ${y - 10} 67 ${y - 1}L69 ${y - 5}Q59 ${y - 12} 52 ${y - 4}Z`,
        INK.black,
      );
    case 2:
      return path(
        `M31 ${y - 9}L48 ${y - 4}V${y - 1}L32 ${y - 4}ZM69 ${y - 9}L52 ${y - 4}V${y - 1}L68 ${y - 4}Z`,
        INK.black,
      );
    case 3: {
      const lids = `M33 ${y - 4}Q41 ${y - 12} 49 ${y - 3}L49 ${y - 1}Q41 ${y - 6} 33 ${y - 1}ZM51 ${y - 3}Q59 ${y - 12} 67 ${y - 4}L67 ${y - 1}Q59 ${y - 6} 51 ${y - 1}Z`;
      return (
        path(lady ? lids : `M32 ${y - 6}H48V${y - 3}H32Z`, INK.black) +
        disc(RIGHT, y, 9, 'none', `stroke="${INK.mustard}" stroke-width="2.6"`) +
        line(`M68 ${y + 2}Q74 ${y + 14} 70 ${y + 26}`, INK.mustard, 1.6)
      );
    }
  }
}

function nose({ lady, eyes: y, skin }: Person, wet: boolean): Drawing {
  return (
    path(`M50 ${y}L${lady ? 55 : 58} ${y + 10}H50Z`, skin[1]) +
    path(`M50 ${y}L${lady ? 46 : 43} ${y + 10}H50Z`, wet ? skin[1] : '#E07A55', 'opacity=".75"')
  );
}

function mouth({ member, lady, hair, eyes: high }: Person, wet: boolean): Drawing {
  const y = high + 14;
  if (wet) return line(`M42 ${y + 3}Q46 ${y - 2} 50 ${y + 2}T58 ${y + 2}`, INK.black, 2.6);
  if (member === 0) {
    return (
      path(`M39 ${y - 2}H61Q60 ${y + 8} 50 ${y + 8}T39 ${y - 2}Z`, INK.black) +
      box(42, y - 2, 6.5, 4.4, '#fff') +
      box(51.5, y - 2, 6.5, 4.4, '#fff')
    );
  }
  if (lady) {
    const lips = `M43 ${y}L48 ${y - 2}L50 ${y - 1}L52 ${y - 2}L59 ${y - 2}Q56 ${y + 5} 50 ${y + 5}T43 ${y}Z`;
    return path(lips, INK.red) + (member === CAPTAIN ? disc(63, y - 2, 1.5, INK.black) : '');
  }
  if (member === 2) {
    return (
      path(`M50 ${y - 4}L33 ${y + 6}L36 ${y - 3}ZM50 ${y - 4}L67 ${y + 6}L64 ${y - 3}Z`, hair) +
      box(45, y + 3, 10, 2.4, INK.black, 1)
    );
  }
  const whiskers = `M50 ${y - 4}Q40 ${y - 5} 36 ${y + 1}Q32 ${y + 5} 28 ${y - 3}Q28 ${y + 8} 38 ${y + 6}Q46 ${y + 4} 50 ${y}Q54 ${y + 4} 62 ${y + 6}Q72 ${y + 8} 72 ${y - 3}Q68 ${y + 5} 64 ${y + 1}Q60 ${y - 5} 50 ${y - 4}Z`;
  return path(whiskers, hair) + path(`M47 ${y + 4}H53L50 ${y + 10}Z`, hair);
}

function epaulettes(): Drawing {
  return (
    path('M3 92L12 76L30 73L28 82Z', INK.mustard) +
    path('M97 92L88 76L70 73L72 82Z', INK.deepMustard) +
    line('M5 93L4 98M10 91L9 97M16 88L15 94M95 93L96 98M90 91L91 97M84 88L85 94', INK.mustard, 2.6)
  );
}
