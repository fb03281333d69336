import type { Candidates, CompletedCommand } from './completions.ts';

export function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`);
  return `#compdef stolik
_stolik() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${commands.map(branch).join('\n')}
  esac
}
if [[ $funcstack[1] == _stolik ]]; then _stolik "$@"; else compdef _stolik stolik; fi
`;
}

function branch({ name, options, arguments: words }: CompletedCommand): string {
  const specs = [
    ...options.map(({ name: option, help, value }) => {
      const takes = value === undefined ? '' : `:${plain(value.name)}:${action(value.candidates)}`;
      return `--${option}[${plain(help)}]${takes}`;
    }),
    ...words.map(({ noun, candidates }, i) => `${i + 1}:${noun}:${action(candidates)}`),
  ];
  return `    ${name}) _arguments ${specs.map(quoted).join(' ')} ;;`;
}

function action(candidates: Candidates): string {
  switch (candidates) {
    case 'anything':
      return '';
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    default:
      return `(${candidates.join(' ')})`;
  }
}

/** What `_arguments` would take for its own signs. */
function plain(text: string): string {
  return text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
