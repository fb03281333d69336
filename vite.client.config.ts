import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileCatalog } from './src/client/words/compile.ts';

const CATALOG = /\/words\/(en|pl)\.ts$/;

const LANGUAGE = fileURLToPath(new URL('src/client/words/language.ts', import.meta.url));

/**
 * A `words/en.ts` or `words/pl.ts` reaches the browser with its messages compiled, and only in the language that is wanted:
 * the other one is a function that fetches it.
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
        return [
          `import { language } from ${JSON.stringify(LANGUAGE)};`,
          `const load = () => import(${JSON.stringify(`${path}?compiled`)}).then((it) => it.${name});`,
          `export const ${name} = language.peek() === '${name}' ? await load() : load;`,
        ].join('\n');
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

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [
    words(),
    VitePWA({
      // A new version waits until no page of the old one is open: nothing changes under a running game.
      registerType: 'prompt',
      injectRegister: 'script-defer',
      // Only what was built: no view and no answer of a table is ever kept.
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|ws|healthz|readyz|metrics)/],
        cleanupOutdatedCaches: true,
        // The very first page has its parts at hand too: whoever drives into a tunnel did not reload before.
        clientsClaim: true,
      },
      includeAssets: [],
      manifest: {
        name: 'Stolik',
        short_name: 'Stolik',
        description: 'Rudy, Gra o mózg, Rosyjska Ruletka',
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
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules\/(preact|@preact|@lingui)|src\/client\/words\/|src\/client\/shell\/(?!sheet|choice|keys)[a-z]|src\/client\/house\/(words\/index|notice|room|trouble|opening|person|games|box)\.tsx?$|src\/client\/line\/http/,
            },
            {
              name: 'table',
              test: /src\/client\/line\/(socket-line|pending|luck|pinning|hearing|back-off|tabs|wake-lock)|src\/client\/house\/(at|play|judge|table-strip|line-banner|bot-names|lobby-words|offer|with-bots|check\/handed)\.tsx?$|src\/wire\/up/,
            },
            // What all boards share comes with the first of them; the one for games without a screen is apart.
            {
              name: 'board',
              test: /src\/client\/(board\/(?!generic)|shell\/keys)|src\/kernel\/(lot|outcome|random|seat)\.ts$/,
            },
            // Rules are wanted without their boards too, by bots in a worker: they stay parcels of their own.
            { name: 'ruletka-rules', test: /src\/games\/ruletka\/rules\// },
            // The board but for the TV, the shots, the points, the sheets and the end.
            {
              name: 'ruletka',
              test: /src\/games\/ruletka\/(screen|words)\/(?!gallery|cover|tv\/|score-sheet|side|phases\/standing|controls\/hand-sheet|art\/medal|phases\/(final|points|lanes|shooting)|seats\/(ring|shooters)|en|pl)/,
            },
            { name: 'mozg-rules', test: /src\/games\/mozg\/rules\// },
            // Cards are drawn in the rulebook too.
            { name: 'mozg-cards', test: /src\/games\/mozg\/screen\/(art|card)\// },
            // The board but for the TV and the end.
            {
              name: 'mozg',
              test: /src\/games\/mozg\/(screen|words)\/(?!gallery|cover|tv\/|end\/final|turn\/signs|zoom|en|pl)/,
            },
            {
              name: 'rudy',
              test: /src\/games\/rudy\/(screen|words)\/(?!gallery|cover|tv\/|review\/|en|pl)/,
            },
          ],
        },
      },
    },
  },
  // Each game's bots are a parcel of their own, fetched by the worker when one is to think.
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8787', '/ws': { target: 'ws://127.0.0.1:8787', ws: true } },
  },
});
