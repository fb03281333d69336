import type { VNode } from 'preact';
import { list } from '../../../../client/words/list.ts';
import { nameOf, othersOf } from '../../../../client/board/players.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { group, path, round, type Drawing } from '../art/ink.ts';
import { Svg } from '../art/svg.tsx';
import { glove } from '../art/things.ts';
import { Band } from '../clock.tsx';
import type { Handle } from '../hand/use-choice.ts';
import type { Props } from '../players.ts';
import { gazeAt } from '../seats/figure.ts';
import { Nameable } from '../seats/nameable.tsx';
import { OwnRow } from '../seats/own-row.tsx';
import { Plate } from '../seats/plate.tsx';
import { PLATE, platesOn, type Place } from '../seats/positions.ts';
import { useSize } from '../../../../client/shell/size.ts';
import { isJoining, wholeOf } from '../strip.tsx';
import { t } from '../../words/say.ts';
import './table.css';

/** Bets, pockets and pointing fingers: everything between the bet and the first shot. */
export function Table({ hand, ...props }: Props & { readonly hand: Handle }): VNode {
  const { view, seat, deadline } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const seats = othersOf(view.seats, seat);
  const { scale, places } = platesOn(size?.width ?? 360, size?.height ?? 296, seats.length);
  const centres = new Map(seats.map((who, i) => [who, centreOf(places[i] ?? { x: 0, y: 0 }, scale)]));
  if (seat !== undefined) centres.set(seat, { x: (size?.width ?? 360) / 2, y: size?.height ?? 296 });
  const pointed = view.accusation?.accused ?? (hand.choice.card === undefined ? hand.choice.picks[0] : undefined);
  const at = pointed === undefined ? undefined : centres.get(pointed);
  const look = at ?? { x: (size?.width ?? 360) / 2, y: (size?.height ?? 296) * 0.7 };
  return (
    <div class="rl-table">
      <Backdrop poster="accusing" />
      <div class="plates" ref={ref} aria-label={t('ruletka.everyone')} role="group">
        {size !== undefined && at !== undefined && (
          <Svg box={`0 0 ${size.width} ${size.height}`} class="beam" drawn={beam(size, at, scale)} />
        )}
        {seats.map((who, i) => {
          const place = places[i] ?? { x: 0, y: 0 };
          const centre = centres.get(who) ?? look;
          return (
            <Nameable key={who} {...props} hand={hand} who={who} class="spot" place={place} scale={scale}>
              <Plate
                {...props}
                who={who}
                gaze={gazeAt([centre.x, centre.y], [look.x, look.y])}
                on={pointed === who || hand.choice.picks.includes(who)}
              />
            </Nameable>
          );
        })}
        {size !== undefined && at !== undefined && (
          <Svg box={`0 0 ${size.width} ${size.height}`} class="hand" drawn={pointing(size, at, scale)} />
        )}
      </div>
      {view.lastCall && <Band text={t('ruletka.last-call')} deadline={deadline} whole={wholeOf(view)} />}
      {view.accusation !== null && (
        <Band
          text={accusers(props)}
          deadline={view.accusation.accused === seat && isJoining(view) ? undefined : deadline}
          whole={wholeOf(view)}
        />
      )}
      {seat !== undefined && (
        <Nameable {...props} hand={hand} who={seat} class="own">
          <OwnRow {...props} on={hand.choice.picks.includes(seat)} />
        </Nameable>
      )}
    </div>
  );
}

function accusers(props: Props): string {
  const { accusation } = props.view;
  const names = list((accusation?.accusers ?? []).map((who) => nameOf(props, who)));
  return `${names} → ${nameOf(props, accusation?.accused ?? 0)}`;
}

function centreOf({ x, y }: Place, scale: number): Place {
  return { x: x + (PLATE.width * scale) / 2, y: y + (PLATE.height * scale) / 2 };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the bottom of the stage to whoever is meant. */
function beam({ width, height }: Size, at: Place, k: number): Drawing {
  const foot = width / 2;
  const y = Math.min(at.y, height) - 64 * k;
  const beamTo = (from: number, to: number): string =>
    `M${round(foot + from * k)} ${height}L${round(foot + 38 * k)} ${height}L${round(at.x + 58 * k)} ${round(y)}L${round(at.x + to * k)} ${round(y)}Z`;
  return path(beamTo(-38, -58), 'var(--red)') + path(beamTo(4, 6), 'var(--deep-red)');
}

/** The length of the hand, and how high it stands, as parts of its size. */
const LENGTH = 149;

/** As large as the plates, unless it would cover what it points at. */
function pointing({ width, height }: Size, at: Place, k: number): Drawing {
  const x = width / 2;
  const down = at.y >= height;
  const below = Math.max(0, height - at.y - (PLATE.height / 2) * k);
  const aside = Math.max(0, Math.abs(at.x - x) - (PLATE.width / 2) * k);
  const size = down ? k : Math.min(k, Math.max(0.75, Math.hypot(aside, below) / LENGTH));
  const y = down ? height - 60 * k : Math.max(height - 84 * size, at.y + 100 * k);
  const angle = (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI;
  const turned = `translate(${round(x)},${round(y)}) rotate(${round(angle)}) scale(${round(size * 86) / 100}) translate(-76,-40)`;
  return group(turned, group('translate(-3,5)', `<g opacity=".3">${glove()}</g>`) + glove());
}
