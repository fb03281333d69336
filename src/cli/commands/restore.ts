import { defineCommand } from './command.ts';
import { DATA, placeOf } from './house.ts';
import { FILE } from './shared.ts';

export const restore = defineCommand(
  {
    name: 'restore',
    summary: 'put a back-up in the place of the tables of a server that is stopped',
    arguments: [FILE],
    options: {
      data: DATA,
      replace: { help: ['although tables are there: they are kept in a file beside'] },
    },
    about: `Reads a back-up through, compares it with what is there, says what is newer and what would be lost, and puts it in
its place in one move. Nothing is ever written over: without --replace it only tells. It refuses while the server runs.`,
    examples: () => [
      'restore /backup/monday.db --data /var/lib/stolik',
      'restore stolik.db.before-format-6 --data /var/lib/stolik --replace',
    ],
  },
  async ({ flags: { replace, ...flags }, words: [file = ''] }, io) => {
    const { restore: putBack } = await import('../../server/keeping.ts');
    return putBack(flags, file, replace === true, placeOf(io));
  },
);
