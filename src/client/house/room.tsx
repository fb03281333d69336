import type { ComponentChildren, JSX } from 'preact';
import './room.css';

/** The room seen from the front: striped wall, lamp, table. What stands on the table is inside. */
export function Room({
  children,
  class: kind = '',
}: {
  readonly children?: ComponentChildren;
  readonly class?: string;
}): JSX.Element {
  return (
    <div class={`room ${kind}`}>
      <div class="room-wall" />
      <div class="room-light" aria-hidden="true">
        <div class="room-cone is-wide" />
        <div class="room-cone" />
      </div>
      <Pendant />
      <div class="room-table">
        <Planks />
      </div>
      <div class="room-stage">{children}</div>
    </div>
  );
}

function Pendant(): JSX.Element {
  return (
    <svg class="room-lamp" viewBox="-33 -400 66 436" aria-hidden="true">
      <path d="M0-400V0" stroke="var(--cord)" stroke-width="2.2" />
      <circle cx="0" cy="33" r="9" fill="var(--bulb)" />
      <path d="M-8 0H8q2 9 8 14 14 8 16 20h-64q2-12 16-20 6-5 8-14z" fill="var(--lamp)" />
      <path d="M-8 0h5q-1 12-10 18-9 6-12 16h-7q2-12 16-20 6-5 8-14z" fill="#fff" opacity=".22" />
      <rect x="-6" y="-5" width="12" height="6" rx="2" fill="var(--brass)" />
    </svg>
  );
}

const PLANKS = 11;

function Planks(): JSX.Element {
  return (
    <svg class="room-planks" viewBox="0 0 1280 408" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: PLANKS }, (_, i) => {
        const at = (i + 0.5) * (1280 / PLANKS);
        return (
          <path
            key={i}
            d={`M${at.toFixed(0)} 0L${(640 + (at - 640) * 1.55).toFixed(0)} 408`}
            stroke="var(--wood-2)"
            stroke-width="2"
            vector-effect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
