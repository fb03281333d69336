import { LONGEST_NAME } from '../../wire/words.ts';
import { FACES, ROBOTS } from './faces.ts';

/** A name as it is said, and the face beside it. */
export interface Badge {
  readonly name: string;
  readonly face: string;
  readonly tint: number;
}

export const TINTS = 6;
/** A sign and a space go before the name. */
export const LONGEST_BARE = LONGEST_NAME - 2;

/** The face travels in front of the name, so every screen and the record show the same one. */
export function worn(name: string, face: string): string {
  const sign = FACES.find((each) => each.name === face)?.sign;
  return sign === undefined ? name : `${sign} ${name}`;
}

export function badgeOf(chair: { readonly chair: number; readonly name: string; readonly bot: string | null }): Badge {
  const tint = chair.chair % TINTS;
  if (chair.bot !== null) return { name: chair.name, face: ROBOTS[chair.chair % ROBOTS.length]?.name ?? '', tint };
  const [sign = '', ...rest] = chair.name.split(' ');
  const face = FACES.find((each) => each.sign === sign);
  if (face !== undefined && rest.length > 0) return { name: rest.join(' '), face: face.name, tint };
  return { name: chair.name, face: FACES[chair.chair % FACES.length]?.name ?? '', tint };
}
