import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rudy, type Move } from '../../rules/index.ts';
import type { Props } from '../players.ts';
import { useKeys } from '../../../../client/shell/keys.ts';
import { chime } from '../sound.ts';
import { EMPTY_PAD, keyOf, numberOn, press as pressed, type Key, type Pad } from './pad.ts';

/** A finger that was on its way when the card turned means the card before. */
const DEAF = 350;
const UNANSWERED = 5000;
/** How long it is said that the last card's time was over, before this card's question. */
const TOLD = 4000;
/** The pad's own refusal: a third digit. */
export const TOO_LONG = 'too-long';

interface Typing {
  readonly turn: number;
  readonly pad: Pad;
  readonly sent: boolean;
  /** Why the last key or number was not taken. */
  readonly refused: string | undefined;
  /** The time for the card before was over with nothing written, and it is being said. */
  readonly ranOut: boolean;
}

export interface PadHandle extends Typing {
  readonly press: (key: Key) => void;
  readonly commit: () => void;
}

function fresh(turn: number): Typing {
  return { turn, pad: EMPTY_PAD, sent: false, refused: undefined, ranOut: false };
}

/** The card has turned under this pad, and the field before it was left empty. */
function hasRunOut({ numbers, turn }: Props['view'], before: number): boolean {
  return turn === before + 1 && numbers?.[before - 1] === null;
}

/** What the hands on a pad reach for: never a render's own props, only whatever is newest. */
interface Reach {
  readonly typing: RefObject<Typing>;
  readonly turnedAt: RefObject<number>;
  readonly latest: RefObject<Latest>;
  readonly redraw: (next: (count: number) => number) => void;
}

interface Latest {
  readonly props: Props;
  readonly active: boolean;
}

interface Hands {
  readonly press: (key: Key) => void;
  readonly commit: () => void;
  readonly refuse: (code: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Typing this turn's number: by the pad, the keyboard or a circle drawn on the table. */
export function usePad(props: Props, active: boolean): PadHandle {
  const { turn } = props.view;
  const [, redraw] = useState(0);
  // Two quick keys come before one redraw, so what is typed lives beside the rendering, not in it.
  const typing = useRef<Typing>(fresh(turn));
  const turnedAt = useRef(performance.now());
  if (typing.current.turn !== turn) {
    const ranOut = active && hasRunOut(props.view, typing.current.turn);
    typing.current = { ...fresh(turn), ranOut };
    turnedAt.current = performance.now();
    if (ranOut) changeLater(typing, redraw, TOLD, { ranOut: false });
  }
  const latest = useRef<Latest>({ props, active });
  latest.current = { props, active };
  const hands = useRef<Hands | undefined>(undefined);
  hands.current ??= handsOf({ typing, turnedAt, latest, redraw });
  const { press, commit, refuse, onKey } = hands.current;
  useRefusal(props.refusal, refuse);
  useKeys(onKey);
  return { ...typing.current, press, commit };
}

/**
 * Made once and apart from any render. A browser may keep a button that was pressed and is gone, and a button keeps its
 * handlers: had they been made beside `props`, they would keep the card of an earlier turn.
 */
function handsOf({ typing, turnedAt, latest, redraw }: Reach): Hands {
  const change = (next: Partial<Typing>): void => {
    typing.current = { ...typing.current, ...next };
    redraw((count) => count + 1);
  };

  const deaf = (): boolean =>
    !latest.current.active || typing.current.sent || performance.now() - turnedAt.current < DEAF;

  const press = (key: Key): void => {
    if (deaf()) return;
    const code = key === 'circle' ? refusalOf(latest.current.props, { number: 0, circled: true }) : undefined;
    if (code !== undefined) return change({ refused: code });
    const before = typing.current.pad;
    const pad = pressed(before, key);
    const tooLong = pad.shakes > before.shakes;
    chime(tooLong ? 'refuse' : 'key');
    change({ pad, refused: tooLong ? TOO_LONG : undefined, ranOut: false });
  };

  const commit = (): void => {
    const { pad } = typing.current;
    const number = numberOn(pad);
    if (deaf() || number === undefined) return;
    const move: Move = pad.circled ? { number, circled: true } : { number };
    const code = refusalOf(latest.current.props, move);
    change({ sent: code === undefined, refused: code });
    if (code !== undefined) return;
    latest.current.props.send(move);
    // Where no answer comes, not even a refusal, the pad opens again; a number sent twice is still written once.
    changeLater(typing, redraw, UNANSWERED, { sent: false });
  };

  return {
    press,
    commit,
    refuse: (code) => change({ sent: false, refused: code }),
    onKey(event) {
      if (!latest.current.active) return;
      if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement)) return commit();
      const key = keyOf(event.key);
      if (key === undefined) return;
      event.preventDefault();
      press(key);
    },
  };
}

/**
 * A refusal, once it arrives. It is its own function because an effect keeps alive whatever was around it when it was
 * made: beside `props` that would be the card of an earlier turn.
 */
function useRefusal(refusal: Props['refusal'], onRefused: (code: string) => void): void {
  const known = useRef(refusal);
  useEffect(() => {
    if (refusal === undefined || refusal === known.current) return;
    known.current = refusal;
    onRefused(refusal.code);
  }, [refusal]);
}

/** What changes by itself, unless the card has turned by then. Apart from any render, as the hands are. */
function changeLater(typing: Reach['typing'], redraw: Reach['redraw'], delay: number, next: Partial<Typing>): void {
  const { turn } = typing.current;
  setTimeout(() => {
    if (typing.current.turn !== turn) return;
    typing.current = { ...typing.current, ...next };
    redraw((count) => count + 1);
  }, delay);
}

/** The same question the server will ask, answered at once. */
function refusalOf({ view, seat }: Props, move: Move): string | undefined {
  return seat === undefined ? 'over' : rudy.refusal({ ...view, circleUsed: view.circleUsed === true }, seat, move);
}
