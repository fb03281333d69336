import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
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

/** What a board cannot do without: all that it imports, and what that imports, of its own game. */
function boardFiles(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    if (path.endsWith('.css')) return;
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^;']* from )?'(\.[^'\n]+)';$/gm,
    )) {
      const next = fileURLToPath(new URL(to, pathToFileURL(path)));
      if (gameOf(next) === gameOf(path) && !next.includes('/rules/') && !CATALOG.test(next)) visit(next);
    }
  };
  globSync('src/games/*/screen/board.tsx').forEach((path) => visit(resolve(path)));
  return found;
}

const gameOf = (path: string): string => /\/src\/games\/([^/]+)\//.exec(path)?.[1] ?? '';

const BOARDS = boardFiles();

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
    compressed(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Few parcels: what every page needs comes in one.
      output: {
        chunkFileNames: parcelName,
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules\/(preact|@preact|@lingui)|src\/client\/words\/|src\/client\/shell\/(?!sheet|choice|keys|draft|file|sound|synth|clock|voice|size|badge)[a-z]|src\/client\/house\/(words\/index|notice|room|trouble|opening|person|games|box)\.tsx?$|src\/client\/line\/http/,
            },
            {
              name: 'table',
              test: /src\/client\/shell\/(sound|clock|voice|size|badge)\.|src\/client\/line\/(socket-line|connection|outside|pending|luck|pinning|hearing|back-off|tabs|wake-lock)|src\/client\/house\/(at|play|judge|table-strip|line-banner|bot-names|lobby-words|offer|with-bots|check\/handed)\.tsx?$|src\/wire\/protocol|src\/kernel\/json/,
            },
            // What all boards share comes with the first of them; the one for games without a screen is apart.
            { name: 'board', test: /src\/client\/(board\/(?!generic)|shell\/keys)/ },
            // Rules are wanted without their boards too, by bots in a worker: they stay parcels of their own.
            { name: 'kernel', test: /src\/kernel\/(decode|define|lot|options|outcome|random|seat)\.ts$/ },
            { debugName: 'rules', name: (id: string) => `${gameOf(id)}-rules`, test: /\/src\/games\/[^/]+\/rules\// },
            // A board in one piece; what it fetches when it is wanted (its TV, its sheets, its end) stays apart.
            {
              debugName: 'board of a game',
              name: (id: string) => `${gameOf(id)}-board`,
              test: (id: string) => BOARDS.has(id),
            },
          ],
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
