/** The games whose bots come in `LEVELS`. Apart from the bots: whoever only asks for names need not load those who think. */
export const WITH_LEVELS: ReadonlySet<string> = new Set(['rudy', 'mozg', 'ruletka']);
