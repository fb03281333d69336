import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readHints } from './hints.ts';
import { refuse } from './refusal.ts';

const YEAR = 31_536_000;
const MISSING = { code: 'not-found' };

/** The built client, or a page that says what is missing. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(`${root}/index.html`)) {
    app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(PLAIN));
    app.setNotFoundHandler((_, reply) => refuse(reply, MISSING));
    return;
  }
  const hints = readHints(root);
  await app.register(files, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build leaves what shrinks compressed beside itself.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      // Vite names what it builds after its content.
      const lasting = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      if (!/[/\\]index\.html(\.\w+)?$/.test(path)) return;
      const { url, headers } = reply.request;
      const hint = hints(url, headers['accept-language']);
      if (hint !== undefined) reply.header('link', hint).header('vary', 'accept-language');
    },
  });
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  // The client finds its own way: any page that a person asks for is the same one.
  app.setNotFoundHandler((request, reply) => (isPage(request) ? reply.sendFile('index.html') : refuse(reply, MISSING)));
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/(api|assets)\//.test(url) && headers.accept?.includes('text/html') === true;
}

const PLAIN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stolik</title>
<h1>Stolik</h1>
<p>The server runs. Its pages are not built yet: run <code>npm run build</code> and start it again.
<p>Serwer działa. Jego strony nie są jeszcze zbudowane: uruchom <code>npm run build</code> i wystartuj go ponownie.
<p>Programs need no pages: <code>docs/protocol.md</code> tells how to play over HTTP and WebSocket.
</html>
`;
