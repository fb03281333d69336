import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../../../client/shell/motion.ts';
import { Sign } from './art/art.tsx';
import { Back, Card } from './card/card.tsx';
import { flightsOf, type Flight, type Place } from './flights.ts';
import type { Props } from './players.ts';
import { isSweet } from './table/horde.tsx';
import './flying.css';

const LENGTH = 260;

interface Batch {
  readonly n: number;
  readonly flights: readonly Flight[];
}

/** Things on their way. The table already is as it will be: they only show how it came to that, and hold nobody up. */
export function Flying({ props, fresh }: { readonly props: Props; readonly fresh: boolean }): VNode {
  const { n, events, view } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [batch, setBatch] = useState<Batch>();
  useLayoutEffect(() => {
    if (!fresh || !moves()) return;
    const flights = flightsOf(events);
    const [first, ...rest] = flights;
    // The card just played is the Horde's top: it flies itself.
    const lands = first !== undefined && first.to === 'horde' && view.hordeTop === first.what;
    if (lands) land(layer.current, first);
    setBatch({ n, flights: lands ? rest : flights });
  }, [n]);
  useEffect(() => {
    if (batch === undefined) return undefined;
    const last = Math.max(0, ...batch.flights.map(({ at }) => at)) + LENGTH + 60;
    batch.flights.forEach((flight, i) => launch(layer.current, layer.current?.children[i], flight));
    const timer = setTimeout(() => setBatch(undefined), last);
    return () => clearTimeout(timer);
  }, [batch]);
  return (
    <div class="m-flying" ref={layer} aria-hidden="true">
      {batch?.flights.map(({ what }, i) => (
        <span key={`${batch.n}-${i}`} class={what === 'brain' ? 'brain' : 'card'}>
          {what === 'brain' ? (
            <Sign name="pink" size={30} />
          ) : what === 'back' ? (
            <Back />
          ) : (
            <Card card={what} sweet={isSweet(view, what)} />
          )}
        </span>
      ))}
    </div>
  );
}

/** Where a place is on this screen: its own element, or the gravestone of whose it is. */
function find(layer: Element | null, place: Place): DOMRect | undefined {
  const board = layer?.closest('.mozg');
  const at =
    board?.querySelector(`[data-place="${place}"]`) ??
    board?.querySelector(`[data-place="seat-${place.split('-')[1] ?? ''}"]`);
  const box = at?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
}

function launch(layer: Element | null, ghost: Element | undefined, { from, to, at }: Flight): void {
  const [start, end] = [find(layer, from), find(layer, to)];
  const home = layer?.getBoundingClientRect();
  if (start === undefined || end === undefined || home === undefined || ghost === undefined) return;
  const middle = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2 - home.left}px, ${box.top + box.height / 2 - home.top}px) translate(-50%, -50%)`;
  ghost.animate(
    [
      { transform: `${middle(start)} scale(.8)`, opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: middle(end), opacity: 1, offset: 0.9 },
      { transform: `${middle(end)} scale(.8)`, opacity: 0 },
    ],
    { duration: LENGTH + 80, delay: at, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
  );
}

function land(layer: Element | null, { from }: Flight): void {
  const top = layer?.closest('.mozg')?.querySelector('.m-horde .top');
  const start = find(layer, from);
  if (start === undefined || !top) return;
  const end = top.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  top.animate([{ transform: `translate(${x}px, ${y}px) scale(.8)` }, { transform: 'none' }], {
    duration: 220,
    easing: 'cubic-bezier(.2,.8,.2,1)',
  });
}
