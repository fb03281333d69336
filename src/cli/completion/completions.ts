import type { Catalog } from '../catalog.ts';
import type { Command, Values } from '../commands/command.ts';

/** What may come next: one of these words, something on the disk, or nothing a shell could know. */
export type Candidates = 'file' | 'folder' | 'anything' | readonly string[];

export interface CompletedOption {
  readonly name: string;
  readonly help: string;
  /** Nothing for one that stands alone. */
  readonly value?: { readonly name: string; readonly candidates: Candidates };
}

/** One command as a shell's script needs it: everything looked up. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly arguments: readonly { readonly noun: string; readonly candidates: Candidates }[];
  readonly options: readonly CompletedOption[];
}

export async function completionsOf(
  commands: readonly Command[],
  catalog: Catalog,
): Promise<readonly CompletedCommand[]> {
  const bots = await Promise.all(Object.values(catalog.games).map((game) => catalog.bots(game)));
  const levels = bots.flatMap(({ levels: offered, sparring }) => [...offered, ...sparring].map(({ level }) => level));
  const candidates = (values: Values = 'anything'): Candidates => {
    switch (values) {
      case 'game':
        return Object.keys(catalog.games);
      case 'bot':
        return [...new Set(levels)];
      case 'command':
        return commands.map(({ name }) => name);
      case 'file':
      case 'folder':
      case 'anything':
      default:
        return values;
    }
  };
  return commands.map(({ name, summary, arguments: words, options }) => ({
    name,
    summary,
    arguments: words.map(({ noun, values }) => ({ noun, candidates: candidates(values) })),
    options: Object.entries(options).map(([option, { value, values, help }]) => ({
      name: option,
      help: help[0] ?? '',
      ...(value !== undefined && { value: { name: value, candidates: candidates(values) } }),
    })),
  }));
}
