import type { ExitCode } from '../io.ts';
import { defineCommand } from './command.ts';

export const version = defineCommand(
  {
    name: 'version',
    summary: 'which Stolik this is, and what it fits',
    arguments: [],
    options: { json: { help: ['{ "stolik", "node", "protocol", "record", "proof", "sqlite", "postgres", "rules" }'] } },
    about: `Tells the program's version, and those of its protocol, records, proofs, databases and rules. "stolik --version" is
the same. CHANGELOG.md tells what each of them means.`,
    examples: () => ['version --json'],
  },
  async ({ flags }, { terminal }): Promise<ExitCode> => {
    const { versions } = await import('../../server/versions.ts');
    const all = versions();
    if (flags.json === true) {
      terminal.out(`${JSON.stringify(all)}\n`);
      return 0;
    }
    const rules = Object.entries(all.rules).map(([game, number]) => `${game} ${number}`);
    terminal.out(`stolik ${all.stolik}
node ${all.node} · protocol ${all.protocol} · record ${all.record} · proof ${all.proof} · database ${all.sqlite} (SQLite), ${all.postgres} (PostgreSQL)
rules: ${rules.join(', ')}
`);
    return 0;
  },
);
