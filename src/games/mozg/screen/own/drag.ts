import { useRef } from 'preact/hooks';
import type { Card } from '../../rules/index.ts';

/** Where a card was let go. */
export type Drop = 'horde' | number;

interface Handlers {
  readonly onPointerDown?: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  readonly onPointerMove?: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  readonly onPointerUp?: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  readonly onPointerCancel?: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  readonly onClickCapture?: (event: MouseEvent) => void;
}

/** Further than a tap ever slips. */
const FAR = 10;

/** Cards follow the finger; let go over the Horde or a gravestone they are dropped there. A tap stays a tap. */
export function useDrag(onDrop: ((card: Card, on: Drop) => void) | undefined): (card: Card) => Handlers {
  const from = useRef<{ readonly x: number; readonly y: number; dragging: boolean } | undefined>(undefined);
  const dragged = useRef(false);
  if (onDrop === undefined) return () => ({});
  const rest = (element: HTMLElement): void => {
    element.style.translate = '';
    element.classList.remove('dragged');
    from.current = undefined;
  };
  return (card) => ({
    onPointerDown(event) {
      dragged.current = false;
      from.current = { x: event.clientX, y: event.clientY, dragging: false };
    },
    onPointerMove(event) {
      const start = from.current;
      if (start === undefined || event.buttons === 0) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!start.dragging) {
        if (Math.hypot(x, y) < FAR) return;
        start.dragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.classList.add('dragged');
      }
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp(event) {
      const wasDragging = from.current?.dragging === true;
      rest(event.currentTarget);
      if (!wasDragging) return;
      dragged.current = true;
      const on = dropAt(event.clientX, event.clientY);
      if (on !== undefined) onDrop(card, on);
    },
    onPointerCancel(event) {
      rest(event.currentTarget);
    },
    onClickCapture(event) {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });
}

function dropAt(x: number, y: number): Drop | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (name === 'horde') return 'horde';
    if (name !== undefined) return Number(name.split('-')[1]);
  }
  return undefined;
}
