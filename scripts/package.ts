import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildPages } from './pages.ts';

// `npm run package` makes what `npx stolik` and `npm install -g stolik` run: the built pages, and compiled JavaScript, because
// Node runs no TypeScript from node_modules. The packages it imports are compiled into it, in the versions that were tested
// here: installed beside it they are four times as large, most of it never run. So it needs Node and nothing else, not even
// a registry. It is put together in a folder of its own: the clone's package.json is about building and testing.

const ROOT = join(import.meta.dirname, '..');

/** Where the program begins, and where threads and processes of its own do: it finds those beside itself. */
const ENTRIES = {
  main: 'src/cli/main.ts',
  thread: 'src/server/thinkers/thread.ts',
  'read-through': 'src/store/read-through.ts',
};

/** What goes along as it is. */
const ALONG = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'README.md', 'README.pl.md', 'docs/hosting.md', 'deploy'];

/** Packages of which the pages have something, besides those of the program. */
const OF_PAGES = ['preact', '@preact/signals', '@preact/signals-core'];

/** Parts of a game that only pages show. */
function withoutPages(): Plugin {
  const NOTHING = '\0nothing';
  return {
    name: 'without-pages',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      /\/src\/games\/[^/]+\/game\.ts$/.test(importer) && /^\.\/(screen|words|book)\//.test(source)
        ? NOTHING
        : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}

/** Compiles the program, and tells the folders of the packages that went into it. */
async function compile(outDir: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutPages()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  const own = new Set(output.map(({ fileName }) => fileName));
  for (const name of chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])) {
    if (!own.has(name) && !isBuiltin(name)) throw new Error(`${name} was not compiled in`);
  }
  const folders = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)];
}

interface Description {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: unknown;
}

function readDescription(folder: string): Description {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Description;
}

/** The package's own package.json. It may be published; the clone's may not. */
function describe({ name, version, description, license, engines }: Description): object {
  const files = ['bin', 'lib', 'client', 'docs', 'deploy', '*.md', 'LICENSE'];
  return { name, version, description, license, type: 'module', bin: { stolik: 'bin/stolik.js' }, files, engines };
}

/** Who wrote what was compiled in, in which version, and their licences, which ask to be there. */
function notices(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const { name, version, license } = readDescription(folder);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text =
      file === undefined ? `${license}; its package brings no text of it.` : readFileSync(join(folder, file));
    return `## ${name} ${version} (${license})\n\n${text.toString().trim()}\n`;
  });
  return `# Packages compiled into Stolik\n\n${parts.toSorted().join('\n')}`;
}

/** Puts the package together in `out`. */
export async function makePackage(out: string): Promise<void> {
  const code = await buildPages();
  if (code !== 0) throw new Error(`the pages could not be built (exit code ${code})`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'bin'), { recursive: true });
  const folders = await compile(join(out, 'lib'));
  const ofPages = OF_PAGES.map((name) => join(ROOT, 'node_modules', name)).filter((folder) => existsSync(folder));
  writeFileSync(join(out, 'NOTICES.md'), notices([...folders, ...ofPages]));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(describe(readDescription(ROOT)), null, 2)}\n`);
  cpSync(join(ROOT, 'scripts/stolik.js'), join(out, 'bin/stolik.js'));
  cpSync(join(ROOT, 'dist/client'), join(out, 'client'), { recursive: true });
  for (const each of ALONG) {
    mkdirSync(dirname(join(out, each)), { recursive: true });
    cpSync(join(ROOT, each), join(out, each), { recursive: true });
  }
}
