import type { View } from '../players.ts';
import type { Ground } from '../theatre/scenes.ts';
import { stepOf, titleOf } from '../strip.tsx';
import { t } from './words/index.ts';

/** What a voice says of what is on the screen, and a name by which the next thing is told from it. */
export interface Announced {
  readonly key: string;
  readonly text: string;
}

const SHOTS = [1, 2, 3, 4, 5] as const;

/**
 * As the book has it: each phase by its name, and before every shot whether all are ready. It follows what is shown, never the
 * view behind it: while a shot is played, the next phase is not announced. The countdown itself is the ring's.
 */
export function announced(view: View, ground: Ground | undefined): Announced | undefined {
  const step = stepOf(view, ground);
  if (ground?.kind === 'volley') {
    return { key: `fire ${ground.round} ${ground.volley.shot}`, text: t('ruletka.voice.fire') };
  }
  if (step === 5) {
    const shot = SHOTS.find((each) => each === view.shot);
    if (ground !== undefined || view.phase !== 'shot' || shot === undefined) return undefined;
    return { key: `ready ${view.round} ${shot}`, text: t(`ruletka.voice.ready.${shot}`) };
  }
  // The end has its own words.
  if (view.phase === 'over' && ground === undefined) return undefined;
  return { key: `phase ${ground?.round ?? view.round} ${step}`, text: `${titleOf(view, ground)}.` };
}
