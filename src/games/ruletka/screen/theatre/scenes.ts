import type { CardMove, GunCard, Volley } from '../../rules/index.ts';
import type { Behind, Happening, View } from '../players.ts';

/** A moment that wants to be seen before the view it led to. It is made of public events alone. */
export type Scene =
  | { readonly kind: 'played'; readonly seat: number; readonly move: CardMove }
  /** Two at once: who was first, and by how much. */
  | Behind
  | { readonly kind: 'pocket'; readonly seat: number; readonly card: GunCard }
  /** Three, two, one. */
  | ({ readonly kind: 'count' } & Moment)
  /** All guns at the same moment. */
  | ({ readonly kind: 'volley' } & Moment)
  | {
      readonly kind: 'points';
      readonly round: number;
      /** Points made in this round, per seat. */
      readonly made: readonly number[];
    };

/** A shot with everything around it as it was. */
export interface Moment {
  readonly round: number;
  readonly volley: Volley;
  /** Who loses a character by it, with the lives left. */
  readonly lost: readonly Loss[];
  /** Lives before the loss. */
  readonly lives: readonly number[];
  /** Who had lost a character in this round already. */
  readonly out: readonly boolean[];
  readonly bets: readonly (number | null)[];
  /** Points the last shot of a match brought; every other round has a scene for them. */
  readonly made?: readonly number[];
}

/** What the stage itself shows: a shot, the same before it is counted down, or points. */
export type Ground = Exclude<Scene, Cue> | ({ readonly kind: 'still' } & Moment);
export type Cue = Extract<Scene, { kind: 'played' | 'pocket' | 'behind' }>;

export interface Loss {
  readonly seat: number;
  readonly lives: number;
}

/** Only what a screen has to show one after the other: what is over at once, the view shows. */
export function scenesOf(view: View, events: readonly Happening[], counted: boolean): Scene[] {
  const scenes: Scene[] = [];
  let made: number[] | undefined;
  events.forEach((event, i) => {
    if (event.kind === 'shown') scenes.push({ kind: 'pocket', seat: event.seat, card: event.card });
    if (event.kind === 'behind') scenes.push(event);
    if (event.kind === 'played') scenes.push({ kind: 'played', seat: event.seat, move: event.move });
    if (event.kind === 'fired') {
      const moment = momentOf(view, event, events.slice(i + 1));
      if (!counted || scenes.length > 0) scenes.push({ kind: 'count', ...moment });
      scenes.push({ kind: 'volley', ...moment });
    }
    if (event.kind === 'scored') {
      made ??= view.points.map(() => 0);
      made[event.seat] = event.points;
    }
  });
  if (made === undefined) return scenes;
  const last = scenes.at(-1);
  if (!events.some(({ kind }) => kind === 'finished')) scenes.push({ kind: 'points', round: view.round - 1, made });
  else if (last?.kind === 'volley') scenes[scenes.length - 1] = { ...last, made };
  return scenes;
}

/** Worked out backwards from the view: no older one is kept. */
function momentOf(view: View, { shot, guns }: Volley, after: readonly Happening[]): Moment {
  const next = after.findIndex(({ kind }) => kind === 'fired' || kind === 'round');
  const mine = next < 0 ? after : after.slice(0, next);
  const lost = mine.filter((event) => event.kind === 'lost').map(({ seat, lives }) => ({ seat, lives }));
  const later = after.filter((event) => event.kind === 'lost');
  const shooting = new Set(guns.map(({ seat }) => seat));
  const lives = view.lives.map((now, seat) => now + later.filter((event) => event.seat === seat).length);
  const rounds = after.filter(({ kind }) => kind === 'round').length;
  const newRound = rounds > 0;
  return {
    round: view.round - rounds,
    volley: { shot, guns },
    lost,
    lives,
    // In a new round nobody is out any more; who did not shoot then is only shown as done.
    out: view.out.map(
      (out, seat) => !newRound && out && !shooting.has(seat) && !later.some((loss) => loss.seat === seat),
    ),
    bets: newRound ? view.bets.map(() => null) : view.bets,
  };
}

/** One beat of the three, in milliseconds. */
export const BEAT = 480;
export const BEATS = 3;
const HOLD = { played: 1500, behind: 2400, pocket: 2600, count: BEAT * BEATS, volley: 2100, points: 5200 } as const;

/** Under a card laid on the table lies the moment that comes next, and nothing yet of what comes of it. */
export function groundOf([scene, ...rest]: readonly Scene[]): Ground | undefined {
  if (scene === undefined || !isCue(scene)) return scene;
  const next = groundOf(rest);
  return next !== undefined && 'volley' in next ? { ...next, kind: 'still' } : next;
}

export function lengthOf(scene: Scene): number {
  return HOLD[scene.kind];
}

/**
 * Whether what is shown takes the place of what there is to do now: a shot or points, since what is asked next gives away
 * what came of them, and at the end of the match whatever led to it.
 */
export function covers(queue: readonly Scene[], { phase }: View): boolean {
  return groundOf(queue) !== undefined || (phase === 'over' && queue.length > 0);
}

/** The view as far as it has been shown: nobody has yet lost or won by what is still to come. */
export function seenOf(view: View, queue: readonly Scene[], covered: boolean): View {
  const ground = groundOf(queue);
  if (ground === undefined) return view;
  const { round } = ground;
  const later = queue.slice(ground.kind === 'points' ? queue.findIndex(({ kind }) => kind === 'points') + 1 : 0);
  const points = view.points.map((now, seat) =>
    later.reduce((sum, scene) => sum - ('made' in scene ? (scene.made?.[seat] ?? 0) : 0), now),
  );
  if (ground.kind === 'points') return { ...view, round, points };
  const fell = new Map(ground.kind === 'volley' ? ground.lost.map(({ seat, lives }) => [seat, lives]) : []);
  return {
    ...view,
    ...(covered && { phase: 'shot', waiting: [] }),
    round,
    points,
    lives: ground.lives.map((lives, seat) => fell.get(seat) ?? lives),
    out: ground.out.map((out, seat) => out || fell.has(seat)),
    bets: ground.bets,
  };
}

/** Laid over whatever is there, for a moment. */
export function isCue(scene: Scene): scene is Cue {
  return scene.kind === 'played' || scene.kind === 'pocket' || scene.kind === 'behind';
}
