import type { VNode } from 'preact';

/** Something that moves, and what a phone four times slower than this machine may need for it: `npm run frames` sees to it. */
export interface Weighed {
  readonly name: string;
  /** The first stands still; then one comes each beat. */
  readonly pages: readonly VNode[];
  /** Or keys, one a beat, with the picture as it is. */
  readonly keys?: readonly string[];
  /** Or it moves by itself, for so many beats. */
  readonly beats?: number;
  /** How long each is looked at, in milliseconds. */
  readonly beat: number;
  /** Milliseconds the longest frame may take. */
  readonly longest: number;
  /** Frames a beat that begin something and may take longer than a frame lasts. */
  readonly starts: number;
}

/** What the page tells of one; `beats` is how often something comes. */
export interface Weighing extends Pick<Weighed, 'name' | 'beat' | 'longest' | 'starts'> {
  readonly keys: readonly string[];
  readonly beats: number;
  /** Whether it moves by itself. */
  readonly own: boolean;
}

export function weighingOf({ name, pages, keys = [], beats = 0, beat, longest, starts }: Weighed): Weighing {
  const own = beats > 0;
  return { name, keys, own, beat, longest, starts, beats: own ? beats : Math.max(pages.length - 1, keys.length) };
}
