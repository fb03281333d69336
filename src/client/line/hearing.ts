import { signal, type ReadonlySignal } from '@preact/signals';
import type { Said } from './line.ts';

const KEPT = 40;

/** What was said at a table, as it comes. */
export interface Hearing {
  readonly said: ReadonlySignal<readonly Said[]>;
  readonly hear: (line: Omit<Said, 'n'>) => void;
}

export function listening(): Hearing {
  const said = signal<readonly Said[]>([]);
  let n = 0;
  return {
    said,
    hear({ chair, text, emote }) {
      said.value = [...said.value.slice(1 - KEPT), { n: ++n, chair, text, emote }];
    },
  };
}
