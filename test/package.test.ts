import { execFile, spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, call, createTable, sit } from './server/caller.ts';
import { connect, type Told } from './server/client.ts';
import { play } from './server/player.ts';
import { shareIn } from './server/share.ts';

// The package as somebody gets it: made, packed, and put where npm would put it, without any other package near it.

const SCRIPT = join(import.meta.dirname, '../scripts/pack.ts');
const MEGABYTE = 1 << 20;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const run = promisify(execFile);

let folder = '';
let installed = '';
let program = '';

/** What runs these tests leaves words in the environment that no shell has. */
function plain(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: join(folder, 'home'), ...more };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-package-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'home'));
  await run(process.execPath, [SCRIPT, folder], { env: { ...process.env, NODE_ENV: 'production' } });
  installed = join(folder, 'node_modules/stolik');
  mkdirSync(installed, { recursive: true });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['xzf', join(folder, tarball), '--strip-components=1', '-C', installed]);
  program = join(installed, 'bin/stolik.js');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stolik(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: plain(),
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

interface Running {
  readonly url: string;
  /** What it said on standard error. */
  complaints(): string;
  /** The exit code. */
  stop(): Promise<number | null>;
}

async function start(args: readonly string[], node = process.execPath, more: SpawnOptions = {}): Promise<Running> {
  const child = spawn(node, [program, ...args], {
    cwd: folder,
    env: plain({ STOLIK_PORT: '0', STOLIK_HOST: '127.0.0.1', STOLIK_LOG: 'warn' }),
    ...more,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close');
  let said = '';
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => void (complaints += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    void gone.then(() => reject(new Error(`it ended: ${said}${complaints}`)));
  });
  return {
    url,
    complaints: () => complaints,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}

interface Played {
  readonly record: string;
  readonly table: string;
  readonly token: string;
}

/** Two people play to the end. */
async function playThrough(url: string): Promise<Played> {
  const { table, token } = await createTable(url, 'mozg');
  const { token: other } = await sit(url, table, 'Ola');
  const clients = await Promise.all([connect(url, { table, token }), connect(url, { table, token: other })]);
  const [first] = clients.map((client, i) => play(client, 'mozg', i + 1).over);
  clients[0]?.say({ t: 'start', id: 1 });
  const { match } = (await first) ?? { match: '' };
  await Promise.all(clients.map((client) => client.close()));
  const { status, body } = await call(url, 'GET', `/api/tables/${table}/records/${match}`, undefined, bearer(token));
  expect(status).toBe(200);
  return { record: JSON.stringify(body), table, token };
}

/** A bot of the house makes its first move, by itself. */
async function botMoves(url: string): Promise<void> {
  const { table, token } = await createTable(url, 'mozg');
  const client = await connect(url, { table, token });
  client.say({ t: 'bot', name: 'Robo', level: 'beginner', id: 1 });
  await client.next((told) => told.t === 'done' && told['id'] === 1);
  shareIn(client);
  client.say({ t: 'start', id: 2 });
  const asks = (told: Told, seat: number): boolean => told.t === 'view' && (told['toAct'] as number[]).includes(seat);
  await client.next((told) => asks(told, 0) && asks(told, 1));
  await client.next((told) => asks(told, 0) && !asks(told, 1));
  await client.close();
}

test('has compiled JavaScript with maps, the pages, and no dependency; it is below 25 MB', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
  for (const name of ['main', 'thread', 'read-through']) {
    expect(readFileSync(join(installed, 'lib', `${name}.js`), 'utf8')).toContain(`sourceMappingURL=${name}.js.map`);
  }
  expect(files).toEqual(expect.arrayContaining(['client/index.html', 'client/.vite/manifest.json', 'NOTICES.md']));
  const described = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(described).filter((key) => /dependencies|scripts|private/i.test(key))).toEqual([]);
  // On the disk every file takes whole blocks.
  const bytes = files.map((name) => Math.ceil(statSync(join(installed, name)).size / 4096) * 4096);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(25 * MEGABYTE);
});

test('`stolik` alone opens the house with its pages; bots think, and a game is played, kept and genuine', async () => {
  const first = await start([]);
  const page = await fetch(first.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<script type="module"');
  expect(page.headers.get('link')).toContain('modulepreload');
  const { record, table, token } = await playThrough(first.url);
  await botMoves(first.url);
  // A bot whose thread cannot run is stood in for, and that is reported.
  expect(first.complaints()).toBe('');
  expect(await first.stop()).toBe(0);
  // Where a user's programs keep what they keep, wherever it was started from.
  expect(existsSync(join(folder, 'home/.local/share/stolik/stolik.db'))).toBe(true);

  const second = await start([]);
  const back = await connect(second.url, { table, token });
  expect(back.told[0]).toMatchObject({ t: 'welcome', chair: 0 });
  await back.close();
  expect(await second.stop()).toBe(0);

  expect(stolik(['verify', '-'], record)).toMatchObject({ status: 0, stderr: '' });
  expect(stolik(['verify', '-'], record.replace('Ola', 'Ula'))).toMatchObject({ status: 1 });
});

test.runIf(process.platform === 'linux')(
  'runs from a folder it cannot write, as a user who owns nothing else',
  async () => {
    const data = join(folder, 'state');
    mkdirSync(data);
    // Where the tests run Node may lie in a home that nobody else can enter.
    const node = join(folder, 'node');
    copyFileSync(process.execPath, node);
    const all = ['.', ...readdirSync(installed, { recursive: true, encoding: 'utf8' })].map((name) =>
      join(installed, name),
    );
    for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
    try {
      if (isRoot) chownSync(data, NOBODY, NOBODY);
      const before = all.length;
      const running = await start(['serve', '--data', data], node, {
        ...(isRoot && { uid: NOBODY, gid: NOBODY }),
        cwd: data,
      });
      await playThrough(running.url);
      await botMoves(running.url);
      expect(running.complaints()).toBe('');
      expect(await running.stop()).toBe(0);
      expect(statSync(join(data, 'stolik.db')).uid).toBe(isRoot ? NOBODY : process.getuid?.());
      expect(readdirSync(installed, { recursive: true }).length + 1).toBe(before);
    } finally {
      for (const path of all) if (statSync(path).isDirectory()) chmodSync(path, 0o755);
    }
  },
);

test('exit codes are as the help says, and paths are meant from where one stands', () => {
  const help = stolik(['help']);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain(
    'Exit codes: 0 fine · 1 a move was refused or a file is wrong · 2 the command line is wrong',
  );
  expect(stolik(['--version'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^stolik \d/) as string });
  expect(stolik(['verify', 'missing.json'])).toMatchObject({ status: 1 });
  expect(stolik(['serve', '--data', 'missing.json', '--port', 'x'])).toMatchObject({ status: 1 });
  expect(stolik(['verify'])).toMatchObject({ status: 2 });
  expect(stolik(['verify', '--sen', 'x'])).toMatchObject({ status: 2 });
  expect(stolik(['pley'])).toMatchObject({ status: 2 });
  writeFileSync(join(folder, 'here.json'), '{}');
  expect(stolik(['deck', 'check', 'here.json']).stderr).toContain('here.json: it does not look like any');
});

test('an old Node gets a sentence', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, program], {
    encoding: 'utf8',
    env: plain(),
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Stolik needs Node 22\.22 or newer; this is Node 20\.1\.0 \(.*\)\.\nInstall a current Node/);
});
