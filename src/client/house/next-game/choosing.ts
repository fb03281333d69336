import { signal } from '@preact/signals';

/** The host is choosing the next game. The sheet lies over the table, not in the board its button may stand in: boards style what is theirs. */
export const choosing = signal(false);
