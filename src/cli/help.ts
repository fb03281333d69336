import type { Catalog } from './catalog.ts';
import type { Command, Option } from './commands/command.ts';

/** A usage line longer than this goes on in the next. */
const WIDEST = 100;

/** `stolik play GAME [--players N] …`: how a command is typed. */
export function usageOf({ name, arguments: words, options }: Command): string {
  const parts = words.map((word) => (word.optional === true ? `[${word.name}]` : word.name));
  for (const [option, its] of Object.entries(options)) {
    const typed = `--${option}${its.value === undefined ? '' : ` ${its.usage ?? its.value}`}`;
    if (its.insteadOf === undefined) parts.push(`[${typed}]`);
    else parts.push(`${parts.pop()?.slice(0, -1) ?? '['} | ${typed}]`);
  }
  const head = `stolik ${name}`;
  const lines: string[] = [];
  let line = head;
  for (const part of parts) {
    if (line.length + 1 + part.length > WIDEST) {
      lines.push(line);
      line = `${' '.repeat(head.length)} ${part}`;
    } else line += ` ${part}`;
  }
  return [...lines, line].join('\n');
}

/** All about one command. */
export async function helpOf(command: Command, catalog: Catalog): Promise<string> {
  const notes = await command.notes?.(catalog);
  const examples = (await command.examples?.(catalog))?.map((each) => `  stolik ${each}`) ?? [];
  const sections = [
    usageOf(command),
    command.about,
    optionLines(command.options).join('\n'),
    notes ?? '',
    examples.length === 0 ? '' : ['Examples', ...examples].join('\n'),
    (await command.appendix?.(catalog))?.trimEnd() ?? '',
  ];
  return `${sections.filter((each) => each !== '').join('\n\n')}\n`;
}

function optionLines(options: Readonly<Record<string, Option>>): readonly string[] {
  const typed = Object.entries(options).map(
    ([name, { value }]) => `--${name}${value === undefined ? '' : ` ${value}`}`,
  );
  const width = Math.max(0, ...typed.map((each) => each.length)) + 2;
  return Object.values(options).flatMap(({ help }, i) =>
    help.map((line, n) => `  ${(n === 0 ? (typed[i] ?? '') : '').padEnd(width)}${line}`),
  );
}

/** A line for each command. */
export function summaryLines(commands: readonly Command[]): readonly string[] {
  const typed = commands.map(({ name, arguments: words }) =>
    ['stolik', name, ...words.map((word) => word.name)].join(' '),
  );
  const width = Math.max(...typed.map((each) => each.length)) + 4;
  return commands.map(({ summary }, i) => `  ${(typed[i] ?? '').padEnd(width)}${summary}`);
}
