import { drop, group, INK, line, path, round, type Drawing } from '../art/ink.ts';
import { bangFlag, bangWord, clickFlag, pistol, splash } from '../art/things.ts';
import type { Place } from './positions.ts';
import type { Shooter } from './shooters.ts';

/** One gun in the ring: from where, to where, and what it is called when it goes off. */
export interface Shot {
  readonly shooter: Shooter;
  readonly from: Place;
  /** Nothing into the air. */
  readonly to: Place | undefined;
}

interface Words {
  readonly click: string;
  readonly bang: string;
}

interface Pose {
  /** The middle of the gun. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly flip: boolean;
  /** The nozzle. */
  readonly tip: Place;
}

const AIR = -1.36;

/** How a gun is held: towards its target, up, or to the side and back at its owner. */
function poseOf({ shooter, from, to }: Shot, s: number, middle: number): Pose {
  const side = from.x < middle - 1 ? 1 : -1;
  if (shooter.at === 'air' || shooter.at === shooter.seat || to === undefined) {
    const angle = shooter.at === 'air' ? AIR : side > 0 ? 0 : Math.PI;
    const x = from.x + side * (shooter.at === 'air' ? 46 : 44) * s;
    const y = from.y + (shooter.at === 'air' ? 6 : 20) * s;
    const reach = 31 * s;
    const tip = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
    return { x, y, angle, flip: side < 0 && shooter.at !== 'air', tip };
  }
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const x = from.x + Math.cos(angle) * 52 * s;
  const y = from.y + Math.sin(angle) * 52 * s;
  const reach = 31 * s;
  return {
    x,
    y,
    angle,
    flip: Math.abs(angle) > Math.PI / 2,
    tip: { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach },
  };
}

function gun(shot: Shot, pose: Pose, s: number): Drawing {
  const k = 0.42 * s;
  const degrees = (pose.angle * 180) / Math.PI;
  return group(
    `translate(${round(pose.x)},${round(pose.y)}) rotate(${round(degrees)}) scale(${k.toFixed(3)},${(pose.flip ? -k : k).toFixed(3)}) translate(-44,-25)`,
    pistol(shot.shooter.team),
  );
}

/** A dashed line with a head; white around it, so that it shows on anything. */
function aimLine(a: Place, b: Place, s: number, dotted: boolean): Drawing {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const ux = (b.x - a.x) / far;
  const uy = (b.y - a.y) / far;
  const end = { x: b.x - ux * 44 * s, y: b.y - uy * 44 * s };
  const start = { x: a.x + ux * 8 * s, y: a.y + uy * 8 * s };
  if (far < 60 * s) return '';
  const neck = { x: end.x - ux * 12 * s, y: end.y - uy * 12 * s };
  const d = `M${round(start.x)} ${round(start.y)}L${round(neck.x)} ${round(neck.y)}`;
  const head = `M${round(end.x)} ${round(end.y)}L${round(end.x - ux * 16 * s - uy * 9 * s)} ${round(end.y - uy * 16 * s + ux * 9 * s)}L${round(end.x - ux * 16 * s + uy * 9 * s)} ${round(end.y - uy * 16 * s - ux * 9 * s)}Z`;
  return (
    line(d, INK.paper, 8 * s) +
    path(head, INK.black, `stroke="${INK.paper}" stroke-width="${round(2 * s)}"`) +
    line(
      d,
      INK.black,
      4.5 * s,
      `stroke-dasharray="${dotted ? round(2 * s) : round(11 * s)} ${round(9 * s)}" class="rl-dash"`,
    )
  );
}

function uTurn(tip: Place, s: number, right: boolean): Drawing {
  const d = 'M0 0C30 -4 30 -44 -2 -42';
  return group(
    `translate(${round(tip.x)},${round(tip.y)}) scale(${round(0.8 * s * (right ? 1 : -1) * 10) / 10},${round(0.8 * s * 10) / 10})`,
    line(d, INK.paper, 9) +
      line(d, INK.black, 5) +
      path('M-16 -42L2 -53V-31Z', INK.black, `stroke="${INK.paper}" stroke-width="2"`),
  );
}

