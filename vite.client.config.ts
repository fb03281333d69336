import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { hashOfSources, STAMP } from './scripts/pages.ts';
import { compileCatalog } from './src/client/words/compile.ts';
import type { Manifest } from './src/games/manifest.ts';

const CATALOG = /\/words\/(?:lobby\/)?(en|pl)\.ts$/;

/**
 * A `words/en.ts` or `words/pl.ts` reaches the browser as a function that fetches its messages, compiled: only the language
 * that is wanted comes. Nothing waits in the module itself: there Safari gives a second importer bindings without a value.
 */
function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      const name = CATALOG.exec(path)?.[1];
      if (name === undefined || !/\/src\/(client|games)\//.test(path) || path.includes('/terminal/')) return undefined;
      if (query !== 'compiled') {
        return `export const ${name} = () => import(${JSON.stringify(`${path}?compiled`)}).then((it) => it.${name});`;
      }
      const module = (await import(`${pathToFileURL(path).href}?${Date.now()}`)) as Record<
        string,
        Record<string, string>
      >;
      const catalog = module[name];
      if (catalog === undefined) throw new Error(`${path} exports no ${name}`);
      this.addWatchFile(path);
      return `export const ${name} = ${JSON.stringify(compileCatalog(catalog))};`;
    },
  };
}

/** What a search engine says of the house names the games on its shelf. */
function named(): Plugin {
  const shelf = new URL('src/games/shelf.ts', import.meta.url).href;
  return {
    name: 'named',
    async transformIndexHtml(html) {
      const { SHELF } = (await import(shelf)) as { readonly SHELF: readonly Manifest[] };
      return html.replace('%GAMES%', SHELF.map(({ name }) => name.pl).join(', '));
    },
  };
}

/** What a chat app shows under a link to a table of the game, where the server finds it: `pictures/<id>.jpg`. */
function pictured(): Plugin {
  return {
    name: 'pictured',
    apply: 'build',
    generateBundle() {
      for (const path of globSync('src/games/*/screen/cover/picture.jpg')) {
        this.emitFile({ type: 'asset', fileName: `pictures/${gameOf(at(path))}.jpg`, source: readFileSync(at(path)) });
      }
    },
  };
}

/** Parts of a game that are wanted elsewhere: what the page never fetches is not built for it, nor for the worker. */
function without(parts: RegExp): Plugin {
  const NOTHING = '\0nothing';
  return {
    name: 'without',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      /\/src\/games\/[^/]+\/game\.ts$/.test(importer) && parts.test(source) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {};' : undefined),
  };
}

/** What may overrule what, whatever comes first over the network: a house its shell, a board the house, a game all of them. */
const LAYERS: readonly (readonly [name: string, room: RegExp])[] = [
  ['theme', /\/src\/client\/theme\//],
  ['shell', /\/src\/client\/shell\//],
  ['house', /\/src\/client\/(?!theme|shell|board|gallery)/],
  ['board', /\/src\/client\/board\//],
  ['game', /\/src\/games\/[^/]+\//],
];

/** Every style sheet in the cascade layer of its room. Those of the gallery stand over them all. */
function layered(): Plugin {
  const order = `@layer ${LAYERS.map(([name]) => name).join(', ')};`;
  return {
    name: 'layered',
    enforce: 'pre',
    transform(code, id) {
      const found = id.endsWith('.css') ? LAYERS.find(([, room]) => room.test(id)) : undefined;
      return found === undefined ? undefined : `${order}@layer ${found[0]} {\n${code}\n}`;
    },
  };
}

const CLIENT = fileURLToPath(new URL('src/client', import.meta.url));
const OUT = fileURLToPath(new URL('dist/client', import.meta.url));
/** Below this a smaller file saves no packet. */
const WORTH = 1024;

/** Everything that shrinks lies beside itself compressed: the server only chooses. */
function compressed(): Plugin {
  let out = OUT;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
          const path = join(out, name);
          const bytes = readFileSync(path);
          if (bytes.length < WORTH) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}

/** Says at last which sources all of this was built from: `npm start` builds only other ones anew. */
function stamped(): Plugin {
  let out = OUT;
  let sources = '';
  return {
    name: 'stamped',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
      // Before anything is read: what changes meanwhile is built next time.
      sources = hashOfSources();
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(failed) {
        // Only beside a list of parcels: the galleries, which the tests build, have none.
        if (failed === undefined && existsSync(join(out, '.vite'))) writeFileSync(join(out, STAMP), sources);
      },
    },
  };
}

/**
 * The list of parcels names what is fetched when it is wanted by its file. Where such a file begins a parcel with others, the
 * build leaves it out; whoever tells a browser what comes next, and weighs it, finds it all the same.
 */
function listed(): Plugin {
  return {
    name: 'listed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = OUT }, bundle) {
        const path = join(dir, '.vite/manifest.json');
        if (!existsSync(path)) return;
        const chunks = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { readonly file: string }>;
        const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
        for (const parcel of Object.values(bundle)) {
          const chunk = byFile.get(parcel.fileName);
          if (parcel.type !== 'chunk' || chunk === undefined) continue;
          for (const id of parcel.moduleIds) {
            const name = relative(CLIENT, id);
            if (name === 'main.tsx') chunks['index.html'] ??= chunk;
            else if ((this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0) chunks[name] ??= chunk;
          }
        }
        writeFileSync(path, JSON.stringify(chunks));
      },
    },
  };
}

/** Rooms that only say what is: whoever imports one name of them needs nothing else of them. */
const PURE = /\/src\/(?:kernel|games\/[^/]+\/rules)\//;
const DOOR = /\/rules\/index\.ts$/;

function pure(): Plugin {
  return {
    name: 'pure',
    transform: (code, id) => (PURE.test(id) ? { code, moduleSideEffects: false } : undefined),
  };
}

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const gameOf = (id: string): string => /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? '';

/** Everything that has to be there before `entry` can run. Of a game's rules only what is asked for at their door. */
function needs(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], code = null } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      if (DOOR.test(next)) behind(next, code ?? '', graph).forEach(visit);
      else visit(next);
    }
  };
  visit(entry);
  return found;
}

