import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GAMES } from '../games/rules.ts';
import { listingAhead, plainLanguage } from '../table/listed.ts';
import { addressOf, limitKey } from './address.ts';
import { readPeople } from './body.ts';
import type { Desk } from './desk.ts';
import { refuse, refuseMet } from './refusal.ts';
import { giveSeat } from './seating.ts';
import { drawToken, hashToken } from './token.ts';

const DEFAULT_LANG = 'en';
/** Full, or not for them: another table may be. A table that is gone is none. */
const TRIES = 4;

/** Finding people: the list of tables that are open to the house, and a seat at one of them. */
export function addPeople(app: FastifyInstance, desk: Desk): void {
  const { hall, limits, metrics, config, attention, tolls } = desk;
  const OFF = { code: 'no-listing' };
  const keyOf = (request: FastifyRequest): string => limitKey(addressOf(request.raw, config.proxies));

  app.get('/api/people', async (request, reply) => {
    if (hall === undefined) return refuse(reply, OFF);
    const { text, mark } = hall.list();
    reply.header('etag', mark).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === mark) return reply.code(304).send();
    return reply.type('application/json').send(text);
  });

  app.post('/api/people', async (request, reply) => {
    if (hall === undefined) return refuse(reply, OFF);
    const body = readPeople(request.body, '');
    if (!body.ok) return refuse(reply, { code: 'bad-message', place: body.place, why: body.why });
    const key = keyOf(request);
    const looking = tolls.people(key);
    if (looking !== undefined) return refuseMet(reply, metrics, looking);
    const { game, at, name, lang = DEFAULT_LANG, face, cookie } = body.value;
    const token = drawToken();
    const who = { name, lang, ...(face !== undefined && { face }), token: hashToken(token) ?? '' };

    const wanted = at === undefined ? hall.fitting({ game, lang: plainLanguage(lang) }) : [hall.find(at)];
    let why: { readonly code: string } = { code: 'no-table' };
    for (const id of wanted.slice(0, TRIES)) {
      const handle = id === undefined ? undefined : await desk.tables.open(id);
      if (handle === undefined) continue;
      const met = tolls.ask({ address: key, table: handle.id, chair: null }, 'sit', 0);
      if (met !== undefined) return refuseMet(reply, metrics, met);
      const sat = await handle.submit({ kind: 'visitor' }, { do: 'sit', ...who });
      if (sat.ok) return giveSeat(config, request, reply, handle, sat.chair, token, cookie);
      why = sat;
      // Their name is what they can change, and nothing else would help.
      if (sat.code === 'name-taken' && at !== undefined) break;
    }
    if (at !== undefined) return refuse(reply, why);

    const opening = tolls.table(key);
    if (opening !== undefined) return refuseMet(reply, metrics, opening);
    const made = await desk.tables.create({ game, options: {}, settings: { listed: true }, host: who });
    if (!made.ok) return refuse(reply, made);
    attention.made(made.id, key);
    // They are on their way, and whoever comes a moment later must find them.
    const rules = GAMES[game];
    if (rules !== undefined) hall.expect(made.id, listingAhead(rules, lang, limits.chairsPerTable));
    return giveSeat(config, request, reply, made, made.chair, token, cookie);
  });
}