function upArrow(tip: Place, s: number): Drawing {
  return group(
    `translate(${round(tip.x - 12 * s)},${round(tip.y - 46 * s)}) scale(${round(0.42 * s * 100) / 100})`,
    path('M0 56L30 0L60 56H42V96H18V56Z', INK.black, `stroke="${INK.paper}" stroke-width="6"`),
  );
}

/** Water on its way. */
function jet(a: Place, b: Place, s: number): Drawing {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const ux = (b.x - a.x) / far;
  const uy = (b.y - a.y) / far;
  const at = (along: number, across: number): string =>
    `${round(a.x + ux * along - uy * across)} ${round(a.y + uy * along + ux * across)}`;
  const end = Math.max(10 * s, far - 20 * s);
  const [thin, thick] = [5 * s, 22 * s];
  const shape = (k: number, fill: string): Drawing =>
    path(
      `M${at(0, -thin * k)}Q${at(end / 2, -thin * k)} ${at(end, -thick * k)}L${at(end, thick * k)}Q${at(end / 2, thin * k)} ${at(0, thin * k)}Z`,
      fill,
    );
  const glint = (from: number, to: number, off: number): Drawing =>
    line(`M${at(end * from, off * thick)}L${at(end * to, off * thick)}`, INK.mist, 3 * s);
  return (
    shape(1.25, INK.petrol) +
    shape(1, INK.water) +
    glint(0.06, 0.4, 0) +
    glint(0.56, 0.92, -0.3) +
    glint(0.7, 0.96, 0.34)
  );
}

/** What lies under the faces: aims and water. */
export function below(shots: readonly Shot[], s: number, middle: number): Drawing {
  return shots
    .map((shot) => {
      const { shooter, to } = shot;
      const pose = poseOf(shot, s, middle);
      const elsewhere = to !== undefined && shooter.at !== shooter.seat;
      if (shooter.card === 'bullet' && to !== undefined) return elsewhere ? jet(pose.tip, to, s) : '';
      return elsewhere ? aimLine(pose.tip, to, s, shooter.card === 'click') : '';
    })
    .join('');
}

/** Guns, and where one points at oneself or at the sky. */
export function guns(shots: readonly Shot[], s: number, middle: number): Drawing {
  return shots
    .map((shot) => {
      const pose = poseOf(shot, s, middle);
      const { at, seat, card } = shot.shooter;
      const mark =
        card !== undefined
          ? ''
          : at === seat
            ? uTurn(pose.tip, s, !pose.flip)
            : at === 'air'
              ? upArrow(pose.tip, s)
              : '';
      return gun(shot, pose, s) + mark;
    })
    .join('');
}

/** Splashes behind whoever is hit. */
export function splashes(places: readonly Place[], s: number): Drawing {
  return places
    .map(({ x, y }) =>
      group(
        `translate(${round(x)},${round(y)}) scale(${round(1.12 * s * 100) / 100})`,
        `<g class="rl-splash">${splash()}</g>`,
      ),
    )
    .join('');
}

/** Flags over everything, the first bang the largest. */
export function flags(shots: readonly Shot[], s: number, middle: number, words: Words, width: number): Drawing {
  let bangs = 0;
  return shots
    .map((shot) => {
      const { card } = shot.shooter;
      if (card === undefined) return '';
      const { tip } = poseOf(shot, s, middle);
      if (card === 'click') {
        const left = tip.x > width - 70 * s;
        return flag(tip.x, tip.y - 2 * s, 0.8 * s, clickFlag(words.click, left));
      }
      bangs++;
      const k = (bangs === 1 ? 1 : 0.7) * s;
      const x = Math.max(8 * s, Math.min(tip.x, width - 130 * k));
      return (
        flag(x, Math.max(8 * s, tip.y), k, bangFlag(bangWord(words.bang))) +
        (shot.to === undefined ? drop(tip.x, tip.y - 20 * s, 9 * s, INK.water) : '')
      );
    })
    .join('');
}

function flag(x: number, y: number, k: number, drawn: Drawing): Drawing {
  return group(`translate(${round(x)},${round(y)}) scale(${round(k * 100) / 100})`, `<g class="rl-flag">${drawn}</g>`);
}
