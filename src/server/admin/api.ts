import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Decoder } from '../../kernel/decode.ts';
import type { TableLine } from '../../store/office.ts';
import type { Deed, HouseReport, TableDetail, TablesPage } from '../../wire/admin.ts';
import { isLoopback, limitKey } from '../address.ts';
import type { Desk } from '../desk.ts';
import { refuse } from '../refusal.ts';
import { allowedOrigins } from '../sockets.ts';
import { csrfOf, type Access } from './access.ts';
import type { Audit } from './audit.ts';
import { readAddress, readAnnounce, readBan, readName, readTokenBody } from './body.ts';
import { keepSession } from './cookie.ts';
import { openDoor, type Operator } from './door.ts';
import { findName, forgetName } from './names.ts';
import { surveyAll, type Elsewhere } from './survey.ts';

type Params = { readonly table: string; readonly match: string };
type Query = { readonly after?: string; readonly limit?: string };
type Request = FastifyRequest<{ Params: Params; Querystring: Query }>;
type Answering = (operator: Operator, request: Request, reply: FastifyReply) => Promise<unknown>;

export interface AdminOptions {
  readonly desk: Desk;
  readonly access: Access;
  readonly audit: Audit;
  readonly elsewhere: Elsewhere;
  /** A table is gone: no node may go on with it. */
  readonly dropped: (table: string) => void;
  readonly report: () => Promise<HouseReport>;
  readonly isSecure: (request: FastifyRequest) => boolean;
}

const PAGE = 25;
const MOST = 200;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const MOST_LISTED = 50;
const LONGEST = 400;

