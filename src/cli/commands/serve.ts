import { fileURLToPath } from 'node:url';
import { defineCommand } from './command.ts';

export const serve = defineCommand(
  {
    name: 'serve',
    summary: 'open the house: a server for the phones and computers around you',
    arguments: [],
    options: {
      port: { value: 'N', help: ['where it listens'] },
      host: { value: 'ADDRESS', help: ["on which of this machine's addresses; all of them unless you say otherwise"] },
      data: { value: 'DIR', values: 'folder', help: ['where tables are kept'] },
      backup: {
        value: 'FILE',
        values: 'file',
        help: ['writes a copy of the tables in DIR to FILE and exits; the server may be running'],
      },
    },
    about: 'Starts the server and prints the address for phones on the same network, with its QR code.',
    notes: () =>
      '"npm start" builds the pages first and then does the same. docs/hosting.md tells how to keep it running.',
    examples: () => [
      'serve --port 4000 --data /var/lib/stolik',
      'serve --data /var/lib/stolik --backup stolik-monday.sqlite',
    ],
  },
  async ({ flags: { backup, ...flags } }, { terminal, env }) => {
    // Loaded when it is wanted: the other commands start quicker without it.
    const { backUp, run } = await import('../../server/run.ts');
    const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));
    const place = {
      out: (text: string) => terminal.out(text),
      err: (text: string) => terminal.err(text),
      env,
      client,
    };
    return backup === undefined ? run(flags, place) : backUp(flags, backup, place);
  },
);
