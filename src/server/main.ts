import { hash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { levelsOf } from '../games/bots.ts';
import { GAMES } from '../games/rules.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Environment } from '../table/environment.ts';
import type { NodeReport } from '../wire/admin.ts';
import { encode } from '../wire/down.ts';
import { animalNames } from '../table/names/animals.ts';
import { hasBadWord } from '../table/names/bad-words.ts';
import { looksOf } from '../table/look.ts';
import { namesOfBots } from '../table/names-of-bots.ts';
import { createTables, type Report, type Tables } from '../table/tables.ts';
import { TEMPO, type Tempo } from '../table/tempo.ts';
import { firstToken, openAccess } from './admin/access.ts';
import { addAdmin } from './admin/api.ts';
import { openAudit } from './admin/audit.ts';
import { nodeReport, versions } from './admin/report.ts';
import { openSettled } from './admin/settled.ts';
import { keepTokenFile, tokenFile } from './admin/token-file.ts';
import { addApi } from './api.ts';
import { createAttention } from './attention.ts';
import { keepBackups } from './backups.ts';
import { banner, networkAddresses } from './banner.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import { admitSocket, createConnections } from './connections.ts';
import { countingKeeper } from './counting.ts';
import type { Desk } from './desk.ts';
import { freeIn, makeFolder } from './folder.ts';
import { createGatherings } from './gatherings.ts';
import { addGuard } from './guard.ts';
import { createHall } from './hall.ts';
import { addHealth } from './health.ts';
import { refuse } from './refusal.ts';
import { keepHouse } from './housekeeping.ts';
import { takeLock, type Lock } from './lock.ts';
import { openLog, type Log } from './log.ts';
import { metLately } from './met.ts';
import { createMetrics } from './metrics.ts';
import { noticeOf } from './notice.ts';
import { addPages } from './pages.ts';
import { createScreens } from './screens.ts';
import { openSockets } from './sockets.ts';
import { addPeople } from './people.ts';
import { isSecure } from './secure.ts';
import { houseSigner } from './signing.ts';
import { threadRunner } from './thinkers/pool.ts';
import { slowedUnwatched } from './thinkers/unwatched.ts';
import { openClock, type Clock } from './time.ts';
import { tablePreview } from './table-preview.ts';
import { createTolls } from './tolls.ts';
import { startTrouble } from './trouble.ts';
import { wantsWebSocket } from './websocket.ts';

/** Where a server speaks, and what a test may do otherwise. */
export interface ServeIo {
  out(text: string): void;
  /** Lines of the log; standard error where it is left out. */
  readonly logTo?: (line: string) => void;
  readonly tempo?: Partial<Tempo>;
  /** Where tables get their randomness; the system's where it is left out. */
  readonly random?: (bytes: number) => Uint8Array;
  /** Another clock than the machine's, made of it. */
  readonly clock?: (machine: Clock) => Clock;
  /** Which games are played; all there are where it is left out. */
  readonly games?: Environment['games'];
}

export interface Serving {
  readonly port: number;
  /** Tells everybody to come back, finishes what was asked, and lets go of everything. */
  close(): Promise<void>;
}

export type Started = { readonly ok: true; readonly serving: Serving } | { readonly ok: false; readonly why: string };

export const DATABASE = 'stolik.db';
const BODY = 16_384;
/** Thinkers fail by themselves when a thought takes too long; what takes longer than that waits for its turn. */
const BOT_PATIENCE = 3_600_000;
const SERIOUS: ReadonlySet<Report['kind']> = new Set(['damaged', 'store-trouble', 'bot-failed', 'broken']);

/** Opens the house. What an operator can mend comes back as words; anything else is thrown. */
export async function serve(config: Config, io: ServeIo): Promise<Started> {
  const log = openLog(config.log, io.logTo);
  const machine = openClock((thrown) => log.error({ err: thrown }, 'something that was put off has failed'));
  const clock = io.clock?.(machine) ?? machine;
  let store: Store | undefined;
  let lock: Lock | undefined;
  let cluster: Cluster | undefined;
  try {
    const { database, nats, node } = config;
    if (database !== null && nats !== null) {
      // Whoever is alone needs neither PostgreSQL's client nor NATS's.
      const { openCluster } = await import('./cluster/cluster.ts');
      const warn = (line: string): void => log.warn(line);
      cluster = await openCluster({ database, nats, node, time: clock, random: Math.random, log: warn });
      ({ store } = cluster);
    } else {
      makeFolder(config.data);
      lock = takeLock(config.data);
      const told = { log: (line: string) => log.error(line), note: (line: string) => log.info(line) };
      store = await openSqlite(join(config.data, DATABASE), told);
    }
    return { ok: true, serving: await openHouse(config, io, log, clock, store, lock, cluster) };
  } catch (thrown) {
    await cluster?.close();
    await store?.close();
    lock?.release();
    const why = startTrouble(thrown, config);
    if (why === undefined) throw thrown;
    return { ok: false, why };
  }
}

async function openHouse(
  config: Config,
  io: ServeIo,
  log: Log,
  clock: Clock,
  store: Store,
  lock: Lock | undefined,
  cluster: Cluster | undefined,
): Promise<Serving> {
  const { limits } = config;
  const signer = await houseSigner(store);
  let open = false;
  let draining = false;
  const opened: { tables?: Tables } = {};
  const attention = createAttention(clock);
  const lately = metLately(() => clock.now());
  const tolls = createTolls(
    limits,
    attention,
    () => clock.monotonic(),
    (limit, who) => lately.note(limit, who),
  );
  const access = openAccess(store.office, config.adminToken);
  const audit = openAudit(store.office, log, config.node, () => clock.now());
  const settled = openSettled({
    office: store.office,
    banned: (address) => sockets.dismiss(address),
    announced: (announcement) => sockets.tell(encode(noticeOf(announcement, clock.now()))),
    changed: () => peers?.changed(null),
  });
  const hallPeers = config.people ? cluster?.hall() : undefined;
  const hall = config.people
    ? createHall({
        time: clock,
        accountOf: (table) => attention.accountOf(table),
        mostPerAccount: limits.listedPerAddress,
        ...(hallPeers !== undefined && { peers: hallPeers }),
      })
    : undefined;
  const gatherings = createGatherings({
    hall,
    time: clock,
    attention,
    limits,
    broken(table, thrown) {
      report({ kind: 'broken', table, detail: thrown instanceof Error ? (thrown.stack ?? thrown.message) : 'unknown' });
    },
    turnedAway: (limit) => metrics.turnedAway(limit),
  });
  const own = createMetrics({
    sockets: () => sockets.size,
    seats: () => sockets.seated,
    watchedTables: () => gatherings.tables,
    tablesInMemory: () => opened.tables?.inMemory ?? 0,
    store: () => store.health(),
    async overdue() {
      const now = clock.now();
      const [first] = await store.due(now, 1).catch(() => []);
      return first === undefined ? 0 : now - first.due;
    },
    bots: () => thinkers.load(),
    bans: () => settled.bans(clock.now()).length,
    ...(cluster === undefined && { diskFree: () => freeIn(config.data) }),
    ...(config.backupFolder !== null && { backups: () => backups ?? { newest: null, failures: 0 } }),
  });
  const metrics = cluster?.measured(own) ?? own;
  const desk: Desk = {
    config,
    limits,
    house: signer.house,
    get tables() {
      if (opened.tables === undefined) throw new Error('the house is not open yet');
      return opened.tables;
    },
    store,
    gatherings,
    screens: createScreens(cluster?.screens),
    hall,
    attention,
    tolls,
    metrics,
    log,
    time: clock,
    settled,
    isOpen: () => open,
    isReady: () => open && !draining,
  };

  function report({ kind, table, detail }: Report): void {
    metrics.reported(kind);
    const serious = SERIOUS.has(kind);
    log[serious ? 'error' : 'debug']({ kind, table, detail }, 'table');
  }

  const app = fastify({
    bodyLimit: BODY,
    forceCloseConnections: true,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (_, __, reply) => void refuse(reply, { code: 'not-found' }),
    http: {
      headersTimeout: 10_000,
      maxHeaderSize: BODY,
      connectionsCheckingInterval: 2000,
      shouldUpgradeCallback: wantsWebSocket,
    },
  });
  await addGuard(app, desk);
  addHealth(app, desk);
  addApi(app, desk);
  addPeople(app, desk);
  addAdmin(app, {
    desk,
    access,
    audit,
    elsewhere: (tables) => peers?.who(tables) ?? Promise.resolve(new Map()),
    dropped: (table) => peers?.changed(table),
    isSecure: (request) => isSecure(request, config),
    report: async () => ({
      now: clock.now(),
      nodes: [figures(), ...((peers?.nodes() ?? []) as unknown as readonly NodeReport[])],
      store: { ...(await store.health()), kind: cluster === undefined ? ('sqlite' as const) : ('postgres' as const) },
      limitsMet: lately.read(),
      bans: settled.bans(clock.now()),
      announcement: settled.announcement,
      backups: backups === undefined ? null : { newest: backups.newest, failures: backups.failures },
      versions: versions(),
    }),
  });
  await addPages(app, config.client, (root) => tablePreview(desk, root));

  if (config.proxies === 0) {
    const connections = createConnections(limits);
    app.server.on('connection', (socket) =>
      admitSocket(connections, socket, () => metrics.turnedAway('connections-per-address')),
    );
  } else app.server.maxConnections = limits.connections;
  const sockets = openSockets(app.server, desk);
  const figures = (): NodeReport =>
    nodeReport({
      node: config.node,
      sockets: sockets.size,
      seats: sockets.seated,
      tablesWatched: gatherings.tables,
      tablesInMemory: opened.tables?.inMemory ?? 0,
      bots: thinkers.load(),
    });

  const port = await listen(app, config);
  const thinkers = threadRunner({
    time: clock,
    lost: (why) => log.error({ why }, 'a thinker was lost'),
    groupOf: (match) => attention.accountOfMatch(match),
  });
  // Of several nodes none knows who looks at another one.
  const bots =
    cluster === undefined
      ? slowedUnwatched(thinkers, { attention, time: clock, percent: limits.unwatchedPercent })
      : thinkers;
  // Clocks go on from here: what comes before is part of the outage.
  const tables = createTables({
    environment: {
      games: io.games ?? GAMES,
      levels: levelsOf,
      sha256: (bytes) => hash('sha256', bytes, 'hex'),
      signer,
      mostChairs: limits.chairsPerTable,
      looks: looksOf,
      hasBadWord,
      animals: animalNames,
      ...(config.people && { listing: { botNames: namesOfBots } }),
    },
    keeper: countingKeeper(cluster?.keeper ?? store, (table, bytes) => tolls.kept(table, bytes)),
    time: clock,
    random: io.random ?? ((bytes) => randomBytes(bytes)),
    bots,
    tempo: { ...TEMPO, botPatience: BOT_PATIENCE, ...io.tempo },
    report,
    ...(cluster !== undefined && { peers: cluster.peers }),
  });
  opened.tables = cluster?.around(tables) ?? tables;
  await settled.reload(clock.now());
  const peers = cluster?.house({
    figures,
    here: (table) => gatherings.chairs(table),
    heard(dropped) {
      const work = async (): Promise<void> => {
        if (dropped !== null) await desk.tables.drop(dropped);
        await settled.reload(clock.now());
      };
      work().catch((thrown: unknown) => log.error({ err: thrown }, 'what another node settled could not be read'));
    },
  });
  await beginOrClose(opened.tables, app);
  const stopHousekeeping = keepHouse(desk);
  const backups = keepBackups({ config, copy: (to) => store.backup(to), time: clock, log });
  open = true;
  io.out(banner({ ...config, port }, networkAddresses()));
  await introduceOperator(config, store, port, io);
  log.info({ port, host: config.host, data: config.data }, 'open');

  return {
    port,
    async close() {
      draining = true;
      if (config.drain > 0) {
        log.info({ seconds: config.drain }, 'draining');
        await sleep(1000 * config.drain);
      }
      open = false;
      log.info('closing');
      stopHousekeeping();
      backups?.stop();
      await sockets.close();
      await app.close();
      await desk.tables.close();
      thinkers.close();
      hallPeers?.stop();
      await cluster?.close();
      await store.close();
      lock?.release();
      log.info('closed');
    },
  };
}

/** The first token is shown here and nowhere else; for the command line on this machine it is in a file only its owner reads. */
async function introduceOperator(config: Config, store: Store, port: number, io: ServeIo): Promise<void> {
  if (config.admin === 'off' || config.adminToken !== null) return;
  const token = await firstToken(store.office);
  if (token === undefined) return;
  const isKept = config.database === null;
  if (isKept) keepTokenFile(config.data, token);
  const where = isKept ? ` It is also in ${tokenFile(config.data)}, for "stolik admin".` : '';
  io.out(
    `  To look after the house: ${config.url ?? `http://localhost:${port}`}/admin with this token, shown only now:\n\n    ${token}\n\n `,
  );
  io.out(`${where}\n\n`);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as AddressInfo).port;
}

/** A house that cannot begin does not stay open. */
async function beginOrClose(tables: Tables, app: FastifyInstance): Promise<void> {
  try {
    await tables.begin();
  } catch (thrown) {
    await app.close();
    throw thrown;
  }
}
