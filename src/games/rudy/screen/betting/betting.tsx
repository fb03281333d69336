import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Around, Hills } from '../art/backdrop.tsx';
import { settingOf } from '../art/scene.tsx';
import { Card } from '../card/card.tsx';
import { Clock } from '../../../../client/board/clock.tsx';
import { nameOf } from '../../../../client/board/players.ts';
import { part } from '../../../../client/board/part.tsx';
import { Say } from '../../../../client/board/say.tsx';
import type { Props } from '../players.ts';
import { Strip } from '../strip.tsx';
import { crowd, question, refused, t } from '../../words/say.ts';
import { Controls } from './controls.tsx';
import { isCircle, type Point } from './gesture.ts';
import { numberOn } from './pad.ts';
import { Rail } from './rail.tsx';
import { Tape } from './tape.tsx';
import { TOO_LONG, usePad, type PadHandle } from './use-pad.ts';
import { Waiting } from './waiting.tsx';
import './clock.css';
import './betting.css';

/** What stands where the others would be; nothing is asked there. */
const Solo = part(async () => (await import('./solo.tsx')).Solo);

/** A turn: the card, who writes, one's own numbers, and the pad. */
export function Betting(props: Props): VNode {
  const { view, seat, deadline } = props;
  const writes = seat !== undefined && view.waiting.includes(seat);
  // A match that is only looked at again asks for nothing, so nothing can be written.
  const asked = writes && props.question !== null;
  const pad = usePad(props, asked);
  const circle = view.seats === 1 ? undefined : view.circleUsed === true ? 'used' : 'free';
  return (
    <>
      <Strip text={t('rudy.turn', { turn: view.turn })}>
        {deadline !== undefined && view.options.time !== undefined && (
          <Clock class="r-clock" deadline={deadline} whole={view.options.time} counts={writes} />
        )}
      </Strip>
      <div class="r-table" {...useCircling(pad)}>
        <Hills />
        <Around setting={settingOf(view.card)} />
        <Card key={view.turn} card={view.card} fox={view.options.fox} pile={view.turn > 1} />
        {view.seats === 1 ? <Solo /> : <Rail {...props} />}
      </div>
      {view.numbers !== undefined && (
        <Tape
          numbers={view.numbers}
          turn={view.turn}
          typed={writes ? pad.pad.digits : undefined}
          circled={pad.pad.circled && pad.pad.digits !== ''}
        />
      )}
      <div class="r-panel">
        <Say class="r-say" text={sentence(props, pad, writes)} why={whyOf(pad)} rule={props.rule} />
        {asked ? (
          <Controls
            pad={pad.pad}
            turn={view.turn}
            circle={circle}
            circledNumber={view.numbers?.find((field) => field?.circled === true)?.number}
            busy={pad.busy}
            press={pad.press}
            commit={pad.commit}
          />
        ) : (
          <Waiting {...props} />
        )}
      </div>
    </>
  );
}

/** A third digit is the pad's own refusal of what the rules call malformed. */
function whyOf({ why }: PadHandle): { readonly code: string; readonly text: string } | undefined {
  if (why === undefined) return undefined;
  if (why.code === TOO_LONG) return { code: 'malformed', text: t('rudy.too-long') };
  return { code: why.code, text: refused(why.code) };
}

/** What to do now: always one sentence, always in the same place. */
function sentence(props: Props, pad: PadHandle, writes: boolean): string {
  const { view } = props;
  if (!writes) return awaited(props);
  if (pad.busy) return t('rudy.sending');
  if (pad.ranOut) return t('rudy.ran-out');
  const number = numberOn(pad.pad);
  if (!pad.pad.circled) return question(view.card, view.options.fox);
  if (number === undefined) return t('rudy.circle.warning');
  return t('rudy.circle.warning.number', { number, points: 2 * number });
}

const NAMED = 3;

function awaited(props: Props): string {
  const { waiting } = props.view;
  const count = waiting.length;
  if (count === 0 || count > NAMED) return t('rudy.wait.more', { count });
  return t('rudy.wait', {
    names: crowd(
      waiting.map((seat) => nameOf(props, seat)),
      NAMED,
    ),
  });
}

/** A circle drawn on the table with a finger is the circle. */
function useCircling(pad: PadHandle): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
} {
  const trace = useRef<Point[]>([]);
  return {
    onPointerDown: () => {
      trace.current = [];
    },
    onPointerMove: (event) => {
      if (event.buttons !== 0) trace.current.push({ x: event.clientX, y: event.clientY });
    },
    onPointerUp: () => {
      const drawn = trace.current;
      trace.current = [];
      if (isCircle(drawn)) pad.press('circle');
    },
  };
}
