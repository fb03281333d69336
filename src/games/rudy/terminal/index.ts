import type { GameTerminal } from '../../../cli/terminal/terminal.ts';
import type { Rudy } from '../rules/index.ts';
import { deck } from './deck.ts';
import { face } from './face.ts';
import { LEVEL_LINES } from './words/levels.ts';

export const terminal: GameTerminal<Rudy> = {
  face,
  levels: LEVEL_LINES,
  deck,
  examples: [
    '--players 1                       solo: be off by 5 or less in all',
    '--bots random --lang pl',
    `--options '{"fox":"cats","lastAloud":true}'`,
  ],
};
