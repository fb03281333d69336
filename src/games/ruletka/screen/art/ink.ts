/** A drawing is SVG markup: built once, it is put on the page whole, and no redraw walks through its strokes. */
export type Drawing = string;

export const INK = {
  red: '#C8321F',
  deepRed: '#98220F',
  black: '#1B1714',
  soot: '#3B322B',
  cream: '#F4E7CC',
  sand: '#E5D2AC',
  paper: '#FFF6E3',
  mustard: '#D9A441',
  deepMustard: '#A8761F',
  petrol: '#2B6777',
  deepPetrol: '#1A4652',
  olive: '#667A34',
  deepOlive: '#465524',
  plum: '#7C4670',
  deepPlum: '#55294C',
  water: '#6FB1BC',
  mist: '#D3EAE6',
  shade: 'rgba(20,8,0,.24)',
} as const;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function box(x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ''): Drawing {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" rx="${rx}" ${more}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, more = ''): Drawing {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): Drawing {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A stroke with round ends. */
export function line(d: string, colour: string, width: number, more = ''): Drawing {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function outline(width: number): string {
  return `stroke="${INK.black}" stroke-width="${width}" stroke-linejoin="round"`;
}

export function group(transform: string, drawn: Drawing, more = ''): Drawing {
  return `<g transform="${transform}" ${more}>${drawn}</g>`;
}

/** Letters of the poster. What is written comes from the words, never from a player. */
export function letters(x: number, y: number, text: string | number, size: number, fill: string, more = ''): Drawing {
  return `<text x="${x}" y="${y}" font-family="Anton, Impact, sans-serif" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;
}

/** A star with `points` rays. */
export function burst(x: number, y: number, outer: number, inner: number, points: number, turned = 0): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = turned + (Math.PI * i) / points;
    const r = i % 2 === 1 ? inner : outer;
    d += `${i === 0 ? 'M' : 'L'}${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

export function star(x: number, y: number, r: number, fill: string, more = ''): Drawing {
  return path(burst(x, y, r, r * 0.42, 5, -Math.PI / 2), fill, more);
}

export function drop(x: number, y: number, s: number, fill: string, more = ''): Drawing {
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return path(
    `M${at(0, -1.5)}C${at(0.5, -0.6)} ${at(1, 0)} ${at(1, 0.45)}A${s} ${s} 0 0 1 ${at(-1, 0.45)}C${at(-1, 0)} ${at(-0.5, -0.6)} ${at(0, -1.5)}Z`,
    fill,
    more,
  );
}

/** Sunrays from one point. */
export function rays(x: number, y: number, r: number, count: number, fill: string, turned = 0): Drawing {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = turned + (i * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    d += `M${x} ${y}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}L${round(x + r * Math.cos(b))} ${round(y + r * Math.sin(b))}Z`;
  }
  return path(d, fill);
}

/** Six things in a ring, as the chambers of a drum. */
export function chambers(
  x: number,
  y: number,
  r: number,
  each: (cx: number, cy: number, i: number) => Drawing,
): Drawing {
  return Array.from({ length: 6 }, (_, i) =>
    each(round(x + r * Math.sin((i * Math.PI) / 3)), round(y - r * Math.cos((i * Math.PI) / 3)), i),
  ).join('');
}
