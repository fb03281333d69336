import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { levelsOf } from '../games/bots.ts';
import { GAMES } from '../games/rules.ts';
import type { Decoded, Decoder } from '../kernel/decode.ts';
import type { Who } from '../table/command.ts';
import type { Handle } from '../table/tables.ts';
import { encode, encodeView } from '../wire/down.ts';
import { readUp, type Ask, type Move, type Show } from '../wire/up.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { addressOf, isLoopback, limitKey } from './address.ts';
import type { CodeAnswer, GamesAnswer, RecordsAnswer } from './answer.ts';
import { ask, move } from './asking.ts';
import { networkAddresses, phonesUrl } from './banner.ts';
import { readCreate, readRedeem, readSit } from './body.ts';
import type { Desk } from './desk.ts';
import { chairOf } from './gathering.ts';
import { credentialOf, hashShown, papersOf, whoShows } from './identity.ts';
import { noticeOf } from './notice.ts';
import { refuse, refuseMet } from './refusal.ts';
import { giveSeat } from './seating.ts';
import { isShow, show } from './showing.ts';
import { drawToken, hashToken } from './token.ts';
import type { Asker } from './tolls.ts';
import { welcome } from './welcome.ts';

type Params = { readonly table: string; readonly code: string; readonly match: string };
type Request = FastifyRequest<{ Params: Params }>;
type Answering = (request: Request, reply: FastifyReply) => Promise<unknown>;

const DEFAULT_LANG = 'en';
const MOST_LISTED = 50;

