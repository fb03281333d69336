import type { VNode } from 'preact';
import { TINTS } from '../../../client/shell/badge.ts';
import type { StandIn } from '../../../client/board/stand-in.ts';
import { Face } from '../../../client/shell/face.tsx';
import { Pen, Tick } from './icons.tsx';
import './avatar.css';

interface Props {
  readonly face: string;
  readonly seat: number;
  /** Whether they are writing or done; neither outside a turn. */
  readonly state?: 'writing' | 'done' | undefined;
  /** The number they wrote last, aloud. */
  readonly aloud?: number | undefined;
  readonly leads?: boolean;
  readonly standIn?: StandIn | undefined;
}

/** Who somebody is, at a glance; the name beside it says the rest. */
export function Avatar({ face, seat, state, aloud, leads, standIn }: Props): VNode {
  return (
    <span
      class={leads === true ? 'r-av leads' : 'r-av'}
      data-tint={seat % TINTS}
      data-who={seat}
      data-state={state}
      data-stand-in={standIn}
      aria-hidden="true"
    >
      <Face name={face} />
      {state !== undefined && <i class={state}>{state === 'writing' ? <Pen /> : <Tick />}</i>}
      {aloud !== undefined && <b class="aloud">{aloud}</b>}
    </span>
  );
}
