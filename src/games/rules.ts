import { loadRules } from './load-rules.ts';

/** The rules of every game at hand. Not for a browser: Safari gives a second importer of a module that waits nothing. */
export const GAMES = await loadRules();
