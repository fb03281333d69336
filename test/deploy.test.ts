import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../src/server/config.ts';
import { PROTOCOL } from '../src/wire/protocol.ts';
import { closeHouses, GENEROUS, openHouse } from './server/house.ts';
import { binary } from './services/binary.ts';
import { launch, type Daemon } from './services/daemon.ts';
import { freePort } from './services/port.ts';

// The samples of deploy/ as they are, but for ports, names of nodes, and TLS.

const NAME = 'stolik.example';
const NODES = ['10.0.0.11:8080', '10.0.0.12:8080', '10.0.0.13:8080'];

const sample = (name: string): string => readFileSync(join('deploy', name), 'utf8');

let folder = '';
let daemons: Daemon[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-deploy-'));
});
afterEach(async () => {
  for (const daemon of daemons) daemon.signal('SIGTERM');
  await Promise.all(daemons.map(({ gone }) => gone));
  daemons = [];
  await closeHouses();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Proxy = (sampled: string, nodes: readonly { readonly port: number }[]) => Promise<number>;

/** A sample with the addresses of these nodes in the place of its own. */
function aimed(text: string, nodes: readonly { readonly port: number }[]): string {
  const ports = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const [first = ''] = ports;
  return NODES.reduce((done, node, i) => done.replace(node, ports[i] ?? node), text.replace('127.0.0.1:8080', first));
}

const nginx: Proxy = async (text, nodes) => {
  const port = await freePort();
  const plain = aimed(text, nodes)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_certificate.*\n/gm, '');
  expect(plain).not.toContain('listen 443');
  const conf = join(folder, `nginx-${port}.conf`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  writeFileSync(
    conf,
    `daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr notice; events {}
http { access_log off; ${temporary.join(' ')}
${plain}
}`,
  );
  const program = binary({ program: 'nginx', package: 'nginx-light' });
  await run(program, ['-c', conf, '-p', folder, '-e', 'stderr'], 'start worker process');
  return port;
};

const caddy: Proxy = async (text, nodes) => {
  const port = await freePort();
  const conf = join(folder, `Caddyfile-${port}`);
  writeFileSync(conf, `{\n\tadmin off\n}\n${aimed(text, nodes).replace(`\n${NAME} {`, `\nhttp://${NAME}:${port} {`)}`);
  const program = binary({ program: 'caddy', package: 'caddy' });
  await run(program, ['run', '--config', conf, '--adapter', 'caddyfile'], 'serving initial configuration');
  return port;
};

async function run(program: string, args: readonly string[], ready: string): Promise<void> {
  const launched = await launch(program, args, ready, { env: { PATH: process.env['PATH'] ?? '', HOME: folder } });
  if (!launched.ok) throw new Error(launched.said);
  daemons.push(launched.daemon);
}

interface Asked {
  readonly status: number;
  readonly body: string;
}

/** One request, by the name people type; `from` is an address of this machine. */
function ask(
  port: number,
  path: string,
  more: { body?: object; from?: string; headers?: Record<string, string> } = {},
) {
  const { body, from = '127.0.0.1', headers = {} } = more;
  return new Promise<Asked>((resolve, reject) => {
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        path,
        localAddress: from,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: NAME, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    asking.on('error', reject);
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const table = { game: 'rudy', name: 'Ala' };

/** What the socket of a table is told first. */
async function welcome(port: number, id: string, token: string): Promise<unknown> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?table=${id}`, { headers: { host: NAME } });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, token })));
    socket.on('message', (data) => {
      resolve(JSON.parse((data as Buffer).toString()) as unknown);
      socket.terminate();
    });
  });
}

const behind = { url: `https://${NAME}`, proxies: 1 };

test.each([
  ['nginx.conf', nginx],
  ['Caddyfile', caddy],
])('%s: sockets, the name people type, and where they come from', async (name, proxy) => {
  const house = await openHouse({ ...behind, limits: { ...GENEROUS, tableBurst: 1, tablesPerHour: 1 } });
  const port = await proxy(sample(name), [house]);
  const made = await ask(port, '/api/tables', { body: table });
  expect(made.status).toBe(201);
  const { table: id, token } = JSON.parse(made.body) as { table: string; token: string };
  expect(await welcome(port, id, token)).toMatchObject({ t: 'welcome', chair: 0 });

  // One table an address: whatever somebody writes of themselves, they are who the proxy sees.
  const forged = { 'x-forwarded-for': '192.0.2.9' };
  expect((await ask(port, '/api/tables', { body: table, headers: forged })).status).toBe(429);
  expect((await ask(port, '/api/tables', { body: table, from: '127.0.0.2' })).status).toBe(201);
  // Past the proxy by another name.
  expect((await ask(house.port, '/api/games', { headers: { host: 'evil.example' } })).status).toBe(421);
});

/** Stands for a node, and remembers who was led to it. */
interface Listener {
  readonly port: number;
  readonly asked: Set<string>;
  close(): Promise<void>;
}

async function listener(): Promise<Listener> {
  const asked = new Set<string>();
  const server = createServer(({ url = '' }, answer) => {
    if (url !== '/readyz') asked.add(url);
    answer.end();
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    asked.add(url);
    socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

test.each([
  ['nginx.cluster.conf', nginx],
  ['Caddyfile.cluster', caddy],
])('%s: all people of a table are led to one node, and to another when it is gone', async (name, proxy) => {
  const nodes = await Promise.all([listener(), listener(), listener()]);
  const port = await proxy(sample(name), nodes);
  // As ids are: nothing tells one from the next. So many, because nodes have other ports each time: none may go without by luck.
  const ids = Array.from({ length: 96 }, (_, i) => createHash('md5').update(String(i)).digest('hex'));
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'A'.repeat(22) + '==',
  };
  for (const id of ids) {
    expect((await ask(port, `/api/tables/${id}`)).status).toBe(200);
    expect((await ask(port, `/api/tables/${id}/sit`, { body: {}, from: '127.0.0.2' })).status).toBe(200);
    expect((await ask(port, `/ws?table=${id}`, { headers: upgrade })).status).toBe(404);
  }
  for (const id of ids) {
    const found = nodes.map(({ asked }) => [...asked].filter((url) => url.includes(id)).length);
    expect(found.toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
  }
  for (const { asked } of nodes) expect(asked.size).toBeGreaterThan(0);

  const [first, ...others] = nodes;
  await first?.close();
  for (const id of ids) expect((await ask(port, `/api/tables/${id}`)).status).toBe(200);
  await Promise.all(others.map((node) => node.close()));
});

test('what the env file, the unit, the image and the compose files set are settings of the program', () => {
  const ofFile = (text: string, pattern: RegExp): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(pattern)].map(([, key = '', value = '']) => [key, value.replaceAll(/^['"]|['"]$/g, '')]),
    );
  const env = ofFile(sample('stolik.env'), /^(\w+)=(.*)$/gm);
  expect(readConfig(env, {}, 'client')).toMatchObject({
    ok: true,
    config: { url: `https://${NAME}`, host: '127.0.0.1', proxies: 1 },
  });
  const named = ['stolik.service', 'Dockerfile', 'compose.yaml', 'compose.cluster.yaml']
    .flatMap((name) => [...sample(name).matchAll(/\b(STOLIK_\w+|DATABASE_URL|NATS_URL)(?=[=:])/g)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  const { why } = readConfig(Object.fromEntries(named.map((name) => [name, '\0'])), {}, '') as {
    why: readonly string[];
  };
  expect(why.filter((each) => each.includes('is no variable'))).toEqual([]);
});
