import type { Face } from '../terminal/face.ts';
import { mozgFace } from '../../games/mozg/terminal/face.ts';
import { rudyFace } from '../../games/rudy/terminal/face.ts';
import { ruletkaFace } from '../../games/ruletka/terminal/face.ts';

/** The games that can be played in a terminal. */
export const FACES: Readonly<Record<string, Face>> = { rudy: rudyFace, mozg: mozgFace, ruletka: ruletkaFace };
