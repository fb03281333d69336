import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rudy, type Move } from '../../../games/rudy/index.ts';
import type { Props } from '../players.ts';
import { useKeys } from '../../shell/keys.ts';
import { chime } from '../sound.ts';
import { EMPTY_PAD, keyOf, numberOn, press as pressed, type Key, type Pad } from './pad.ts';

/** A finger that was on its way when the card turned means the card before. */
const DEAF = 350;
const UNANSWERED = 5000;
/** The pad's own refusal: a third digit. */
export const TOO_LONG = 'too-long';

interface Typing {
  readonly turn: number;
  readonly pad: Pad;
  readonly sent: boolean;
  /** Why the last key or number was not taken. */
  readonly refused: string | undefined;
}

export interface PadHandle extends Typing {
  readonly press: (key: Key) => void;
  readonly commit: () => void;
}

function fresh(turn: number): Typing {
  return { turn, pad: EMPTY_PAD, sent: false, refused: undefined };
}

/** Typing this turn's number: by the pad, the keyboard or a circle drawn on the table. */
export function usePad(props: Props, active: boolean): PadHandle {
  const { turn } = props.view;
  const [, redraw] = useState(0);
  // Two quick keys come before one redraw, so what is typed lives beside the rendering, not in it.
  const typing = useRef<Typing>(fresh(turn));
  const turnedAt = useRef(performance.now());
  if (typing.current.turn !== turn) {
    typing.current = fresh(turn);
    turnedAt.current = performance.now();
  }
  const change = (next: Partial<Typing>): void => {
    typing.current = { ...typing.current, ...next };
    redraw((count) => count + 1);
  };

  useRefusal(props.refusal, (code) => change({ sent: false, refused: code }));

  const deaf = (): boolean => !active || typing.current.sent || performance.now() - turnedAt.current < DEAF;

  const press = (key: Key): void => {
    if (deaf()) return;
    const code = key === 'circle' ? refusalOf(props, { number: 0, circled: true }) : undefined;
    if (code !== undefined) return change({ refused: code });
    const before = typing.current.pad;
    const pad = pressed(before, key);
    const tooLong = pad.shakes > before.shakes;
    chime(tooLong ? 'refuse' : 'key');
    change({ pad, refused: tooLong ? TOO_LONG : undefined });
  };

  const commit = (): void => {
    const { pad } = typing.current;
    const number = numberOn(pad);
    if (deaf() || number === undefined) return;
    const move: Move = pad.circled ? { number, circled: true } : { number };
    const code = refusalOf(props, move);
    change({ sent: code === undefined, refused: code });
    if (code !== undefined) return;
    props.send(move);
    unlockLater(typing, redraw);
  };

  useKeys((event) => {
    if (!active) return;
    if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement)) return commit();
    const key = keyOf(event.key);
    if (key === undefined) return;
    event.preventDefault();
    press(key);
  });

  return { ...typing.current, press, commit };
}

/**
 * A refusal, once it arrives. It is its own function because an effect keeps alive whatever was around it when it was
 * made: beside `props` that would be the card of an earlier turn.
 */
function useRefusal(refusal: Props['refusal'], onRefused: (code: string) => void): void {
  const latest = useRef(onRefused);
  latest.current = onRefused;
  const known = useRef(refusal);
  useEffect(() => {
    if (refusal === undefined || refusal === known.current) return;
    known.current = refusal;
    latest.current(refusal.code);
  }, [refusal]);
}

/** Where no answer comes, not even a refusal, the pad opens again; a number sent twice is still written once. */
function unlockLater(typing: RefObject<Typing>, redraw: (next: (count: number) => number) => void): void {
  const { turn } = typing.current;
  setTimeout(() => {
    if (typing.current.turn !== turn || !typing.current.sent) return;
    typing.current = { ...typing.current, sent: false };
    redraw((count) => count + 1);
  }, UNANSWERED);
}

/** The same question the server will ask, answered at once. */
function refusalOf({ view, seat }: Props, move: Move): string | undefined {
  return seat === undefined ? 'over' : rudy.refusal({ ...view, circleUsed: view.circleUsed === true }, seat, move);
}
