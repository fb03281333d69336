import { deck } from './commands/deck.ts';
import { help, helpOn } from './commands/help.ts';
import type { Command, ExitCode, Io } from './io.ts';
import { ladder } from './commands/ladder.ts';
import { openIo } from './open.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { sim } from './commands/sim.ts';
import { unknown } from './suggest.ts';
import { verify } from './commands/verify.ts';

/** The server is loaded when it is wanted: the other verbs start quicker without it. */
const serve: Command = async (args, io) => (await import('./commands/serve.ts')).serve(args, io);

const VERBS: Readonly<Record<string, Command>> = { serve, play, sim, ladder, replay, verify, deck, help };

const ASKS_FOR_HELP = new Set(['--help', '-h']);

/** The whole program: what was typed after `stolik` gives an exit code. */
export async function main(args: readonly string[], io: Io = openIo()): Promise<ExitCode> {
  const [verb, ...rest] = args;
  try {
    if (verb === undefined || ASKS_FOR_HELP.has(verb)) return help(rest, io);
    const command = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (command === undefined) {
      io.terminal.err(`stolik: ${unknown('command', verb, Object.keys(VERBS))}\n"stolik help" tells what each does.\n`);
      return 2;
    }
    if (rest.some((arg) => ASKS_FOR_HELP.has(arg))) return helpOn(verb, io);
    return await command(rest, io);
  } finally {
    io.terminal.close();
  }
}
