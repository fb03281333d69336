import { useEffect, useRef, useState } from 'preact/hooks';
import type { Props, View } from '../players.ts';
import { wholeOf } from '../strip.tsx';
import { covers, groundOf, lengthOf, scenesOf, seenOf, type Ground, type Scene } from './scenes.ts';

export interface Theatre {
  readonly scene: Scene | undefined;
  /** What the stage shows; other than the scene while that only lies on it. */
  readonly ground: Ground | undefined;
  /** Tells two equal scenes apart. */
  readonly id: number;
  /** Whether it stands in front of what there is to do. */
  readonly covers: boolean;
  /** What is known once this scene is over, and nothing of the next. */
  readonly seen: View;
  /** The view whose story is still being played; what it says is not told before. */
  readonly since: number | undefined;
  readonly next: () => void;
  readonly land: () => void;
}

/** More than this behind the table, and the oldest are left out. */
const MOST = 14;
/** With more than this waiting, played cards are only told of. */
const FEW = 3;
/** With less time than this to answer, or than half of it, the question waits for nothing. */
const HURRY = 5000;
/** A shot fired this close to the deadline was counted down by it. */
const COUNTED = 900;

interface Queued {
  readonly scene: Scene;
  readonly n: number;
}

interface Stage {
  readonly n: number;
  readonly deadline: number | undefined;
  readonly queue: readonly Queued[];
  readonly id: number;
}

/** Shows what happened one after the other, and never holds up what there is to answer. */
export function useTheatre(props: Props): Theatre {
  const { view, n, events, deadline, seat } = props;
  const [, redraw] = useState(0);
  const [hurried, hurry] = useState<number | undefined>(undefined);
  const stage = useRef<Stage>({ n, deadline, queue: [], id: 0 });
  if (stage.current.n !== n) {
    const before = stage.current;
    const counted = before.deadline !== undefined && Math.abs(before.deadline - performance.now()) < COUNTED;
    const fresh = scenesOf(view, events, counted).map((scene) => ({ scene, n }));
    const all = [...before.queue, ...fresh];
    const queue = all.length <= FEW ? all : all.filter(({ scene }) => scene.kind !== 'played').slice(-MOST);
    stage.current = { n, deadline, queue, id: before.id + (before.queue.length === 0 ? 1 : 0) };
  }
  const turn = (queue: readonly Queued[]): void => {
    stage.current = { ...stage.current, queue, id: stage.current.id + 1 };
    redraw((count) => count + 1);
  };
  const next = (): void => turn(stage.current.queue.slice(1));
  const land = (): void => turn([]);
  const { queue, id } = stage.current;
  const scene = queue[0]?.scene;

  useEffect(() => {
    if (scene === undefined) return undefined;
    const timer = setTimeout(next, lengthOf(scene));
    return () => clearTimeout(timer);
  }, [id, scene === undefined]);

  const pending = queue.map((each) => each.scene);
  const hides = covers(pending, view) && (deadline === undefined || hurried !== deadline);
  const asked = seat !== undefined && view.waiting.includes(seat);
  useEffect(() => {
    if (!asked || deadline === undefined || !hides) return undefined;
    // The ring asks and shows in one place; every other question stands where the scene is.
    const shooting = view.phase === 'shot' || view.phase === 'bullet' || view.phase === 'showOff';
    const left = deadline - performance.now() - Math.min(HURRY, 500 * wholeOf(view));
    const timer = setTimeout(() => (shooting ? hurry(deadline) : land()), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [asked, deadline, hides]);

  const telling = queue.find((each) => each.scene.kind !== 'played');
  return {
    scene,
    ground: groundOf(pending),
    id,
    covers: hides,
    seen: seenOf(view, pending, hides),
    since: telling?.n,
    next,
    land,
  };
}
