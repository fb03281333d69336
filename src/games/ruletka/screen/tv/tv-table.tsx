import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { group } from '../art/ink.ts';
import { Svg } from '../art/svg.tsx';
import { glove } from '../art/things.ts';
import { betDrum } from '../phases/betting.tsx';
import { isAlive, isIn, type Props } from '../players.ts';
import { figureOf } from '../seats/figure.ts';
import type { Shooter } from '../seats/shooters.ts';
import { tvRingOf } from './tv-ring.ts';

/** The ring before the guns are out: who is in, and what they have bet. */
export function waitingRing(props: Props, seats: readonly number[]): Shooter[] {
  const { view } = props;
  return seats.map((seat) => ({
    ...figureOf(props, seat),
    state: !isAlive(view, seat) ? 'dead' : isIn(view, seat) ? 'shoots' : 'out',
    bet: view.bets[seat] ?? null,
    at: undefined,
    card: undefined,
    falls: false,
    lives: present(view.lives[seat]),
  }));
}

/** What all are about, in the middle of the ring. */
export function TvMiddle(props: Props): VNode {
  const { view } = props;
  const { accusation } = view;
  if (accusation !== null) {
    const [x = 0.5, y = 0.5] = tvRingOf(view.seats)[accusation.accused] ?? [];
    const angle = (Math.atan2((y - 0.5) * 9, (x - 0.5) * 16) * 180) / Math.PI;
    return (
      <Svg box="-100 -100 200 200" class="rl-glove" drawn={group(`rotate(${angle}) translate(-76,-40)`, glove())} />
    );
  }
  return <Svg box="0 0 300 300" class="rl-drum" drawn={betDrum(view.phase === 'betting' ? 0 : undefined)} />;
}
