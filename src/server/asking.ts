import type { Answer } from '../table/answer.ts';
import type { PersonCommand, Who } from '../table/command.ts';
import type { Handle } from '../table/tables.ts';
import type { DoneMessage, RefusedMessage } from '../wire/down.ts';
import type { AsCommand, Ask, Move } from '../wire/up.ts';
import { drawToken, hashToken } from './token.ts';

/** The answer to a move: nothing but the view when it is accepted. */
export async function move(
  handle: Handle,
  who: Who,
  { question, move: made }: Move,
): Promise<RefusedMessage | undefined> {
  const answer = await handle.submit(who, { do: 'move', question, move: made });
  return answer.ok ? undefined : refusedMove(question, answer);
}

export function refusedMove(question: number, answer: Answer & { readonly ok: false }): RefusedMessage {
  return { t: 'refused', question, ...refusalOf(answer) };
}

/** The answer to anything else, whether or not it is wanted. */
export function ask(handle: Handle, who: Who, asked: Ask): Promise<DoneMessage | RefusedMessage> {
  return new Promise((answered) => askThen(handle, who, asked, answered));
}

/** The same without a promise: it is told in the same turn as the view that comes of it. */
export function askThen(
  handle: Handle,
  who: Who,
  asked: Ask,
  answered: (answer: DoneMessage | RefusedMessage) => void,
): void {
  const { id } = asked;
  const known = id === undefined ? {} : { id };
  const pass = asked.t === 'pass' ? drawToken() : undefined;
  handle.submitThen(who, commandOf(asked, pass), (answer) => {
    if (!answer.ok) return answered({ t: 'refused', ...known, ...refusalOf(answer) });
    const { receipt, wishes } = answer;
    answered({
      t: 'done',
      ...known,
      ...(receipt !== undefined && { receipt }),
      ...(wishes !== undefined && { wishes }),
      ...(pass !== undefined && { pass }),
    });
  });
}

const ANSWERS = ['receipt', 'wishes', 'pass', 'grip'] as const;

/** Whether a `done` is to be sent: asked for with an `id`, or holding something. */
export function isWanted(answer: DoneMessage | RefusedMessage): boolean {
  return answer.t === 'refused' || answer.id !== undefined || ANSWERS.some((held) => held in answer);
}

/** Wire and table have the same words, but for the pass: its secret is drawn here, and the table gets the hash. */
function commandOf(asked: Ask, pass: string | undefined): PersonCommand {
  const { t, id: _, ...rest } = asked;
  if (pass !== undefined) return { do: 'pass', pass: hashToken(pass) ?? '' };
  return { do: t, ...rest } as AsCommand<Exclude<Ask, { t: 'pass' }>>;
}

function refusalOf(answer: Answer & { readonly ok: false }): Omit<RefusedMessage, 't'> {
  const { ok: _, ...told } = answer;
  return told;
}
