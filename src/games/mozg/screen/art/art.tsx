import type { VNode } from 'preact';
import sheet from './sheet.svg?url';

export type Sign =
  | 'hop'
  | 'down'
  | 'sweep'
  | 'swap'
  | 'gift'
  | 'steal'
  | 'rain'
  | 'brain'
  | 'again'
  | 'cards'
  | 'tomb'
  | 'eye'
  | 'paw'
  | 'check'
  | 'shovel'
  | 'hand'
  | 'marshmallow'
  | 'pink';

/** Something of the sheet, in the colour of the text around it. */
export function Sign({ name, size }: { readonly name: Sign; readonly size?: number }): VNode {
  const box = name === 'pink' ? '0 0 32 32' : '0 0 24 24';
  return (
    <svg class={`m-sign ${name}`} viewBox={box} width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** A piece of the sheet inside a drawing. */
export function Piece(props: {
  readonly name: Sign | `a${number}`;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): VNode {
  const { name, x, y, size } = props;
  return <use href={`${sheet}#${name}`} x={x} y={y} width={size} height={size} />;
}

/** The same, as the page reads it. */
export function piece(name: Sign | `a${number}`, x: number, y: number, size: number): string {
  return `<use href="${sheet}#${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}
