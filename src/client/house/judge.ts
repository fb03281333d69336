import type { Game } from '../../kernel/contract.ts';
import type { Scene } from '../line/line.ts';
import type { Judge } from '../line/socket-line.ts';

/** The rules as this device knows them, once they are fetched: they answer before the network does. */
export interface Judging {
  readonly current: () => Judge | undefined;
  readonly know: (refusal: Game['refusal']) => void;
}

export function judging(): Judging {
  let known: Game['refusal'] | undefined;
  const judge: Judge = (scene: Scene, move) =>
    known === undefined || scene.seat === undefined ? undefined : known(scene.view, scene.seat, move);
  return {
    current: () => (known === undefined ? undefined : judge),
    know(refusal) {
      known = refusal;
    },
  };
}
