import { COMMANDS, HELP } from './commands/index.ts';
import type { ExitCode, Io } from './io.ts';
import { openIo } from './open.ts';
import { unknown } from './suggest.ts';

const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** As other programs call them; and `stolik` alone opens the house, so that `npx stolik` is all one has to type. */
const SHORT: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'serve'],
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
  ['-v', 'version'],
]);

/** The whole program: what was typed after `stolik` gives an exit code. */
export async function main(args: readonly string[], io: Io = openIo()): Promise<ExitCode> {
  const [typed, ...rest] = args;
  const name = SHORT.get(typed) ?? typed ?? '';
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === undefined) {
      const known = COMMANDS.map((each) => each.name);
      io.terminal.err(`stolik: ${unknown('command', name, known)}\n"stolik help" tells what each does.\n`);
      return 2;
    }
    if (rest.some((arg) => ASKS_FOR_HELP.has(arg))) return await HELP.run([name], io);
    return await command.run(rest, io);
  } finally {
    io.terminal.close();
  }
}
