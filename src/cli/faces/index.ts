import type { GameTerminal } from '../terminal/terminal.ts';

/** The games that bring a terminal of their own, fetched when it is wanted. */
export const TERMINALS: Readonly<Record<string, () => Promise<GameTerminal>>> = {
  rudy: async () => (await import('../../games/rudy/terminal/index.ts')).terminal,
  mozg: async () => (await import('../../games/mozg/terminal/index.ts')).terminal,
  ruletka: async () => (await import('../../games/ruletka/terminal/index.ts')).terminal,
};
