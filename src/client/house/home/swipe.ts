interface Strokes {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const FAR = 40;

/** Turns a sideways stroke into −1 or 1; a stroke is no tap. */
export function swiping(turn: (by: number) => void): Strokes {
  let from: number | undefined;
  return {
    onPointerDown: (event) => {
      from = event.clientX;
    },
    onPointerUp: (event) => {
      if (from === undefined) return;
      const way = event.clientX - from;
      from = undefined;
      if (Math.abs(way) > FAR) turn(way < 0 ? 1 : -1);
    },
    onKeyDown: (event) => {
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    },
  };
}
