import { GAMES } from '../../src/games/rules.ts';
import type { Random } from '../../src/kernel/random.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';
import type { Client, Told } from './client.ts';
import { shareIn } from './share.ts';

interface Lobby {
  readonly phase: string;
  readonly preparing: { readonly match: string } | null;
  readonly match: { readonly match: string; readonly outcome: unknown; readonly abandoned: boolean } | null;
}

export interface Playing {
  /** The match, when it has an outcome. */
  readonly over: Promise<{ readonly match: string; readonly outcome: unknown }>;
  /** Moves that were refused, with their codes. */
  readonly refused: readonly Told[];
}

/** Whether the table waits for this seat: where a game says nothing else, that is everybody asked. */
function isAwaited(view: Told): boolean {
  const { waiting } = view['table'] as { readonly waiting?: readonly number[] };
  return (waiting ?? (view['toAct'] as readonly number[])).includes(view['seat'] as number);
}

/** Takes part in the shuffle and answers every question with a legal move of fixed luck. */
export function play(client: Client, game: string, seed: number): Playing {
  const rules = GAMES[game];
  if (rules === undefined) throw new Error(`no game ${game}`);
  let word = seed;
  const random: Random = fastRandom({ below: () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0) });
  const refused: Told[] = [];
  let given = '';
  let answered = -1;
  let view: Told | undefined;
  const answer = (): void => {
    if (view === undefined || typeof view['question'] !== 'number' || !isAwaited(view)) return;
    answered = view['question'];
    const seen: unknown = { ...(view['table'] as object), ...(view['own'] as object) };
    client.say({ t: 'move', question: answered, move: rules.sample(seen, view['seat'] as number, random) });
  };
  const over = new Promise<{ match: string; outcome: unknown }>((resolve) => {
    const hear = (told: Told): void => {
      const lobby = told['lobby'] as Lobby | undefined;
      if (lobby !== undefined && lobby.preparing !== null && lobby.preparing.match !== given) {
        given = lobby.preparing.match;
        answered = -1;
      }
      if (lobby?.phase === 'ended' && lobby.match !== null)
        resolve({ match: lobby.match.match, outcome: lobby.match.outcome });
      if (told.t === 'refused' && 'question' in told) {
        refused.push(told);
        // Somebody was quicker, and the question stands: the view that tells is here or on its way.
        if (told['question'] === view?.['question']) answer();
      }
      if (told.t !== 'view') return;
      view = told;
      if (told['question'] !== answered) answer();
    };
    for (const told of client.told) hear(told);
    client.listen(hear);
    shareIn(client);
  });
  return { over, refused };
}
