import { helpOf, summaryLines } from '../help.ts';
import { usageError } from '../io.ts';
import { unknown } from '../suggest.ts';
import { defineCommand, type Command } from './command.ts';
import { exampleGame, listGames } from './shared.ts';

/** `help` knows the others when it is asked, not when it is made. */
export function defineHelp(commands: () => readonly Command[]): Command {
  return defineCommand(
    {
      name: 'help',
      summary: 'all about one command, with examples',
      arguments: [{ name: 'COMMAND', noun: 'command', values: 'command', optional: true }],
      options: {},
      about: 'Tells what there is, or all about one command. "stolik COMMAND --help" is the same.',
    },
    async ({ words }, io) => {
      const [name] = words;
      const known = commands();
      const command = known.find((each) => each.name === name);
      if (command !== undefined) io.terminal.out(await helpOf(command, io.catalog));
      else if (name === undefined)
        io.terminal.out(`${overview(known, exampleGame(io.catalog).id)}\n${await listGames(io.catalog)}`);
      else
        return usageError(
          io,
          'help',
          unknown(
            'command',
            name,
            known.map((each) => each.name),
          ),
        );
      return 0;
    },
  );
}

function overview(commands: readonly Command[], game: string): string {
  return `Stolik: a little table for card games.

${summaryLines(commands).join('\n')}

"stolik" alone opens the house: the same as "stolik serve".
In a clone of the repository write "npm run -s stolik --" for "stolik", for example
  npm run -s stolik -- play ${game}
  npm run -s stolik -- sim ${game} --players 5 --games 10000 --bots random --json

Exit codes: 0 fine · 1 a move was refused or a file is wrong · 2 the command line is wrong.
`;
}
