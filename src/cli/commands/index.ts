import { admin } from './admin.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { defineCompletion } from './completion.ts';
import { deck } from './deck.ts';
import { defineHelp } from './help.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';

const all = (): readonly Command[] => COMMANDS;

export const HELP: Command = defineHelp(all);

/** Every command, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  serve,
  backup,
  restore,
  admin,
  play,
  sim,
  ladder,
  replay,
  verify,
  deck,
  defineCompletion(all),
  version,
  HELP,
];
