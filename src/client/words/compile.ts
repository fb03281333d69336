import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Messages as lingui reads them, made before they are shipped, so no browser parses ICU. Throws on a message that is none. */
export function compileCatalog(catalog: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, compileMessage(message)]));
}
