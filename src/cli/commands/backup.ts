import { defineCommand } from './command.ts';
import { DATA, placeOf } from './house.ts';

export const backup = defineCommand(
  {
    name: 'backup',
    summary: "write a copy of the house's tables, records and key, while it runs or not",
    arguments: [],
    options: {
      out: { value: 'FILE', values: 'file', help: ['where to; in STOLIK_BACKUP_DIR or DIR/backups unless you say so'] },
      data: DATA,
    },
    about: `Copies the database as it is at one moment, whatever happens meanwhile, and reads the copy through. It has the
house's signing key and the cards of running games: keep it private (only you can read the file). With DATABASE_URL it
calls pg_dump.`,
    notes: () => 'STOLIK_BACKUP_DIR makes the server do it by itself: docs/hosting.md, Keeping and restoring.',
    examples: () => ['backup --data /var/lib/stolik', 'backup --data /var/lib/stolik --out /backup/monday.db'],
  },
  async ({ flags: { out, ...flags } }, io) => {
    const { backUp } = await import('../../server/keeping.ts');
    return backUp(flags, out, placeOf(io));
  },
);
