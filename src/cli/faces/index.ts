import type { Face } from './face.ts';
import { mozgFace } from './mozg.ts';
import { rudyFace } from './rudy.ts';
import { ruletkaFace } from './ruletka.ts';

/** The games that can be played in a terminal. */
export const FACES: Readonly<Record<string, Face>> = { rudy: rudyFace, mozg: mozgFace, ruletka: ruletkaFace };
