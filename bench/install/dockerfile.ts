import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInside, type Inside } from './root.ts';

/** An image that was built without an engine: its files, and how it wants to be run. */
export interface Image {
  readonly root: string;
  readonly user: number;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

function instructionsOf(path: string): readonly Instruction[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
}

/** Does what a Dockerfile says, instruction by instruction; what it does not know, it refuses. `base` stands for its image. */
export function buildImage(
  path: string,
  base: string,
  clone: string,
  into: string,
  tell: (line: string) => void,
): Image {
  const stages = new Map<string, string>();
  let root = '';
  let inside: Inside = {};
  let user = 0;
  let env: Record<string, string> = {};
  let entry: readonly string[] = [];
  let command: readonly string[] = [];
  let healthcheck: readonly string[] = [];
  for (const { word, rest } of instructionsOf(path)) {
    tell(`${word} ${rest}`);
    switch (word) {
      case 'FROM': {
        const [, name = 'last'] = rest.split(' AS ');
        root = join(into, name);
        stages.set(name, root);
        execFileSync('cp', ['-a', base, root]);
        [inside, user, env] = [{}, 0, {}];
        break;
      }
      case 'WORKDIR':
        mkdirSync(join(root, rest), { recursive: true });
        inside = { ...inside, cwd: rest };
        break;
      case 'COPY': {
        const [first = '', ...others] = rest.split(' ');
        const from = first.startsWith('--from=') ? stages.get(first.slice(7)) : undefined;
        const paths = from === undefined ? [first, ...others] : others;
        const to = join(root, inside.cwd ?? '/', paths.at(-1) ?? '');
        const absolute = paths.at(-1)?.startsWith('/') === true ? join(root, paths.at(-1) ?? '') : to;
        for (const each of paths.slice(0, -1)) copy(join(from ?? clone, each), each, absolute, paths.length > 2);
        break;
      }
      case 'RUN':
        runInside(root, ['sh', '-c', rest], { ...inside, env });
        break;
      case 'USER':
        user = Number(rest.split(':')[0]);
        break;
      case 'ENV':
        env = { ...env, ...Object.fromEntries(rest.split(' ').map((each) => each.split(/=(.*)/s).slice(0, 2))) };
        break;
      case 'ENTRYPOINT':
        entry = JSON.parse(rest) as string[];
        break;
      case 'CMD':
        command = JSON.parse(rest) as string[];
        break;
      case 'HEALTHCHECK':
        healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4)) as string[];
        break;
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break;
      default:
        throw new Error(`${word} is not known here`);
    }
  }
  return { root, user, env, command: [...entry, ...command], healthcheck };
}

function copy(from: string, name: string, to: string, several: boolean): void {
  // A clone is what git has: what the .dockerignore leaves out is not there.
  const target = several ? join(to, basename(name)) : to;
  if (!existsSync(from)) throw new Error(`there is no ${from}`);
  cpSync(from, target, {
    recursive: true,
    filter: (path) => !/\/(\.git|node_modules|dist)$/.test(path) || name !== '.',
  });
}
