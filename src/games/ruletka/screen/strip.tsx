import type { VNode } from 'preact';
import { Clock } from '../../../client/board/clock.tsx';
import { JOINING_SECONDS, LAST_CALL_SECONDS, SECONDS, type Phase } from '../rules/index.ts';
import { Dial } from './art/signs.tsx';
import type { Props, View } from './players.ts';
import type { Ground } from './theatre/scenes.ts';
import { t } from '../words/say.ts';
import './clock.css';
import './strip.css';

/** The six phases of the box, by the windows of the rules. */
const STEPS: Readonly<Record<Phase, 1 | 2 | 3 | 4 | 5 | 6>> = {
  loading: 1,
  spinning: 2,
  betting: 3,
  bids: 3,
  accusing: 4,
  accused: 4,
  shot: 5,
  bullet: 5,
  showOff: 5,
  over: 6,
};
const ALL = [1, 2, 3, 4, 5, 6] as const;

export function stepOf(view: View, scene: Ground | undefined): 1 | 2 | 3 | 4 | 5 | 6 {
  if (scene?.kind === 'points') return 6;
  return scene === undefined ? STEPS[view.phase] : 5;
}

export function titleOf(view: View, scene: Ground | undefined): string {
  if (scene?.kind === 'points') return t('ruletka.step.6');
  if (scene !== undefined) return t('ruletka.title.shot', { shot: scene.volley.shot });
  switch (view.phase) {
    case 'bids':
      return t('ruletka.title.bids');
    case 'accused':
      return t('ruletka.title.accused');
    case 'shot':
    case 'bullet':
      return t('ruletka.title.shot', { shot: view.shot });
    case 'showOff':
      return t('ruletka.title.showOff');
    case 'over':
      return t('ruletka.title.over');
    case 'loading':
    case 'spinning':
    case 'betting':
    case 'accusing':
      return t(`ruletka.step.${STEPS[view.phase]}`);
  }
}

export function roundOf(view: View, scene: Ground | undefined): number {
  return scene?.round ?? view.round;
}

/** W9: the seconds that run are for joining in, and none of the accused's. */
export function isJoining({ accusation, waiting }: View): boolean {
  return accusation !== null && waiting.some((who) => who !== accusation.accused);
}

/** How many seconds the question had when it was put. */
export function wholeOf(view: View): number {
  const { options, phase, lastCall } = view;
  if (isJoining(view)) return JOINING_SECONDS;
  if (lastCall || options.pace === 'relaxed' || phase === 'over') return LAST_CALL_SECONDS;
  return SECONDS[options.pace][phase];
}

interface StripProps extends Props {
  readonly scene: Ground | undefined;
  readonly onScore: () => void;
}

/** The top of the screen; its right end is the house's. */
export function Strip({ view, scene, deadline, onScore }: StripProps): VNode {
  const step = stepOf(view, scene);
  const title = titleOf(view, scene);
  return (
    <header class="rl-strip">
      <button type="button" class="score" aria-label={t('ruletka.score-button')} onClick={onScore}>
        <Dial phase={step} />
      </button>
      <h1>
        <span class="brand">{t('ruletka.name')}</span>
        <span class="title">{title}</span>
        <small>
          <span class="brand">{t('ruletka.round', { round: roundOf(view, scene) })}</span>
          <span class="title">{t('ruletka.sub', { round: roundOf(view, scene) })}</span>
        </small>
      </h1>
      <ol aria-hidden="true">
        {ALL.map((each) => (
          <li key={each} class={each === step ? 'now' : each < step ? 'past' : ''}>
            {each} {each === step && step === 5 ? title : t(`ruletka.step.${each}`)}
          </li>
        ))}
      </ol>
      {deadline !== undefined && view.phase !== 'over' && !isJoining(view) && (
        <Clock class="rl-clock" short={3} deadline={deadline} whole={wholeOf(view)} />
      )}
    </header>
  );
}
