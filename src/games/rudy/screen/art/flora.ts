import { box, disc, group, path, type Drawing } from './ink.ts';

/** Three tiers; `dark` is the side away from the light. */
export function pine(x: number, base: number, h: number, w: number, light: string, dark?: string): Drawing {
  const tiers: readonly (readonly [number, number, number])[] = [
    [0.62, 0.02, w],
    [0.84, 0.3, w * 0.8],
    [1, 0.56, w * 0.58],
  ];
  return tiers.map(([top, foot, width]) => {
    const y = base - h * foot;
    const peak = `M${x} ${base - h * top}`;
    const middle = base - (h * (top + foot)) / 2;
    const right = `C${x + width * 0.18} ${middle} ${x + width * 0.4} ${base - h * foot * 1.02} ${x + width * 0.5} ${y}`;
    const left = `C${x - width * 0.4} ${base - h * foot * 1.02} ${x - width * 0.18} ${middle} ${x} ${base - h * top}Z`;
    const shade = `Q${x + width * 0.25} ${y + h * 0.035} ${x + width * 0.06} ${y + h * 0.025}Q${x + width * 0.12} ${middle} ${x} ${base - h * top}Z`;
    const tier = path(`${peak}${right}Q${x} ${y + h * 0.05} ${x - width * 0.5} ${y}${left}`, light);
    return dark === undefined ? tier : [tier, path(`${peak}${right}${shade}`, dark)];
  });
}

export function tree(
  x: number,
  base: number,
  r: number,
  leaf: string,
  dark: string,
  light: string,
  trunk = '#7a5638',
): Drawing {
  return [
    box(x - r * 0.1, base - r * 0.9, r * 0.2, r * 0.9, trunk),
    disc(x - r * 0.45, base - r * 1.15, r * 0.62, leaf),
    disc(x + r * 0.5, base - r * 1.1, r * 0.58, dark),
    disc(x, base - r * 1.55, r * 0.72, leaf),
    disc(x + r * 0.22, base - r, r * 0.5, dark),
    disc(x - r * 0.22, base - r * 1.7, r * 0.34, light),
  ];
}

export function acacia(x: number, base: number, s: number, leaf: string, dark: string, trunk: string): Drawing {
  const at = (dx: number, dy: number): string => `${x + s * dx} ${base - s * dy}`;
  return [
    path(
      `M${at(-0.05, 0)}Q${at(0.02, 0.35)} ${at(-0.22, 0.66)}l${s * 0.05} ${-s * 0.02}Q${at(0.02, 0.5)} ${at(0.03, 0.42)}` +
        `Q${at(0.08, 0.58)} ${at(0.26, 0.68)}l${s * 0.04} ${s * 0.03}Q${at(0.1, 0.4)} ${at(0.07, 0)}Z`,
      trunk,
    ),
    path(
      `M${at(-0.62, 0.66)}Q${at(-0.5, 0.86)} ${at(-0.2, 0.84)}Q${at(0, 1)} ${at(0.24, 0.86)}` +
        `Q${at(0.55, 0.86)} ${at(0.66, 0.66)}Q${at(0, 0.6)} ${at(-0.62, 0.66)}Z`,
      leaf,
    ),
    path(
      `M${at(0.1, 0.64)}Q${at(0.3, 0.74)} ${at(0.45, 0.8)}Q${at(0.6, 0.76)} ${at(0.66, 0.66)}Q${at(0.4, 0.62)} ${at(0.1, 0.64)}Z`,
      dark,
    ),
  ];
}

export function tuft(x: number, y: number, s: number, colour: string): Drawing {
  const at = (dx: number, dy: number): string => `${x + s * dx} ${y - s * dy}`;
  return path(
    `M${at(-0.5, 0)}Q${at(-0.5, 0.5)} ${at(-0.8, 0.8)}Q${at(-0.2, 0.6)} ${at(-0.12, 0.2)}Q${at(-0.1, 0.8)} ${at(0.1, 1.15)}` +
      `Q${at(0.2, 0.7)} ${at(0.14, 0.2)}Q${at(0.3, 0.6)} ${at(0.8, 0.75)}Q${at(0.5, 0.4)} ${at(0.5, 0)}Z`,
    colour,
  );
}

export function daisy(x: number, y: number, r: number, petal: string, heart = '#F6B73C'): Drawing {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i * 2 * Math.PI) / 5;
    return disc(x + r * Math.cos(angle), y + r * Math.sin(angle), r * 0.72, petal);
  });
  return [petals, disc(x, y, r * 0.6, heart)];
}

export function toadstool(x: number, y: number, s: number): Drawing {
  return [
    path(
      `M${x - s * 0.22} ${y}q${-s * 0.04} ${-s * 0.4} ${s * 0.06} ${-s * 0.6}h${s * 0.32}q${s * 0.1} ${s * 0.2} ${s * 0.06} ${s * 0.6}Z`,
      '#FBF0DC',
    ),
    path(
      `M${x - s * 0.6} ${y - s * 0.5}a${s * 0.6} ${s * 0.62} 0 0 1 ${s * 1.2} 0Q${x} ${y - s * 0.36} ${x - s * 0.6} ${y - s * 0.5}Z`,
      '#D9442F',
    ),
    path(
      `M${x + s * 0.2} ${y - s * 1.08}a${s * 0.6} ${s * 0.62} 0 0 1 ${s * 0.4} ${s * 0.58}q${-s * 0.2} ${s * 0.08} ${-s * 0.4} ${s * 0.1}q${s * 0.16} ${-s * 0.3} 0 ${-s * 0.68}Z`,
      '#B93424',
    ),
    disc(x - s * 0.25, y - s * 0.72, s * 0.11, '#FBF0DC'),
    disc(x + s * 0.1, y - s * 0.86, s * 0.1, '#FBF0DC'),
    disc(x + s * 0.02, y - s * 0.58, s * 0.07, '#FBF0DC'),
  ];
}

export function fern(x: number, y: number, s: number, angle: number, colour: string): Drawing {
  let leaves = '';
  for (let i = 1; i < 7; i++) {
    const l = s * 0.36 * (1 - (i / 7) * 0.75);
    const stem = `M0 ${(-s * i) / 7}`;
    leaves += `${stem}q${l * 0.6} ${-l * 0.5} ${l} ${-l * 0.1}q${-l * 0.4} ${l * 0.4} ${-l} ${l * 0.3}Z`;
    leaves += `${stem}q${-l * 0.6} ${-l * 0.5} ${-l} ${-l * 0.1}q${l * 0.4} ${l * 0.4} ${l} ${l * 0.3}Z`;
  }
  const stalk = path(`M-1.6 0Q-.6 ${-s * 0.6} 0 ${-s}Q.6 ${-s * 0.6} 1.6 0Z`, colour);
  return group(`translate(${x} ${y})rotate(${angle})`, [stalk, path(leaves, colour)]);
}
