import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { moves } from '../../shell/motion.ts';
import { ring, type Note } from '../../shell/sound.ts';
import { celebrate, type Dress } from './celebration.ts';
import { stepsOf } from './steps.ts';
import './podium.css';

interface PodiumProps {
  /** By seat, from 1. */
  readonly places: readonly number[];
  readonly name: (seat: number) => string;
  readonly face: (seat: number) => VNode;
  readonly score: (seat: number) => string;
  /** It has just ended: the steps rise one after the other, and the winner is celebrated. */
  readonly fresh: boolean;
  readonly dress: Dress;
}

/** When a step rises, by its place; the winner's last, and the celebration with it. */
const RISES: readonly number[] = [2300, 1200, 300];
const WON = 2900;

const DRUM: readonly Note[] = Array.from({ length: 22 }, (_, i) => [0, 0.08 * i, 0.05] as const);
const THUD: readonly Note[] = [[110, 0, 0.18, 70]];
const FANFARE: readonly Note[] = [
  [523, 0, 0.14],
  [659, 0.14, 0.14],
  [784, 0.28, 0.14],
  [1047, 0.42, 0.5],
  [1319, 0.44, 0.5],
  [784, 0.46, 0.5],
];

/** The best three places, on steps. What it says is said by the list beside it: this is the picture. */
export function Podium({ places, name, face, score, fresh, dress }: PodiumProps): VNode | null {
  const steps = stepsOf(places);
  const canvas = useRef<HTMLCanvasElement>(null);
  const many = steps.length;
  useEffect(() => {
    if (!fresh || many === 0) return undefined;
    if (!moves()) {
      ring(FANFARE, 0.07);
      return undefined;
    }
    ring(DRUM, 0.025);
    let stop: (() => void) | undefined;
    const timers = [
      ...RISES.slice(0, many).map((at) => setTimeout(() => ring(THUD, 0.09), at + 350)),
      setTimeout(() => {
        ring(FANFARE, 0.08);
        if (canvas.current !== null) stop = celebrate(canvas.current, dress);
      }, WON),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      stop?.();
    };
  }, []);
  if (many === 0) return null;
  return (
    <div class={fresh ? 'b-podium fresh' : 'b-podium'} data-steps={many} aria-hidden="true">
      <i class="rays" />
      {steps.map(({ place, step, seats, more }) => (
        <section key={step} data-step={step} style={{ '--rise': `${RISES[step - 1] ?? 0}ms` }}>
          <div class="faces" data-count={seats.length}>
            {seats.map((seat) => (
              <span key={seat}>{face(seat)}</span>
            ))}
          </div>
          <b class="who">
            {seats.map(name).join(', ')}
            {more > 0 && ` +${more}`}
          </b>
          <div class="block">
            <b>{place}</b>
            <small>{score(seats[0] ?? 0)}</small>
          </div>
        </section>
      ))}
      <canvas ref={canvas} />
    </div>
  );
}
