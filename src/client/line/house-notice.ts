import { effect, signal } from '@preact/signals';
import type { HouseNotice } from '../../wire/down.ts';
import { withWords } from '../words/speak.ts';

/** What whoever runs the server tells everybody, as the newest line has it. */
export const houseNotice = signal<HouseNotice | null>(null);

let isDrawn = false;

// Over whatever page is open, and fetched only when there is something to say.
effect(() => {
  const notice = houseNotice.value;
  if (notice === null && !isDrawn) return;
  isDrawn = true;
  void withWords(import('../house/notice-bar/bar.tsx')).then(
    ({ drawNotice }) => drawNotice(houseNotice.peek()),
    () => undefined,
  );
});
