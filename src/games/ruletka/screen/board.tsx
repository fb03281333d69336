import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../../../client/shell/idle.ts';
import { Svg } from './art/svg.tsx';
import { DEFS } from './art/teams.ts';
import { Controls } from './controls/controls.tsx';
import type { Now } from './controls/now.ts';
import { Secrets } from './hand/secrets.tsx';
import { useChoice } from './hand/use-choice.ts';
import { useGun } from './hand/use-gun.ts';
import { useHotkeys } from './hotkeys.ts';
import { Final, HandSheet, Points, ScoreSheet, Side, Tv } from './parts.tsx';
import type { Props } from './players.ts';
import { OwnBox } from './seats/own-box.tsx';
import { sentence } from './sentence.ts';
import { Stage } from './stage.tsx';
import { Announcer, useStory } from './story/announcer.tsx';
import { Strip } from './strip.tsx';
import { Cue } from './theatre/cue.tsx';
import { useTheatre } from './theatre/use-theatre.ts';
import { useWide } from './wide.ts';
import { t } from '../words/say.ts';
import './tokens.css';
import './board.css';

/** Rosyjska Ruletka on a screen: six phases, and everybody's view of them. */
export function Board(props: Props): VNode {
  useEffect(() => whenIdle(fetchRest), []);
  return (
    <main
      class={props.tv ? 'ruletka tv' : 'ruletka'}
      data-phase={props.view.phase}
      data-round={props.view.round}
      data-asked={props.seat !== undefined && props.view.waiting.includes(props.seat)}
    >
      <Svg box="0 0 0 0" class="rl-defs" drawn={DEFS} />
      {props.tv ? <Tv {...props} /> : <Hand {...props} />}
      <Announcer {...props} />
    </main>
  );
}

function fetchRest(): void {
  HandSheet.prefetch();
  Points.prefetch();
  Final.prefetch();
}

/** The board as it is held in a hand or stands on a desk. */
function Hand(props: Props): VNode {
  const theatre = useTheatre(props);
  const hand = useChoice(props, theatre.covers);
  const gun = useGun(props);
  const story = useStory(props, theatre.since);
  const [secrets, openSecrets] = useState(false);
  const [sheet, setSheet] = useState<'hand' | 'score' | undefined>(undefined);
  const wide = useWide();
  const close = (): void => setSheet(undefined);
  const now: Now = { ...props, hand, gun, theatre, story, secrets, openSecrets, openHand: () => setSheet('hand') };
  useHotkeys(now);
  const seen: Props = { ...props, view: theatre.seen };
  const hidden = props.view.pocket === undefined || props.view.pocket === null;
  return (
    <div class="rl-room">
      <Strip {...props} scene={theatre.ground} onScore={() => setSheet('score')} />
      <div class="rl-stage">
        <Stage {...props} hand={hand} gun={gun} theatre={theatre} />
        <Cue key={theatre.id} {...props} scene={theatre.scene} />
        {secrets && !hidden && <Secrets {...props} />}
      </div>
      {wide && <Side {...seen} story={story} />}
      <p
        class={hand.why === undefined ? 'rl-say' : 'rl-say refused'}
        role={hand.why === undefined ? undefined : 'alert'}
      >
        <span>{sentence(now)}</span>
        {hand.why !== undefined && <Rule code={hand.why.code} rule={props.rule} />}
      </p>
      <div class="rl-bottom">
        {wide && props.seat !== undefined && <OwnBox {...seen} hand={hand} />}
        <Controls {...now} />
      </div>
      {sheet === 'hand' && <HandSheet {...now} close={close} />}
      {sheet === 'score' && <ScoreSheet {...seen} story={story} close={close} />}
    </div>
  );
}

/** From a refusal to the rule it came from. */
function Rule({ code, rule }: { readonly code: string; readonly rule: Props['rule'] }): VNode {
  return (
    <button type="button" class="rule" onClick={() => rule?.(code)}>
      {t('ruletka.rule')}
    </button>
  );
}
