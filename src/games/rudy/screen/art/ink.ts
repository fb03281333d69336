/**
 * Drawn things, back to front, as the page reads them: a card is some two hundred shapes, and the browser's own parser makes them
 * sooner than they are made one by one. Only numbers and colours of our own are written here, never what somebody said.
 */
export type Drawing = string | readonly Drawing[];

interface Extra {
  readonly opacity?: number;
  readonly transform?: string;
  readonly stroke?: string;
  readonly 'stroke-width'?: number;
  readonly 'stroke-linejoin'?: 'round';
}

function shape(name: string, about: Readonly<Record<string, string | number>>, extra?: Extra): string {
  const all = Object.entries({ ...about, ...extra }).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${all.join('')}/>`;
}

export function path(d: string, fill: string, extra?: Extra): string {
  return shape('path', { d, fill }, extra);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra): string {
  return shape('ellipse', { cx, cy, rx, ry, fill }, extra);
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return shape('circle', { cx, cy, r, fill });
}

export function box(x: number, y: number, width: number, height: number, fill: string, rx = 0): string {
  return shape('rect', { x, y, width, height, fill, rx });
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number): string {
  return shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });
}

export function group(transform: string, children: Drawing): string {
  return `<g transform="${transform}">${flat(children)}</g>`;
}

export function flat(drawing: Drawing): string {
  return typeof drawing === 'string' ? drawing : drawing.map(flat).join('');
}

/** What an element takes to show it. */
export function inked(drawing: Drawing): { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  return { dangerouslySetInnerHTML: { __html: flat(drawing) } };
}
