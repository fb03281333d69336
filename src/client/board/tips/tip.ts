import { signal } from '@preact/signals';

/** What a first game says in passing, under the one sentence; nothing most of the time. */
export const tip = signal('');
