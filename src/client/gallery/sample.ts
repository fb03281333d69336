import { signal } from '@preact/signals';
import type { Revealed } from '../board/reveal/revealed.ts';

/** What a board is given where nothing happens: a sample says the rest. */
export const STILL = {
  question: 1,
  toAct: [],
  events: [],
  n: 1,
  deadline: undefined,
  outcome: undefined,
  tv: false,
  send: () => undefined,
  pending: undefined,
  refusal: undefined,
  rematch: undefined,
};

/** Who looks at an end together: the first of them is the host. `me`: whose screen it is; nobody's where it is a TV. */
export function company(names: readonly string[], me: number | null): Pick<Revealed, 'line' | 'lobby'> {
  const chairs = names.map((name, chair) => ({
    chair,
    name,
    lang: 'pl',
    face: null,
    bot: null,
    present: true,
    minded: false,
    gone: false,
    rematch: null,
    standing: false,
    wishes: false,
    seat: chair,
  }));
  return {
    line: {
      ask: () => Promise.resolve({ ok: true }),
      me: signal({ chair: me, role: me === null ? 'tv' : 'seat', links: null }),
    },
    lobby: { host: 0, chairs },
  };
}