/** The files behind a door whose names `code` takes. */
function behind(door: string, code: string, graph: Graph): string[] {
  const shown = graph.getModuleInfo(door)?.code ?? '';
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of shown.matchAll(/export \{([^}]*)\} from "(\.[^"]+)"/g)) {
    for (const name of names.split(',')) files.set(name.trim(), join(dirname(door), file));
  }
  return [...code.matchAll(/import \{([^}]*)\} from "[^"]*\/rules\/index\.ts"/g)].flatMap(([, names = '']) =>
    names.split(',').map((each) => {
      const [name = ''] = each.trim().split(' ');
      return files.get(name) ?? door;
    }),
  );
}

/** What goes into which parcel: whatever its first page, table or board cannot do without, in few parcels. */
function parcelOf(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, ReadonlySet<string>>();
  const isNeeded = (id: string, entry: string, graph: Graph): boolean => {
    const all = known.get(entry) ?? needs(entry, graph);
    known.set(entry, all);
    return all.has(id);
  };
  const boards = globSync('src/games/*/screen/board.tsx').map(at);
  const doors = globSync('src/games/*/rules/{index,game}.ts').map(at);
  return (id, graph) => {
    if (isNeeded(id, at('src/client/main.tsx'), graph)) return 'house';
    const home = isNeeded(id, at('src/client/house/home/home.tsx'), graph);
    // What the home page and a table have in common, neither fetches of the other.
    if (isNeeded(id, at('src/client/house/table-page.tsx'), graph)) return home ? 'house' : 'table';
    if (home) return 'home';
    const drawn = boards.some((board) => isNeeded(id, board, graph));
    // Whoever has a seat wants both a board and a share in the shuffle: what they have in common is there before them.
    if (drawn && isNeeded(id, at('src/client/line/bearing.ts'), graph)) return 'table';
    const game = gameOf(id);
    if (drawn && game !== '') return PURE.test(id) ? `${game}-legal` : `${game}-board`;
    // Rules are wanted without their boards too, and never without a table: what both stand on is there before them.
    if (PURE.test(id)) {
      if (drawn) return 'table';
      return doors.some((door) => isNeeded(id, door, graph)) ? `${game === '' ? 'kernel' : game}-rules` : null;
    }
    return drawn ? 'board' : null;
  };
}

/** A game's parcels bear its name: a newer version fetches those of the games that were played here. */
const parcelName = ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string => {
  const games = new Set(moduleIds.map(gameOf));
  const [game = ''] = games.size === 1 ? games : [];
  return `assets/${game === '' || name.startsWith(game) ? '' : `${game}-`}[name]-[hash].js`;
};

/** Whom `npm run dev` asks. */
const SERVER = process.env['SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [
    words(),
    named(),
    pictured(),
    pure(),
    layered(),
    without(/^\.\/(terminal|bots)\/|^\.\/rules\/schema/),
    VitePWA({
      // The worker is ours (src/client/offline); this only lists the files for it.
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.ts',
      injectRegister: false,
      integration: {
        // As quiet as the rest of the build, and with the name that the option has by now.
        configureCustomSWViteBuild(config) {
          config.logLevel = 'warn';
          const output = config.build?.rollupOptions?.output;
          if (output === undefined || Array.isArray(output)) return;
          delete output.inlineDynamicImports;
          output.codeSplitting = false;
        },
      },
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'] },
      includeAssets: [],
      manifest: {
        name: 'Stolik',
        short_name: 'Stolik',
        description: 'Gry karciane przy jednym stoliku',
        lang: 'pl',
        start_url: '/',
        display: 'standalone',
        orientation: 'any',
        background_color: '#f3e3c6',
        theme_color: '#f3e3c6',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    listed(),
    compressed(),
    stamped(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // What every page begins with is there before any other parcel is wanted: it need not be named again.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:rolldown-runtime|house)-/.test(file)),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames: parcelName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parcels', name: parcelOf() }],
        },
      },
    },
  },
  // Each game's bots are a parcel of their own, fetched by the worker when one is to think.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: parcelName } },
    plugins: () => [without(/^\.\/(terminal|screen|words|book)\/|^\.\/rules\/schema/)],
  },
  server: {
    // The games are beside the client, not in it.
    fs: { allow: [fileURLToPath(new URL('.', import.meta.url))] },
    // `npm start` beside it, or wherever `SERVER` says. As objects: as addresses they would change the host, and the server answers
    // only pages of its own.
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
});
