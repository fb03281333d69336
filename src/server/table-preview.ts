import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { SHELF } from '../games/shelf.ts';
import { addressOf, limitKey } from './address.ts';
import type { Desk } from './desk.ts';
import { previewOf, type PreviewPlace } from './preview.ts';

const PICTURE = { width: 1200, height: 630 } as const;
const ICON = { path: 'icon-512.png', width: 512, height: 512 } as const;

/** The lines of the head of a table's page that chat apps read; none where there is no such table, or nobody can tell. */
export type TablePreview = (request: FastifyRequest, code: string) => Promise<string | undefined>;

export function tablePreview(desk: Desk, root: string): TablePreview {
  const { config, tolls } = desk;
  const pictureOf = (game: string, origin: string): PreviewPlace['picture'] => {
    const path = `pictures/${game}.jpg`;
    const { path: found, ...size } = existsSync(join(root, path)) ? { path, ...PICTURE } : ICON;
    return { url: `${origin}/${found}`, ...size };
  };
  return async ({ raw }, code) => {
    const key = limitKey(addressOf(raw, config.proxies));
    // A page tells whether a code is somebody's as the API does: it is guessed by the same limit.
    if (tolls.guess(key) !== undefined) return undefined;
    const table = await desk.tables.find(code.trim().toUpperCase());
    const handle = table === undefined ? undefined : await desk.tables.open(table);
    if (handle === undefined) return undefined;
    tolls.hit(key);
    const { game, settings, chairs, host } = await handle.lobby();
    const manifest = SHELF.find(({ id }) => id === game);
    if (manifest === undefined) return undefined;
    const opener = chairs.find(({ chair }) => chair === host);
    const { locked } = settings;
    const origin = config.url ?? `${isSecure(raw.headers, config.proxies) ? 'https' : 'http'}://${raw.headers.host}`;
    return previewOf(
      {
        host: opener?.name ?? null,
        people: chairs.filter(({ standing }) => !standing).length,
        locked,
        lang: opener?.lang ?? 'en',
      },
      manifest,
      { url: `${origin}/t/${handle.code}`, picture: pictureOf(game, origin) },
    );
  };
}

function isSecure(headers: FastifyRequest['raw']['headers'], proxies: number): boolean {
  return proxies > 0 && headers['x-forwarded-proto'] === 'https';
}
