import { box, path, stroke, type Drawing } from './ink.ts';

export function cloud(x: number, y: number, s: number, colour: string): Drawing {
  return path(
    `M${x} ${y}a${s * 0.5} ${s * 0.5} 0 0 1 ${s * 0.35}-${s * 0.85}a${s * 0.75} ${s * 0.75} 0 0 1 ${s * 1.4}-${s * 0.2}a${s * 0.55} ${s * 0.55} 0 0 1 ${s * 0.55} ${s * 1.05}z`,
    colour,
  );
}

/** A sea's worth of waves of height `swell`, from `y` down to below the card. */
export function wave(y: number, swell: number, count: number, colour: string, phase = 0): Drawing {
  const w = 300 / count;
  let d = `M${-10 - phase * w} ${y}`;
  for (let i = 0; i < count + 2; i++) d += `q${w / 4} ${-swell} ${w / 2} 0t${w / 2} 0`;
  return path(`${d}V370H-60Z`, colour);
}

export function crest(x: number, y: number, w: number, colour: string, thick = 3): Drawing {
  return stroke(`M${x} ${y}q${w * 0.25} ${-w * 0.12} ${w * 0.5} 0t${w * 0.5} 0`, colour, thick);
}

export function cottage(x: number, base: number, w: number, h: number, roof: string, gable: string): Drawing {
  const r = h * 0.62;
  const eaves = base - h;
  return [
    path(`M${x} ${base}v${-h}h${w * 0.45}v${h}Z`, '#FFF6E4'),
    path(`M${x + w * 0.45} ${base}v${-h}h${w * 0.55}v${h}Z`, '#EBD9B8'),
    box(x + w * 0.74, eaves - r * 0.95, w * 0.1, r * 0.7, '#8C5A44'),
    path(
      `M${x + w * 0.225} ${eaves - r}L${x + w * 0.86} ${eaves - r}L${x + w * 1.06} ${eaves + 2}H${x + w * 0.45}Z`,
      roof,
    ),
    path(
      `M${x + w * 0.225} ${eaves - r}L${x - w * 0.06} ${eaves + 2}h${w * 0.08}L${x + w * 0.225} ${eaves - r * 0.72}L${x + w * 0.43} ${eaves + 2}h${w * 0.08}Z`,
      gable,
    ),
    path(`M${x} ${eaves + 1}L${x + w * 0.225} ${eaves - r * 0.74}L${x + w * 0.45} ${eaves + 1}Z`, '#FFF6E4'),
    box(x + w * 0.14, base - h * 0.72, w * 0.16, h * 0.36, '#7FA6A8'),
    box(x + w * 0.57, base - h * 0.72, w * 0.13, h * 0.34, '#6E9598'),
    path(`M${x + w * 0.78} ${base}v${-h * 0.6}h${w * 0.13}v${h * 0.6}Z`, '#8C5A44'),
  ];
}

export function fence(posts: readonly number[], top: number, rail: number): Drawing {
  return [
    posts.map((x) => [box(x, top, 7, 34, '#C99B66', 2), box(x + 4, top, 3, 34, '#A87C4B', 1)]),
    box(rail, top + 7, 72, 6, '#D8AF7C'),
    box(rail, top + 20, 72, 6, '#D8AF7C'),
  ];
}
