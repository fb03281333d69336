import type { VNode } from 'preact';

/** Drawn things, back to front. */
export type Drawing = VNode | readonly Drawing[];

interface Extra {
  readonly opacity?: number;
  readonly transform?: string;
  readonly stroke?: string;
  readonly 'stroke-width'?: number;
  readonly 'stroke-linejoin'?: 'round';
}

export function path(d: string, fill: string, extra?: Extra): VNode {
  return <path d={d} fill={fill} {...extra} />;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra): VNode {
  return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={fill} {...extra} />;
}

export function disc(cx: number, cy: number, r: number, fill: string): VNode {
  return <circle cx={cx} cy={cy} r={r} fill={fill} />;
}

export function box(x: number, y: number, width: number, height: number, fill: string, rx = 0): VNode {
  return <rect x={x} y={y} width={width} height={height} fill={fill} rx={rx} />;
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number): VNode {
  return <path d={d} fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" />;
}

export function group(transform: string, children: Drawing): VNode {
  return <g transform={transform}>{flat(children)}</g>;
}

export function flat(drawing: Drawing): VNode[] {
  return [drawing].flat(9 as 1) as VNode[];
}
