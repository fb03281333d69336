import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { importsOf } from './rooms.ts';

/** What only reads. A game without options or without a clock has no file for them. */
const READING = ['legal', 'view', 'imagine', 'outcome', 'options', 'pace'];
/** Every game's rules have these. */
const FILES = ['state', 'move', 'legal', 'play', 'view', 'imagine', 'outcome'];

const ROOMS = globSync('src/games/*/rules/').map((room) => room.replace(/\/$/, ''));

/** Whoever tells an event, or is handed one to tell, changes the state. */
const CHANGES = /\bEmit\b|\bMoment\b/;

type Read = (path: string) => string;

/** `path` and all that it imports inside its room, one way or another; types count too. */
function reached(path: string, read: Read, room = dirname(path), found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const specifier of importsOf(read(path))) {
    const target = join(dirname(path), specifier);
    if (specifier.startsWith('.') && target.startsWith(`${room}/`)) reached(target, read, room, found);
  }
  return found;
}

/** What the file that only reads has to do with what changes. */
function flaws(path: string, read: Read): string[] {
  return [...reached(path, read)]
    .filter((each) => each.endsWith('/play.ts') || CHANGES.test(read(each)))
    .map((each) => `${path} reaches ${each}`);
}

const fromDisk: Read = (path) => readFileSync(path, 'utf8');

it('there are games to look at', () => {
  expect(ROOMS.length).toBeGreaterThan(2);
});

describe.each(ROOMS)('%s', (room) => {
  it('has the same files as every other game', () => {
    expect(FILES.filter((name) => !existsSync(`${room}/${name}.ts`))).toEqual([]);
  });

  it.each(READING.filter((name) => existsSync(`${room}/${name}.ts`)))(
    '%s only reads, and imports nothing that changes',
    (name) => {
      expect(flaws(`${room}/${name}.ts`, fromDisk)).toEqual([]);
    },
  );
});

describe('what reads and imports', () => {
  const sources: Readonly<Record<string, string>> = {
    'r/legal.ts': `import { turn } from './turn.ts'; import { a } from '../../kernel/play.ts';`,
    'r/turn.ts': `import type { A } from './phases/a.ts';`,
    'r/phases/a.ts': `import { b } from '../play.ts';`,
    'r/play.ts': `import { legal } from './legal.ts';`,
    'r/view.ts': `import { told } from './told.ts';`,
    'r/told.ts': `export function told(emit?: Emit<Event>) {}`,
    'r/pace.ts': `import { seat } from '../../kernel/seat.ts';`,
  };
  const read: Read = (path) => sources[path] ?? '';

  it('play, by however many steps, is seen', () => {
    expect(flaws('r/legal.ts', read)).toEqual(['r/legal.ts reaches r/play.ts']);
  });

  it('something that tells events is seen', () => {
    expect(flaws('r/view.ts', read)).toEqual(['r/view.ts reaches r/told.ts']);
  });

  it('neither of them is fine', () => {
    expect(flaws('r/pace.ts', read)).toEqual([]);
  });
});
