import { signal } from '@preact/signals';

/** Whether somebody at a table has a lesson before them. Their seat stays theirs, and the table goes on behind it. */
export const lesson = signal(false);
