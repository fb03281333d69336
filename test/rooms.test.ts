import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, ROOMS, roomsTold, trespasses } from './rooms.ts';

describe('the rooms', () => {
  const files = globSync('src/**/*.{ts,tsx}');

  it('keep to their table', () => {
    expect(new Set(files.map((path) => path.split('/')[1])).size).toBeGreaterThan(7);
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => trespasses(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('are those that docs/architecture.md tells of, with what each may import', () => {
    const told = roomsTold(readFileSync('docs/architecture.md', 'utf8'));
    const others = (room: string): string[] => Object.keys(ROOMS).filter((each) => each !== room);
    const expected = Object.entries(ROOMS).map(([room, { rooms }]): [string, string[]] => [
      room,
      others(room).filter((each) => rooms.includes(each)),
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['a room that is not there', (text: string) => text.replace('`src/wire`', '`src/wires`')],
    [
      'a room that may import more than is told',
      (text: string) => text.replace('| kernel, games, bots, runner, store', '| kernel, games, bots, store'),
    ],
    ['a room left out', (text: string) => text.replace(/^\| `src\/store`.*\n/m, '')],
  ])('are told apart from %s', (_, wrong) => {
    const text = readFileSync('docs/architecture.md', 'utf8');
    expect(wrong(text)).not.toBe(text);
    expect(roomsTold(wrong(text))).not.toEqual(roomsTold(text));
  });

  it('and the walk of one move through them names files that are there', () => {
    const text = readFileSync('docs/architecture.md', 'utf8');
    const walk = /## One move, file by file\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    const rows = walk.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([\w/.-]+)`/g)].map(([, path]) => path),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(`src/${path}`))).toEqual([]);
  });

  it('every import is seen', () => {
    const source = `import { a } from './a.ts';\nimport type {\n  B,\n} from "../b.ts";\nexport * from './c.ts';
import './d.ts'; const e = await import('./e.ts'); export { f } from './f.ts';`;
    expect(importsOf(source)).toEqual(['./a.ts', '../b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
  });

  it.each([
    ['src/kernel/x.ts', `import { rudy } from '../games/rudy/rules/index.ts';`],
    ['src/kernel/x.ts', `import type { A } from '../games/rudy/rules/index.ts';`],
    ['src/kernel/x.ts', `import fs from 'node:fs';`],
    ['src/kernel/x.ts', `import x from 'left-pad';`],
    ['src/kernel/x.test.ts', `import { rudy } from '../games/rudy/rules/index.ts';`],
    ['src/games/rudy/rules/x.ts', `import { mozg } from '../../mozg/rules/index.ts';`],
    ['src/server/x.ts', `import { schema } from '../games/rudy/rules/schema.ts';`],
    ['src/games/x.ts', `import { deck } from './rudy/rules/deck.ts';`],
    ['src/bots/x.ts', `import { table } from '../games/mozg/rules/rounds.testing.ts';`],
    ['src/bots/x.test.ts', `import { turn } from '../games/mozg/rules/turn.ts';`],
    ['src/games/rudy/rules/x.test.ts', `import { table } from '../../mozg/rules/rounds.testing.ts';`],
    ['src/games/rudy/rules/x.ts', `import { GAMES } from '../../../bots/bot.ts';`],
    ['src/bots/x.ts', `import { State } from '../games/rudy/rules/state.ts';`],
    ['src/wire/x.ts', `import { a } from '../table/table.ts';`],
    ['src/table/x.ts', `import { a } from '../store/memory.ts';`],
    ['src/table/x.ts', `const a = await import('../server/main.ts');`],
    ['src/client/x.tsx', `import { a } from '../store/store.ts';`],
    ['src/cli/x.ts', `import { a } from '../client/home.tsx';`],
    ['src/cli/x.ts', `import { a } from '../../bench/engine/run.ts';`],
    ['src/attic/x.ts', ``],
    ['src/games/rudy/attic/x.ts', ``],
    ['src/server/x.ts', `import { rudy } from '../games/rudy/rules/index.ts';`],
    ['src/client/x.ts', `const a = import('../games/rudy/screen/board.tsx');`],
    ['src/games/rudy/screen/x.ts', `import { a } from '../rules/state.ts';`],
    ['src/games/rudy/rules/x.ts', `import { a } from '../bots/index.ts';`],
    ['src/games/rudy/words/x.ts', `import { a } from '../screen/board.tsx';`],
    ['src/kernel/x.ts', `export const now = () => Date.now();`],
    ['src/bots/x.ts', `export const luck = Math.random;`],
    ['src/games/rudy/rules/x.ts', `setTimeout(() => 1, 2);`],
    ['src/arena/x.ts', `const t = performance.now();`],
    ['src/kernel/x.ts', `const { random } = Math;`],
    ['src/kernel/x.ts', `const luck = Math['random']();`],
    ['src/bots/x.ts', `const now = globalThis['Date'];`],
    ['src/games/rudy/rules/x.ts', `names.toSorted((a, b) => a.localeCompare(b));`],
    ['src/games/rudy/bots/x.ts', `const told = count.toLocaleString();`],
  ])('do not let pass in %s: %s', (path, source) => {
    expect(trespasses(path, source)).toHaveLength(1);
  });

  it.each([
    ['src/kernel/x.ts', `// Date.now and Math.random are not used\nconst s = 'Date';`],
    ['src/kernel/x.test.ts', `import fs from 'node:fs'; import { it } from 'vitest'; const t = Date.now();`],
    ['src/games/index.ts', `export { rudy } from './rudy/game.ts';`],
    ['src/games/rudy/game.ts', `const schema = () => import('./rules/schema.ts');`],
    [
      'src/games/rudy/screen/x.tsx',
      `import { a } from '../rules/index.ts'; import { b } from '../../../client/shell/b.ts';`,
    ],
    ['src/bots/x.test.ts', `import { table } from '../games/mozg/rules/rounds.testing.ts';`],
    [
      'src/games/rudy/rules/x.ts',
      `import { start } from '../../../kernel/match.ts'; import { y } from './cards/y.ts';`,
    ],
    ['src/table/x.test.ts', `import { a } from '../store/memory.ts';`],
    ['src/server/x.ts', `import { GAMES } from '../games/rules.ts'; import ws from 'ws';`],
  ])('let pass in %s: %s', (path, source) => {
    expect(trespasses(path, source)).toEqual([]);
  });
});
