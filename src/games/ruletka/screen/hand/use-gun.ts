import { useEffect, useRef, useState } from 'preact/hooks';
import { GUN_SIZE, type GunCard } from '../../rules/index.ts';
import type { Props } from '../players.ts';

export interface Gun {
  /** The seven cards as they lie in this hand; nothing where there is no hand. */
  readonly faceOf: (notch: number) => GunCard;
  /** Faces are drawn only while this is so. */
  readonly held: boolean;
  readonly notch: number | undefined;
  readonly hold: (on: boolean) => void;
  readonly choose: (notch: number) => void;
}

/**
 * Looking into one's own gun. The order is drawn anew every round: where somebody's thumb rests must not tell what lies
 * there.
 */
export function useGun({ view }: Props): Gun {
  const [held, setHeld] = useState(false);
  const lies = useRef({ round: 0, order: [] as readonly number[] });
  const [chosen, setChosen] = useState<{ readonly round: number; readonly notch: number }>();
  if (lies.current.round !== view.round) lies.current = { round: view.round, order: shuffled() };
  const { order } = lies.current;
  const clicks = view.gun?.click ?? 0;

  useEffect(() => {
    const cover = (): void => setHeld(false);
    addEventListener('blur', cover);
    document.addEventListener('visibilitychange', cover);
    return () => {
      removeEventListener('blur', cover);
      document.removeEventListener('visibilitychange', cover);
    };
  }, []);
  useEffect(() => setHeld(false), [view.phase, view.round]);

  return {
    faceOf: (notch) => ((order[notch] ?? 0) < clicks ? 'click' : 'bullet'),
    held,
    notch: chosen?.round === view.round ? chosen.notch : undefined,
    hold: setHeld,
    choose: (notch) => setChosen({ round: view.round, notch: Math.max(0, Math.min(GUN_SIZE - 1, notch)) }),
  };
}

function shuffled(): readonly number[] {
  return Array.from({ length: GUN_SIZE }, (_, i) => ({ i, by: Math.random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ i }) => i);
}
