import { fileURLToPath } from 'node:url';
import type { RunIo } from '../../server/run.ts';
import type { Io } from '../io.ts';
import type { Option } from './command.ts';

/** Where the house keeps its tables. */
export const DATA = { value: 'DIR', values: 'folder', help: ['where tables are kept'] } as const satisfies Option;

/** What the server's own functions need of a command line. */
export function placeOf({ terminal, env }: Io): RunIo {
  return {
    out: (text) => terminal.out(text),
    err: (text) => terminal.err(text),
    env,
    client: fileURLToPath(new URL('../../../dist/client', import.meta.url)),
  };
}
