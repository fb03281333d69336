import { sumOf } from './sum.ts';
import * as kernel from './kernel.ts';
import { keeper } from './keep.ts';
import { newTable, playInPlace } from './limits/place.ts';
import { playPure, showJson, showNothing, showViews } from './limits/play.ts';
import { below, sfc32, type Sfc32 } from './limits/sfc32.ts';
import { scriptOf } from './script.ts';

/** Plays match number `first` and the `count` − 1 after it; gives the sum of all scores. */
export type Play = (first: number, count: number) => number | Promise<number>;

export interface Contender {
  readonly title: string;
  /** Only to look at: in no ratio, and left out by `--quick`. */
  readonly aside?: true;
  /** Measured only with `--peers`. */
  readonly peer?: true;
  /** What `NODE_ENV` is for it; not set where left out. */
  readonly env?: string;
  load(): Play | Promise<Play>;
}

/** Any three words: both in-place contenders begin with them, so they play the same matches. */
export const SEED = [1_203_476_911, 2_718_281_828, 3_141_592_653] as const;

function each(playOne: (match: number) => readonly number[] | Uint16Array): Play {
  return (first, count) => {
    let sum = 0;
    for (let match = first; match < first + count; match++) sum += sumOf(playOne(match));
    return sum;
  };
}

function belowFrom(random: Sfc32): (n: number) => number {
  return (n) => below(random, n);
}

export const CONTENDERS = {
  kernel: {
    title: 'kernel: validation, ChaCha20, all views',
    load() {
      const show = kernel.showViews(keeper());
      return each((match) => kernel.playMatch(kernel.keyOf(match), scriptOf(match), show).scores);
    },
  },
  pureViews: {
    title: 'hand-written pure reducer, 4 views a move',
    load() {
      const random = belowFrom(sfc32(...SEED));
      const show = showViews(keeper());
      return each((match) => playPure(random, scriptOf(match), show).scores);
    },
  },
  inPlace: {
    title: 'in place, as bots play',
    load() {
      const chance = kernel.swiftFrom(...SEED);
      return each((match) => kernel.playOut(chance, scriptOf(match)).scores);
    },
  },
  limitInPlace: {
    title: 'hand-written in place on bytes',
    load() {
      const random = sfc32(...SEED);
      const table = newTable();
      return each((match) => {
        playInPlace(table, random, scriptOf(match));
        return table.scores;
      });
    },
  },
  kernelDerived: {
    title: 'kernel, and the key derived by HKDF',
    load() {
      const show = kernel.showViews(keeper());
      return each((match) => kernel.playMatch(kernel.derivedKeyOf(match), scriptOf(match), show).scores);
    },
  },
  kernelNoViews: {
    title: 'kernel without views',
    aside: true,
    load: () => each((match) => kernel.playMatch(kernel.keyOf(match), scriptOf(match), kernel.showNothing).scores),
  },
  kernelJson: {
    title: 'kernel, views as JSON',
    aside: true,
    load() {
      const show = kernel.showJson(keeper());
      return each((match) => kernel.playMatch(kernel.keyOf(match), scriptOf(match), show).scores);
    },
  },
  pure: {
    title: 'pure reducer without views',
    aside: true,
    load() {
      const random = belowFrom(sfc32(...SEED));
      return each((match) => playPure(random, scriptOf(match), showNothing).scores);
    },
  },
  pureJson: {
    title: 'pure reducer, views as JSON',
    aside: true,
    load() {
      const random = belowFrom(sfc32(...SEED));
      const show = showJson(keeper());
      return each((match) => playPure(random, scriptOf(match), show).scores);
    },
  },
  boardgame: {
    title: 'boardgame.io 0.50.2: master, storage, 4 views',
    peer: true,
    load: loadBoardgame,
  },
  boardgameProduction: {
    title: 'boardgame.io 0.50.2 with NODE_ENV=production',
    peer: true,
    env: 'production',
    load: loadBoardgame,
  },
} as const satisfies Record<string, Contender>;

export type Name = keyof typeof CONTENDERS;

/** Loaded only here: without `--peers` the library need not be installed. */
async function loadBoardgame(): Promise<Play> {
  return (await import('./peers/boardgame.ts')).load();
}
