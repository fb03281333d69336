import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHints } from './hints.ts';
import { refuse } from './refusal.ts';
import type { TablePreview } from './table-preview.ts';

const YEAR = 31_536_000;
const MISSING = { code: 'not-found' };

/** The built client, or a page that says what is missing. */
export async function addPages(
  app: FastifyInstance,
  folder: string,
  previewIn: (root: string) => TablePreview,
): Promise<void> {
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
      hinted(reply);
    },
  });
  const hinted = (reply: FastifyReply): FastifyReply => {
    const { url, headers } = reply.request;
    const hint = hints(url, headers['accept-language']);
    return hint === undefined ? reply : reply.header('link', hint).header('vary', 'accept-language');
  };
  const page = readFileSync(`${root}/index.html`, 'utf8');
  const preview = previewIn(root);
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  // For one person only: nobody else need find it.
  app.get('/admin', (_, reply) => reply.header('x-robots-tag', 'noindex, nofollow').sendFile('index.html'));
  app.get<{ Params: { code: string } }>('/t/:code', async (request, reply) => {
    if (!isPage(request)) return refuse(reply, MISSING);
    const tags = await preview(request, request.params.code).catch(() => undefined);
    if (tags === undefined) return reply.sendFile('index.html');
    return hinted(reply)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace('</head>', () => `${tags}</head>`));
  });
  // The client finds its own way: any page that a person asks for is the same one.
  app.setNotFoundHandler((request, reply) => (isPage(request) ? reply.sendFile('index.html') : refuse(reply, MISSING)));
}

function isPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
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
