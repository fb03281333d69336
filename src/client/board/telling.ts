import { useEffect, useRef } from 'preact/hooks';

/** What a view brought, in a game's words. */
export interface Tale<Line, Note> {
  /** What happened, a sentence each. */
  readonly lines: readonly Line[];
  /** What those who listen have to know besides. */
  readonly also?: readonly string[];
  /** What the next telling compares with: never a card that the rules want forgotten. */
  readonly note: Note;
}

export type Kept<Line> = Line & { readonly key: number; readonly n: number };

export interface Telling<Line> {
  /** The newest first. */
  readonly lines: readonly Kept<Line>[];
  /** For those who listen. A view without a story leaves the last one to be read to its end. */
  readonly spoken: string;
  /** The first view a screen is given is no news. */
  readonly fresh: boolean;
}

interface Past<Line, Note> extends Telling<Line> {
  readonly n: number;
  readonly note: Note;
}

/** As many as anybody scrolls back in thought. */
const REMEMBERED = 30;

/**
 * Follows what happens on a screen, view by view. It is told while rendering: a component that redraws itself leaves its
 * drawing before in its parent. `heard` is for what a new view sounds like.
 */
export function useTelling<Line extends { readonly text: string }, Note>(
  n: number,
  tell: (before: Note | undefined) => Tale<Line, Note>,
  heard: (note: Note, fresh: boolean) => void,
  remembered = REMEMBERED,
): Telling<Line> {
  const past = useRef<Past<Line, Note> | undefined>(undefined);
  if (past.current?.n !== n) past.current = next(past.current, n, tell, remembered);
  const { current } = past;
  useEffect(() => heard(current.note, current.fresh), [n]);
  return current;
}

function next<Line extends { readonly text: string }, Note>(
  before: Past<Line, Note> | undefined,
  n: number,
  tell: (before: Note | undefined) => Tale<Line, Note>,
  remembered: number,
): Past<Line, Note> {
  const { lines, also = [], note } = tell(before?.note);
  const first = (before?.lines[0]?.key ?? -1) + 1;
  const fresh = lines.map((line, i) => ({ ...line, n, key: first + i })).toReversed();
  const spoken = [...lines.map(({ text }) => text), ...also].join(' ');
  return {
    n,
    note,
    fresh: before !== undefined,
    lines: [...fresh, ...(before?.lines ?? [])].slice(0, remembered),
    spoken: spoken === '' ? (before?.spoken ?? '') : spoken,
  };
}
