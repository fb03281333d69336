import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from './message.ts';

const CHOICES: ReadonlySet<unknown> = new Set([undefined, 'plural', 'selectordinal', 'select']);

/**
 * Messages in pieces, made before they are shipped, so no browser parses ICU. Throws on a message that is none, and on one that
 * `fill` could not fill. What is in pieces already stays as it is.
 */
export function compileCatalog(catalog: Readonly<Record<string, string | Message>>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [id, typeof message === 'string' ? compile(message) : message]),
  );
}

function compile(text: string): Message {
  const message = compileMessageOrThrow(text);
  check(message as Message, text);
  return message as Message;
}

function check(message: Message, text: string): void {
  for (const piece of message) {
    if (typeof piece === 'string') continue;
    const [, by, cases = {}] = piece;
    if (!CHOICES.has(by) || ('offset' in cases && cases['offset'] !== undefined))
      throw new SyntaxError(`nobody can say ${text}`);
    for (const each of Object.values(cases)) if (each !== undefined) check(each, text);
  }
}
