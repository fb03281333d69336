import { fileURLToPath } from 'node:url';
import { backUp, run } from '../../server/run.ts';
import { readArgs } from '../args.ts';
import { misused, type Command } from '../io.ts';

/** `stolik serve [--port N] [--host ADDRESS] [--data DIR] [--backup FILE]` */
export const serve: Command = async (args, io) => {
  const read = readArgs(args, { port: 'value', host: 'value', data: 'value', backup: 'value' });
  if (!read.ok) return misused(io, 'serve', read.why);
  const [surplus] = read.words;
  if (surplus !== undefined) return misused(io, 'serve', `"${surplus}" is too much.`);
  const { backup, ...flags } = read.flags;
  const { terminal, env } = io;
  const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));
  const place = {
    out: (text: string) => terminal.out(text),
    err: (text: string) => terminal.err(text),
    env,
    client,
  };
  return backup === undefined ? run(flags, place) : backUp(flags, backup, place);
};
