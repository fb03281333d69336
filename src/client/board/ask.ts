import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from './props.ts';
import { chimes, REFUSE } from './chime.ts';

/** Why something cannot be done: a code of the rules or of the table, and what it was about. */
export interface Why<About = never> {
  readonly code: string;
  readonly about?: About | undefined;
}

/** What one says to the table, and what it answers. */
export interface Ask<Move, About = never> {
  /** On its way: nothing more to do until the table answers. */
  readonly busy: boolean;
  /** Why the last thing that was tried cannot be done. */
  readonly why: Why<About> | undefined;
  readonly send: (move: Move | undefined) => void;
  readonly explain: (code: string | undefined, about?: About) => void;
}

type Props<Move> = Pick<BoardProps<object, object, Move, unknown>, 'question' | 'pending' | 'send' | 'refusal'>;

interface Told<About> {
  readonly until: unknown;
  readonly why: Why<About>;
}

/** All that the hands made by `handsOf` reach for: whatever is newest, never what a render was given. */
interface Reach<Move, About> {
  readonly latest: RefObject<{ readonly props: Props<Move>; readonly until: unknown }>;
  readonly told: RefObject<Told<About> | undefined>;
  readonly redraw: (next: (count: number) => number) => void;
}

const refuse = chimes({ refuse: REFUSE });

/**
 * Sends a move and tells why one was refused. A refusal is read while `until` stays the same, or for `readFor` milliseconds,
 * and never longer than until the next thing is tried.
 */
export function useAsk<Move, About = never>(props: Props<Move>, until: unknown, readFor?: number): Ask<Move, About> {
  const [, redraw] = useState(0);
  const { pending, refusal } = props;
  const latest = useRef({ props, until });
  latest.current = { props, until };
  const told = useRef<Told<About> | undefined>(undefined);
  const hands = useRef<Pick<Ask<Move, About>, 'send' | 'explain'> | undefined>(undefined);
  hands.current ??= handsOf({ latest, told, redraw }, readFor);
  useRefusal(refusal, hands.current.explain);
  const why = told.current?.until === until ? told.current?.why : undefined;
  return { busy: pending !== undefined, why, ...hands.current };
}

/**
 * Made once and apart from any render. A browser may keep a button that was pressed and is gone, and a button keeps its
 * handlers: made beside a view, they would keep that view.
 */
function handsOf<Move, About>(
  { latest, told, redraw }: Reach<Move, About>,
  readFor: number | undefined,
): Pick<Ask<Move, About>, 'send' | 'explain'> {
  const change = (next: Told<About> | undefined): void => {
    if (told.current === next) return;
    told.current = next;
    redraw((count) => count + 1);
  };
  return {
    send(move) {
      const { question, pending, send } = latest.current.props;
      // A match that is only looked at again asks for nothing.
      if (move === undefined || pending !== undefined || question === null) return;
      change(undefined);
      send(move);
    },
    explain(code, about) {
      if (code === undefined) return change(undefined);
      refuse('refuse');
      const mine = { until: latest.current.until, why: { code, about } };
      change(mine);
      if (readFor === undefined) return;
      setTimeout(() => {
        if (told.current === mine) change(undefined);
      }, readFor);
    },
  };
}

/** Its own function, because an effect keeps alive whatever was around it when it was made. */
function useRefusal(refusal: Props<never>['refusal'], explain: (code: string) => void): void {
  const known = useRef(refusal);
  useEffect(() => {
    if (refusal === undefined || refusal === known.current) return;
    known.current = refusal;
    explain(refusal.code);
  }, [refusal]);
}
