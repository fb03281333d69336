import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As the boards' style sheets have it: `@container (min-width: 900px) and (min-height: 560px)`. */
const WIDE: Size = { width: 900, height: 560 };

export function isWide({ width, height }: Size): boolean {
  return width >= WIDE.width && height >= WIDE.height;
}

export const Wide = createContext(false);

/** Whether there is room beside the table: on the board itself, however large the window is. A TV has it. */
export function useWide(): boolean {
  return useContext(Wide);
}
