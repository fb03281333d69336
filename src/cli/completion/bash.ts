import type { Candidates, CompletedCommand } from './completions.ts';

/** Words are letters, digits and dashes only, so they need no quoting of their own. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const valued = commands.flatMap(({ name, options }) =>
    options.flatMap(({ name: option, value }) => (value === undefined ? [] : [{ at: `${name} --${option}`, value }])),
  );
  return `# bash completion for stolik
_stolik() {
  local current="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" place=0 i
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    ${reply(commands.map(({ name }) => name))}
    return
  fi
  case "$command \${COMP_WORDS[COMP_CWORD - 1]}" in
${valued.map(({ at, value }) => `    '${at}') ${reply(value.candidates)}; return ;;`).join('\n')}
  esac
  if [[ $current == -* ]]; then
    case "$command" in
${commands
  .filter(({ options }) => options.length > 0)
  .map(({ name, options }) => `      ${name}) ${reply(options.map((option) => `--${option.name}`))} ;;`)
  .join('\n')}
    esac
    return
  fi
  for ((i = 2; i < COMP_CWORD; i++)); do
    case "$command \${COMP_WORDS[i]}" in
      ${valued.map(({ at }) => `'${at}'`).join(' | ')}) i=$((i + 1)) ;;
      *' --'*) ;;
      *) place=$((place + 1)) ;;
    esac
  done
  case "$command $place" in
${commands
  .flatMap(({ name, arguments: words }) =>
    words.map(({ candidates }, place) => `    '${name} ${place}') ${reply(candidates)} ;;`),
  )
  .join('\n')}
  esac
}
complete -F _stolik stolik
`;
}

function reply(candidates: Candidates): string {
  switch (candidates) {
    case 'anything':
      return ':';
    case 'file':
      return paths('-f');
    case 'folder':
      return paths('-d');
    default:
      return `COMPREPLY=($(compgen -W '${candidates.join(' ')}' -- "$current"))`;
  }
}

/** No `mapfile`: the bash of macOS has none. A path may have blanks in it. */
function paths(kind: '-f' | '-d'): string {
  return `local IFS=$'\\n'; COMPREPLY=($(compgen ${kind} -- "$current"))`;
}
