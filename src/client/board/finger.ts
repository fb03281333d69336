import { useRef } from 'preact/hooks';

/** As long as a finger is on its way. */
const DEAF = 350;

export interface Finger {
  /** Whether a tap now still means what was there before. */
  readonly isLate: () => boolean;
  /** Something else lies under the finger from now on. */
  readonly moved: () => void;
}

/** A finger that was on its way when the question changed means the question before. */
export function useFinger(question: unknown): Finger {
  const since = useRef({ question, at: performance.now() });
  if (since.current.question !== question) since.current = { question, at: performance.now() };
  return {
    isLate: () => performance.now() - since.current.at < DEAF,
    moved: () => {
      since.current.at = performance.now();
    },
  };
}
