import { defineCommand } from './command.ts';
import { DATA, placeOf } from './house.ts';

export const serve = defineCommand(
  {
    name: 'serve',
    summary: 'open the house: a server for the phones and computers around you',
    arguments: [],
    options: {
      port: { value: 'N', help: ['where it listens'] },
      host: { value: 'ADDRESS', help: ["on which of this machine's addresses; all of them unless you say otherwise"] },
      data: DATA,
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
  async ({ flags: { backup, ...flags } }, io) => {
    const place = placeOf(io);
    // Loaded when it is wanted: the other commands start quicker without it.
    if (backup === undefined) return (await import('../../server/run.ts')).run(flags, place);
    return (await import('../../server/keeping.ts')).backUp(flags, backup, place);
  },
);