/** What whoever looks after the house can ask, with its token. Nothing of it is there where it is switched off. */
export function addAdmin(app: FastifyInstance, options: AdminOptions): void {
  const { desk, access, audit, elsewhere, dropped, isSecure } = options;
  const { config, time, metrics, log, settled, store } = desk;
  if (config.admin === 'off') return;
  const door = openDoor({ config, access, origins: allowedOrigins(desk), time, metrics, log });

  const behind =
    (answer: Answering) =>
    async (request: Request, reply: FastifyReply): Promise<unknown> => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      const operator = await door.enter(request, reply);
      return 'from' in operator ? answer(operator, request, reply) : operator;
    };
  const get = (path: string, answer: Answering): void => void app.get(`/api/admin${path}`, behind(answer));
  const post = (path: string, answer: Answering): void => void app.post(`/api/admin${path}`, behind(answer));
  const done = async ({ from }: Operator, did: string, detail: Omit<Deed, 'did' | 'from'> = {}): Promise<void> =>
    audit.note({ did, from, ...detail });

  /** By its id or by its code. */
  const lineOf = async (named: string): Promise<TableLine | undefined> => {
    const found = await store.office.table(named);
    if (found !== undefined) return found;
    const id = await store.find(named.trim().toUpperCase());
    return id === undefined ? undefined : store.office.table(id);
  };
  const atTable =
    (answer: (line: TableLine, operator: Operator, reply: FastifyReply) => Promise<unknown>): Answering =>
    async (operator, request, reply) => {
      const line = await lineOf(request.params.table);
      return line === undefined ? refuse(reply, { code: 'no-table' }) : answer(line, operator, reply);
    };
  const shut = async ({ id }: TableLine): Promise<boolean> => {
    const handle = await desk.tables.open(id).catch(() => undefined);
    const answer = await handle?.manage({ do: 'shut' }).catch(() => undefined);
    return answer?.ok === true;
  };

  app.post('/api/admin/session', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const body = readTokenBody(request.body, '');
    if (!body.ok) return refuse(reply, { code: 'bad-message', place: body.place, why: body.why });
    const operator = await door.show(body.value.token.trim(), request, reply);
    if (!('from' in operator)) return operator;
    const session = await access.begin(time.now());
    await done(operator, 'came in');
    reply.header('set-cookie', keepSession(session, isSecure(request)));
    return { csrf: csrfOf(session) };
  });
  get('/session', async ({ session }) => ({ csrf: session === null ? null : csrfOf(session) }));
  post('/session/end', async (operator, request, reply) => {
    if (operator.session !== null) await access.end(operator.session);
    await done(operator, 'went out');
    reply.header('set-cookie', keepSession('', isSecure(request)));
    return { ok: true };
  });
  post('/token', async (operator, _, reply) => {
    if (config.adminToken !== null) return wrong(reply, '', 'the token is STOLIK_ADMIN_TOKEN; change it there');
    const token = await access.renew();
    await done(operator, 'drew a new token');
    return { token };
  });

  get('/house', () => options.report());

  get('/tables', async (_, { query }): Promise<TablesPage> => {
    const limit = Math.min(MOST, Math.max(1, Number(query.limit) || PAGE));
    const lines = await store.office.tables(query.after ?? null, limit);
    const tables = await surveyAll(desk, lines, elsewhere);
    return { tables, next: lines.length < limit ? null : (lines.at(-1)?.id ?? null) };
  });
  get(
    '/tables/:table',
    atTable(async (line): Promise<TableDetail> => {
      const [report] = await surveyAll(desk, [line], elsewhere);
      if (report === undefined) throw new Error('one table, one report');
      const matches = (await store.records(line.id, MOST_LISTED)).map(({ match, at }) => ({ match, at }));
      return { ...report, addresses: desk.gatherings.addresses(line.id), matches };
    }),
  );
  post(
    '/tables/:table/close',
    atTable(async (line, operator, reply) => {
      if (!(await shut(line)))
        return refuse(reply, { code: 'failed', why: 'the table cannot be read; it can be deleted' });
      await done(operator, 'closed a table', { table: line.code });
      return { ok: true };
    }),
  );
  post(
    '/tables/:table/delete',
    atTable(async (line, operator, reply) => {
      await shut(line);
      await desk.tables.drop(line.id);
      const gone = await store.office.dropTable(line.id);
      dropped(line.id);
      if (gone === undefined) return refuse(reply, { code: 'no-table' });
      await done(operator, 'deleted a table', { table: line.code, records: gone.records });
      return { ok: true, records: gone.records };
    }),
  );
  post('/records/:match/delete', async (operator, { params }, reply) => {
    if (!(await store.office.dropRecord(params.match))) return refuse(reply, { code: 'no-record' });
    await done(operator, 'deleted a record', { match: params.match });
    return { ok: true };
  });

  post(
    '/names/find',
    reading(readName, async ({ name, table }, operator, reply) => {
      const line = table === undefined ? undefined : await lineOf(table);
      if (table !== undefined && line === undefined) return refuse(reply, { code: 'no-table' });
      const found = await findName(store, desk.tables, name, line?.id);
      await done(operator, 'looked for a name', { tables: found.tables.length, records: found.records.length });
      return found;
    }),
  );
  post(
    '/names/forget',
    reading(readName, async ({ name, table, everywhere }, operator, reply) => {
      if ((table === undefined) === (everywhere !== true)) {
        return wrong(reply, 'table', 'say at which table, or everywhere: others may have the same name');
      }
      const line = table === undefined ? undefined : await lineOf(table);
      if (table !== undefined && line === undefined) return refuse(reply, { code: 'no-table' });
      const gone = await forgetName(store, desk.tables, name, line?.id);
      // The name itself is in no log.
      await done(operator, 'took a name out', {
        tables: gone.tables,
        records: gone.records,
        where: line?.code ?? 'everywhere',
      });
      return gone;
    }),
  );

  post(
    '/notice',
    reading(readAnnounce, async ({ minutes, pl, en }, operator, reply) => {
      for (const said of [pl, en])
        if ((said?.length ?? 0) > LONGEST) return wrong(reply, '', `at most ${LONGEST} characters`);
      const text = { ...(pl !== undefined && { pl }), ...(en !== undefined && { en }) };
      if (minutes === null && Object.keys(text).length === 0) return wrong(reply, 'minutes', 'say when, or what');
      const at = minutes === null ? null : time.now() + minutes * MINUTE;
      await settled.announce({ at, text });
      await done(operator, 'announced', { minutes, ...text });
      return { ok: true };
    }),
  );
  post('/notice/end', async (operator) => {
    await settled.announce(null);
    await done(operator, 'took the announcement back');
    return { ok: true };
  });

  post(
    '/bans',
    reading(readBan, async ({ address, hours, why = '' }, operator, reply) => {
      const told = address.trim();
      const key = keyOf(told);
      if (key === undefined) return wrong(reply, 'address', 'an IPv4 or IPv6 address is expected');
      if (isLoopback(told)) {
        return wrong(
          reply,
          'address',
          'that is this machine; behind a proxy everybody would be kept out: STOLIK_PROXIES',
        );
      }
      if (key === limitKey(operator.from)) return wrong(reply, 'address', 'that is where you are');
      await settled.setBan({ address: key, until: time.now() + hours * HOUR, why: why.slice(0, LONGEST) });
      await done(operator, 'banned an address', { address: key, hours, why });
      return { ok: true, address: key };
    }),
  );
  post(
    '/bans/lift',
    reading(readAddress, async ({ address }, operator, reply) => {
      const key = keyOf(address.trim()) ?? address.trim();
      if (!(await settled.liftBan(key))) return refuse(reply, { code: 'not-found' });
      await done(operator, 'lifted a ban', { address: key });
      return { ok: true };
    }),
  );

  get('/log', async (_, { query }) => ({
    log: await audit.read(Math.min(1000, Math.max(1, Number(query.limit) || MOST_LISTED))),
  }));
}

/** What limits count by. A /64 is written as its first four groups, as the house shows it. */
function keyOf(address: string): string | undefined {
  if (isIP(address) !== 0) return limitKey(address);
  return isIP(`${address}::`) === 6 ? limitKey(`${address}::`) : undefined;
}

function reading<T>(
  decoder: Decoder<T>,
  answer: (body: T, operator: Operator, reply: FastifyReply) => Promise<unknown>,
): Answering {
  return async (operator, request, reply) => {
    const body = decoder(request.body, '');
    if (!body.ok) return wrong(reply, body.place, body.why);
    return answer(body.value, operator, reply);
  };
}

function wrong(reply: FastifyReply, place: string, why: string): FastifyReply {
  return refuse(reply, { code: 'bad-message', place, why });
}
