import { FACES, ROBOTS } from './faces.ts';

/** A name, and the face beside it. */
export interface Badge {
  readonly name: string;
  readonly face: string;
  readonly tint: number;
}

export const TINTS = 6;

/** Bots wear robots. A person without a face these screens know gets one by their chair, the same on every screen. */
export function badgeOf(chair: {
  readonly chair: number;
  readonly name: string;
  readonly bot: string | null;
  readonly face?: string | null;
}): Badge {
  const { name, chair: n } = chair;
  const chosen = FACES.find((each) => each === chair.face);
  const face = chair.bot === null ? (chosen ?? FACES[n % FACES.length]) : ROBOTS[n % ROBOTS.length];
  return { name, face: face ?? '', tint: n % TINTS };
}