/** Everything over HTTP but health and pages. Bodies and answers are JSON. */
export function addApi(app: FastifyInstance, desk: Desk): void {
  const { time, limits, config, tolls, metrics, attention, gatherings } = desk;
  const keyOf = (request: FastifyRequest): string => limitKey(addressOf(request.raw, config.proxies));

  const get = (path: string, answer: Answering): void => void app.get(path, answer);
  const post = (path: string, answer: Answering): void => void app.post(path, answer);

  /** Answers with the table; there is nothing to be found by trying. */
  const atTable =
    (answer: (handle: Handle, request: Request, reply: FastifyReply) => Promise<unknown>): Answering =>
    async (request, reply) => {
      const handle = await desk.tables.open(request.params.table);
      return handle === undefined ? refuse(reply, { code: 'no-table' }) : answer(handle, request, reply);
    };
  const asSomebody = (
    answer: (handle: Handle, who: Who, request: Request, reply: FastifyReply) => Promise<unknown>,
  ): Answering =>
    atTable(async (handle, request, reply) => {
      const who = await whoAsks(handle, request);
      return who === undefined ? refuse(reply, { code: 'not-allowed' }) : answer(handle, who, request, reply);
    });

  const askerOf = (request: FastifyRequest, table: string, who?: Who): Asker => ({
    address: keyOf(request),
    table,
    chair: who === undefined ? null : chairOf(who),
  });
  /** Answers at length, with JSON text, if whoever asks has not been answered too much already. */
  const atLength = async (
    asker: Asker,
    reply: FastifyReply,
    make: () => Promise<string | undefined>,
    without: string,
  ): Promise<FastifyReply> => {
    const met = tolls.answer(asker);
    if (met !== undefined) return refuseMet(reply, metrics, met);
    const text = await make();
    if (text === undefined) return refuse(reply, { code: without });
    tolls.answered(asker, text.length);
    return reply.type('application/json').send(text);
  };

  const answerTo = async (handle: Handle, who: Who, asker: Asker, up: Move | Ask | Show) => {
    if (up.t === 'move') return (await move(handle, who, up)) ?? { t: 'done' as const };
    return isShow(up) ? show(desk, handle, asker, up) : ask(handle, who, up);
  };

  /** For links opened on the house's own computer, where its address is no address for anybody else. */
  const phonesFor = ({ raw }: FastifyRequest): string | null =>
    isLoopback(addressOf(raw, config.proxies))
      ? phonesUrl({ ...config, port: raw.socket.localPort ?? config.port }, networkAddresses())
      : null;

  get('/api/games', async (request): Promise<GamesAnswer> => ({
    protocol: PROTOCOL,
    house: desk.house,
    phones: phonesFor(request),
    people: desk.hall !== undefined,
    games: Object.values(GAMES).map(({ id, version, seats }) => ({
      game: id,
      version,
      seats: { least: seats.least, most: Math.min(seats.most, limits.chairsPerTable) },
      bots: levelsOf(id),
    })),
  }));

  get('/api/notice', async () => ({ notice: noticeOf(desk.settled.announcement, time.now()).notice }));

  post('/api/tables', async (request, reply) => {
    const body = read(readCreate, request.body);
    if (!body.ok) return refuse(reply, { code: 'bad-message', place: body.place, why: body.why });
    const met = tolls.table(keyOf(request));
    if (met !== undefined) return refuseMet(reply, metrics, met);
    const { game, options = {}, settings = {}, name, lang = DEFAULT_LANG, face, standing = false, cookie } = body.value;
    const token = drawToken();
    const host = { name, lang, ...(face !== undefined && { face }), token: hashToken(token) ?? '' };
    const made = await desk.tables.create({ game, options, settings, host, standing });
    if (made.ok) attention.made(made.id, keyOf(request));
    return made.ok ? giveSeat(config, request, reply, made, made.chair, token, cookie) : refuse(reply, made);
  });

  get('/api/codes/:code', async (request, reply) => {
    const key = keyOf(request);
    const met = tolls.guess(key);
    if (met !== undefined) return refuseMet(reply, metrics, met);
    const table = await desk.tables.find(request.params.code.trim().toUpperCase());
    const handle = table === undefined ? undefined : await desk.tables.open(table);
    if (handle === undefined) return refuse(reply, { code: 'no-table' });
    tolls.hit(key);
    const { code, game, phase, settings, chairs, host } = await handle.lobby();
    const name = chairs.find(({ chair }) => chair === host)?.name ?? null;
    const { locked } = settings;
    return {
      table: handle.id,
      code,
      game,
      phase,
      locked,
      people: chairs.filter(({ standing }) => !standing).length,
      host: name,
    } satisfies CodeAnswer;
  });

  post(
    '/api/tables/:table/sit',
    atTable(async (handle, request, reply) => {
      const body = read(readSit, request.body);
      if (!body.ok) return refuse(reply, { code: 'bad-message', place: body.place, why: body.why });
      const shown = credentialOf(papersOf(request.raw.headers), handle.id);
      const already = shown === undefined ? undefined : await whoShows(handle, shown);
      // A second tap is no second person.
      if (already?.kind === 'chair') return { table: handle.id, code: handle.code, chair: already.chair };
      const met = tolls.ask(askerOf(request, handle.id), 'sit', 0);
      if (met !== undefined) return refuseMet(reply, metrics, met);
      const { name, lang = DEFAULT_LANG, face, cookie } = body.value;
      const token = drawToken();
      const who = { name, lang, ...(face !== undefined && { face }), token: hashToken(token) ?? '' };
      const device = hashShown(shown);
      const sat = await handle.submit(
        { kind: 'visitor' },
        { do: 'sit', ...who, ...(device !== undefined && { shown: device }) },
      );
      return sat.ok ? giveSeat(config, request, reply, handle, sat.chair, token, cookie) : refuse(reply, sat);
    }),
  );

  post(
    '/api/tables/:table/redeem',
    atTable(async (handle, request, reply) => {
      const body = read(readRedeem, request.body);
      if (!body.ok) return refuse(reply, { code: 'bad-message', place: body.place, why: body.why });
      const pass = hashToken(body.value.pass);
      if (pass === undefined) return refuse(reply, { code: 'bad-pass' });
      const token = drawToken();
      const moved = await handle.submit({ kind: 'visitor' }, { do: 'redeem', pass, token: hashToken(token) ?? '' });
      return moved.ok
        ? giveSeat(config, request, reply, handle, moved.chair, token, body.value.cookie)
        : refuse(reply, moved);
    }),
  );

  get(
    '/api/tables/:table',
    asSomebody((handle, who, request, reply) =>
      atLength(
        askerOf(request, handle.id, who),
        reply,
        () => handle.look((sight) => encode(welcome(who, sight))),
        'no-table',
      ),
    ),
  );

  get(
    '/api/tables/:table/view',
    asSomebody((handle, who, request, reply) => {
      const view = async (): Promise<string | undefined> => {
        const showing = await handle.showing(chairOf(who));
        if (showing === undefined) return undefined;
        attention.glance(handle.id, showing.match);
        const chair = chairOf(who);
        const own = showing.own(chair);
        return encodeView(showing.shared(chair), own, showing.left(time.now()), showing.paused, '');
      };
      return atLength(askerOf(request, handle.id, who), reply, view, 'no-match');
    }),
  );

  post(
    '/api/tables/:table/messages',
    asSomebody(async (handle, who, request, reply) => {
      const up = readUp(request.body);
      if (!up.ok) return refuse(reply, { code: 'bad-message', place: up.place, why: up.why });
      if (up.value.t === 'hello' || up.value.t === 'screen' || up.value.t === 'ping') {
        return refuse(reply, { code: 'bad-message', place: 't', why: 'is for sockets only' });
      }
      const asker = askerOf(request, handle.id, who);
      const met = tolls.ask(asker, up.value.t, gatherings.size(handle.id));
      if (met !== undefined) return refuseMet(reply, metrics, met);
      const answer = await answerTo(handle, who, asker, up.value);
      if (answer.t === 'refused') reply.code(answer.code === 'too-fast' ? 429 : 409);
      return reply.send(answer);
    }),
  );

  get(
    '/api/tables/:table/records',
    asSomebody(async (handle) => {
      const records = await desk.store.records(handle.id, MOST_LISTED);
      return { records: records.map(({ match, at }) => ({ match, at })) } satisfies RecordsAnswer;
    }),
  );

  get('/api/tables/:table/records/:match', async (request, reply) => {
    const { table, match } = request.params;
    return atLength(askerOf(request, table), reply, () => desk.tables.record(match, table), 'no-record');
  });
}

async function whoAsks(handle: Handle, request: FastifyRequest): Promise<Who | undefined> {
  const shown = credentialOf(papersOf(request.raw.headers), handle.id);
  return shown === undefined ? undefined : whoShows(handle, shown);
}

function read<T>(decoder: Decoder<T>, body: unknown): Decoded<T> {
  return decoder(body, '');
}
