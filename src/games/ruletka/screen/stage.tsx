import type { VNode } from 'preact';
import type { Handle } from './hand/use-choice.ts';
import type { Gun } from './hand/use-gun.ts';
import { Loading } from './phases/loading.tsx';
import { Spinning } from './phases/spinning.tsx';
import { Betting, Final, Points, Shooting, Table } from './parts.tsx';
import type { Props } from './players.ts';
import type { Theatre } from './theatre/use-theatre.ts';

interface StageProps extends Props {
  readonly hand: Handle;
  readonly gun: Gun;
  readonly theatre: Theatre;
}

/** The upper half: a scene while one is played, and otherwise the phase the view is in. */
export function Stage({ theatre, gun, hand, ...props }: StageProps): VNode {
  const { view } = props;
  const { ground, id } = theatre;
  const seen: Props = { ...props, view: theatre.seen };
  if (ground?.kind === 'points') return <Points {...seen} made={ground.made} />;
  if (ground !== undefined) return <Shooting key="ring" {...seen} hand={hand} scene={ground} id={id} />;
  switch (view.phase) {
    case 'loading':
      return <Loading {...props} hand={hand} gun={gun} />;
    case 'spinning':
      return <Spinning {...props} hand={hand} />;
    case 'betting':
      return <Betting {...props} hand={hand} />;
    case 'bids':
    case 'accusing':
    case 'accused':
      return <Table {...props} hand={hand} />;
    case 'shot':
    case 'bullet':
    case 'showOff':
      return <Shooting key="ring" {...props} hand={hand} scene={undefined} id={id} />;
    case 'over':
      // Whatever ended it still lies on the table.
      return theatre.covers ? <Table {...props} hand={hand} /> : <Final {...props} />;
  }
}
