import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Around, Hills } from '../art/backdrop.tsx';
import { settingOf } from '../art/scene.tsx';
import { Card } from '../card/card.tsx';
import { nameOf, type Props } from '../players.ts';
import { Rich } from '../../../../client/shell/rich.tsx';
import { Strip } from '../strip.tsx';
import { crowd, hasRule, question, refused, t } from '../../words/say.ts';
import { Clock } from './clock.tsx';
import { Controls } from './controls.tsx';
import { isCircle, type Point } from './gesture.ts';
import { numberOn } from './pad.ts';
import { Rail } from './rail.tsx';
import { Solo } from './solo.tsx';
import { Tape } from './tape.tsx';
import { TOO_LONG, usePad, type PadHandle } from './use-pad.ts';
import { Waiting } from './waiting.tsx';
import './betting.css';

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
          <Clock deadline={deadline} whole={view.options.time} counts={writes} />
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
        {pad.refused === undefined ? (
          <p key="say" class="r-say">
            <Rich text={sentence(props, pad, writes)} />
          </p>
        ) : (
          <Refused key="refused" code={pad.refused} rule={props.rule} />
        )}
        {asked ? (
          <Controls
            pad={pad.pad}
            turn={view.turn}
            circle={circle}
            circledNumber={view.numbers?.find((field) => field?.circled === true)?.number}
            busy={pad.sent}
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

/** Why not, and the way to the rule that says so. A third digit is the pad's own refusal of what the rules call malformed. */
function Refused({ code, rule }: { readonly code: string; readonly rule: Props['rule'] }): VNode {
  const ruled = code === TOO_LONG ? 'malformed' : code;
  return (
    <p class="r-say refused" role="alert">
      {code === TOO_LONG ? t('rudy.too-long') : refused(code)}
      {rule !== undefined && hasRule(ruled) && (
        <button type="button" class="rule" onClick={() => rule(ruled)}>
          {t('rudy.rule')}
        </button>
      )}
    </p>
  );
}

/** What to do now: always one sentence, always in the same place. */
function sentence(props: Props, pad: PadHandle, writes: boolean): string {
  const { view } = props;
  if (!writes) return awaited(props);
  if (pad.sent) return t('rudy.sending');
  if (pad.ranOut) return t('rudy.ran-out');
  const number = numberOn(pad.pad);
  if (!pad.pad.circled) return question(view.card, view.options.fox);
  if (number === undefined) return t('rudy.circle.warning');
  return t('rudy.circle.warning.number', { number, points: 2 * number });
}

const NAMED = 3;

function awaited(props: Props): string {
  const { waiting } = props.view;
  if (waiting.length > NAMED) return t('rudy.wait.more', { count: waiting.length });
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
