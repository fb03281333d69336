import { exec } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a fresh clone does not have. */
const NOT_KEPT = new Set(['node_modules', '.git', 'dist', 'data', 'reports', 'shots', 'coverage', '.stryker-tmp']);

export interface Ran {
  readonly code: number;
  /** What it printed, one way or the other. */
  readonly said: string;
}

/** A copy of the repository that a test may change. */
export interface Copy {
  readonly root: string;
  run(command: string): Promise<Ran>;
  /** Every file but what was installed, by its path, as it is now. */
  files(): Map<string, string>;
  remove(): void;
}

export function copyOfRepository(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'stolik-copy-'));
  for (const name of readdirSync(ROOT)) {
    if (!NOT_KEPT.has(name)) cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: isKept });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    run: (command) => run(root, command),
    files: () =>
      new Map(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((each) => each.isFile() && !each.parentPath.startsWith(join(root, 'node_modules')))
          .map((each) => join(each.parentPath, each.name))
          .map((path) => [path.slice(root.length + 1), readFileSync(path, 'latin1')]),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function isKept(path: string): boolean {
  return !path.endsWith('/node_modules');
}

function run(cwd: string, command: string): Promise<Ran> {
  return new Promise((resolve) => {
    exec(command, { cwd, env: plainEnvironment(), maxBuffer: 1 << 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : (error.code ?? 1), said: out + err });
    });
  });
}

/** As somebody's shell has it: what runs these tests leaves its own words there. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$)/.test(name),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}
