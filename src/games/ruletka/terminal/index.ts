import type { GameTerminal } from '../../../cli/terminal/terminal.ts';
import type { Ruletka } from '../rules/index.ts';
import { deck } from './deck.ts';
import { face } from './face.ts';
import { LEVEL_LINES } from './words/levels.ts';

export const terminal: GameTerminal<Ruletka> = { face, levels: LEVEL_LINES, deck };
