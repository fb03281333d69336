import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Say } from '../../../client/board/say.tsx';
import { Frame } from '../../../client/board/frame.tsx';
import { useWide } from '../../../client/board/wide.ts';
import { whenIdle } from '../../../client/shell/idle.ts';
import { Svg } from './art/svg.tsx';
import { DEFS } from './art/teams.ts';
import { Controls } from './controls/controls.tsx';
import type { Now } from './controls/now.ts';
import { Secrets } from './hand/secrets.tsx';
import { useChoice, type Handle } from './hand/use-choice.ts';
import { useGun } from './hand/use-gun.ts';
import { useHotkeys } from './hotkeys.ts';
import { Betting, Final, HandSheet, Herald, Points, ScoreSheet, Shooting, Side, Table, Tv } from './parts.tsx';
import type { Props } from './players.ts';
import { OwnBox } from './seats/own-box.tsx';
import { sentence } from './sentence.ts';
import { Stage } from './stage.tsx';
import { toldBefore, useStory, type Line } from './story/use-story.ts';
import { Strip } from './strip.tsx';
import { Cue } from './theatre/cue.tsx';
import { useTheatre } from './theatre/use-theatre.ts';
import { refused } from '../words/say.ts';
import './tokens.css';
import './board.css';

export const tips = () => import('./tips/tips.ts');

/** Rosyjska Ruletka on a screen: six phases, and everybody's view of them. */
export function Board(props: Props): VNode {
  const { view, seat, tv } = props;
  useEffect(() => whenIdle(fetchRest), []);
  const { lines, spoken } = useStory(props);
  const data = {
    'data-phase': view.phase,
    'data-round': view.round,
    'data-asked': seat !== undefined && view.waiting.includes(seat),
  };
  return (
    <Frame name="ruletka" tv={tv} spoken={spoken} data={data}>
      <Svg box="0 0 0 0" class="rl-defs" drawn={DEFS} />
      {tv ? <Tv {...props} lines={lines} /> : <Hand {...props} lines={lines} />}
    </Frame>
  );
}

/** In the order in which they are wanted. */
function fetchRest(): void {
  Betting.prefetch();
  Table.prefetch();
  Shooting.prefetch();
  HandSheet.prefetch();
  Points.prefetch();
  Final.prefetch();
}

/** The board as it is held in a hand or stands on a desk. */
function Hand({ lines, ...props }: Props & { readonly lines: readonly Line[] }): VNode {
  const theatre = useTheatre(props);
  const hand = useChoice(props, theatre.covers);
  const gun = useGun(props);
  const story = toldBefore(lines, theatre.since);
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
      <Herald view={props.view} ground={theatre.ground} />
      <Strip {...props} scene={theatre.ground} onScore={() => setSheet('score')} />
      <div class="rl-stage">
        <Stage {...props} hand={hand} gun={gun} theatre={theatre} />
        <Cue key={theatre.id} {...props} scene={theatre.scene} />
        {secrets && !hidden && <Secrets {...props} />}
      </div>
      {wide && <Side {...seen} story={story} />}
      <Say class="rl-say" text={sentence(now)} why={whyOf(hand)} rule={props.rule} />
      <div class="rl-bottom">
        {wide && props.seat !== undefined && <OwnBox {...seen} hand={hand} />}
        <Controls {...now} />
      </div>
      {sheet === 'hand' && <HandSheet {...now} close={close} />}
      {sheet === 'score' && <ScoreSheet {...seen} story={story} close={close} />}
    </div>
  );
}

function whyOf({ why }: Handle): { readonly code: string; readonly text: string } | undefined {
  return why && { code: why.code, text: refused(why.code, why.about) };
}
