import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { completionsOf } from '../completion/completions.ts';
import { zshScript } from '../completion/zsh.ts';
import type { ExitCode } from '../io.ts';
import { defineCommand, type Command } from './command.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
type Shell = keyof typeof SCRIPTS;
const SHELLS = Object.keys(SCRIPTS) as readonly Shell[];

/** Like help it knows the others when it is asked, not when it is made. */
export function defineCompletion(commands: () => readonly Command[]): Command {
  return defineCommand(
    {
      name: 'completion',
      summary: 'let your shell complete commands, games, bots and options',
      arguments: [{ name: 'SHELL', noun: 'shell', values: SHELLS }],
      options: {},
      about: `Prints a script for your shell (${SHELLS.join(', ')}), made of the commands, games and bots there are. It completes what is typed
after "stolik"; in a clone, name the program so first: alias stolik='npm run -s stolik --'`,
      examples: () => [
        'completion bash > ~/.local/share/bash-completion/completions/stolik',
        'completion zsh > ~/.zfunc/_stolik                                     with ~/.zfunc in fpath',
        'completion fish > ~/.config/fish/completions/stolik.fish',
      ],
    },
    async ({ words }, io): Promise<ExitCode> => {
      const shell = SHELLS.find((each) => each === words[0]);
      if (shell === undefined) throw new RangeError('the table lets no other shell through');
      io.terminal.out(SCRIPTS[shell](await completionsOf(commands(), io.catalog)));
      return 0;
    },
  );
}
