import type { Candidates, CompletedCommand } from './completions.ts';

export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, arguments: words }) => [
    `complete -c stolik -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map(({ name: option, help, value }) => {
      const takes = value === undefined ? '' : ` ${valueOf(value.candidates)}`;
      return `complete -c stolik -n '__fish_seen_subcommand_from ${name}' -l ${option}${takes} -d ${quoted(help)}`;
    }),
    ...words.map(({ candidates }) => argumentLine(name, candidates)),
  ]);
  return `# fish completion for stolik
complete -c stolik -f
${lines.join('\n')}
`;
}

/** A word is offered until one of its like is there; a file whenever one may come. */
function argumentLine(command: string, candidates: Candidates): string {
  const seen = `__fish_seen_subcommand_from ${command}`;
  if (typeof candidates === 'string') return `complete -c stolik -n '${seen}'${candidates === 'anything' ? '' : ' -F'}`;
  const others = candidates.filter((each) => each !== command).join(' ');
  return `complete -c stolik -n '${seen}; and not __fish_seen_subcommand_from ${others}' -a '${candidates.join(' ')}'`;
}

function valueOf(candidates: Candidates): string {
  switch (candidates) {
    case 'anything':
      return '-x';
    case 'file':
      return '-r -F';
    case 'folder':
      return `-x -a '(__fish_complete_directories)'`;
    default:
      return `-x -a '${candidates.join(' ')}'`;
  }
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, (sign) => `\\${sign}`)}'`;
}
