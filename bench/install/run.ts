import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/services/port.ts';
import { buildImage } from './dockerfile.ts';
import { makeRoot, runInside, serveInside, type Inside } from './root.ts';

/**
 * Installs Stolik as a stranger would, in a clean Debian with Node and npm only: from the package, as the unit runs it, and by the
 * steps of the Dockerfile. Each time a game is played by the protocol, and it is stopped and started again.
 * As root, with debootstrap and bubblewrap: `npm exec -c "node bench/install/run.ts"`; about five minutes.
 */

const CLONE = join(import.meta.dirname, '../..');
const STRANGER = 10_001;
const STARTS = 5;

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** A stand-alone program that knows nothing but docs/protocol.md plays three games to their ends. */
function playGames(url: string): void {
  for (const game of ['rudy', 'mozg', 'ruletka']) {
    execFileSync(process.execPath, [join(CLONE, 'examples/bot.js'), url, game, '3'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Starts it, plays, stops it, and starts it a few times more. */
async function tryServing(
  name: string,
  root: string,
  command: readonly string[],
  inside: Inside,
  port: number,
): Promise<void> {
  const first = await serveInside(root, command, inside, port);
  playGames(first.url);
  const code = await first.stop();
  const again: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const server = await serveInside(root, command, inside, port);
    again.push(server.openedAfterMs);
    await server.stop();
  }
  const figures = `first start ${Math.round(first.openedAfterMs)} ms, then ${Math.round(median(again))} ms (median of ${STARTS})`;
  console.log(`${name}: three games played by the protocol, stopped with ${code}; ${figures}`);
}

function emptyFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chownSync(path, STRANGER, STRANGER);
  return path;
}

/** `Environment=` and `EnvironmentFile=` of the unit; what it runs. */
function unitOf(installed: string): { readonly env: Record<string, string>; readonly command: readonly string[] } {
  const unit = readFileSync(join(installed, 'deploy/stolik.service'), 'utf8');
  const said = [
    ...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').split(' '),
    ...readFileSync(join(installed, 'deploy/stolik.env'), 'utf8').split('\n'),
  ];
  const pairs = said.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2));
  return {
    env: Object.fromEntries(pairs) as Record<string, string>,
    command: (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' '),
  };
}

const work = mkdtempSync(join(tmpdir(), 'stolik-install-'));
const base = process.argv[2] ?? join(work, 'base');
const npm = execFileSync('npm', ['root', '-g'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
try {
  tell('a clean Debian …');
  makeRoot(base, process.execPath, join(npm, 'npm'));

  tell('the package …');
  execFileSync(process.execPath, [join(CLONE, 'scripts/pack.ts'), work], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '';
  const root = join(work, 'root');
  execFileSync('cp', ['-a', base, root]);
  cpSync(join(work, tarball), join(root, tarball));
  const before = performance.now();
  runInside(root, ['npm', 'install', '-g', '--prefix', '/opt/stolik', `/${tarball}`], {
    env: { npm_config_update_notifier: 'false' },
  });
  const took = performance.now() - before;
  const kilobytes = execFileSync('du', ['-sk', join(root, 'opt/stolik')], { encoding: 'utf8' }).split('\t')[0] ?? '';
  console.log(`npm install -g ${tarball}: ${(took / 1000).toFixed(1)} s, ${kilobytes} kB on the disk`);

  // As systemd does with `ProtectSystem=strict`, `PrivateTmp`, `StateDirectory` and `CacheDirectory`: nothing but these can be written.
  const installed = join(root, 'opt/stolik/lib/node_modules/stolik');
  const { env, command } = unitOf(installed);
  for (const each of ['var/lib/stolik', 'var/cache/stolik']) mkdirSync(join(root, each), { recursive: true });
  const unitPort = await freePort();
  const binds = {
    '/var/lib/stolik': emptyFolder(join(work, 'lib')),
    '/var/cache/stolik': emptyFolder(join(work, 'cache')),
  };
  const ofUnit: Inside = {
    readOnly: true,
    user: STRANGER,
    env: { ...env, STOLIK_LOG: 'warn', STOLIK_PORT: String(unitPort) },
    binds,
  };
  await tryServing('the unit, read-only root, another user', root, command, ofUnit, unitPort);

  tell('the steps of the Dockerfile …');
  const image = buildImage(join(CLONE, 'deploy/Dockerfile'), base, CLONE, emptyFolder(join(work, 'image')), tell);
  const port = await freePort();
  const ofImage: Inside = {
    readOnly: true,
    user: image.user,
    env: { ...image.env, STOLIK_LOG: 'warn', STOLIK_PORT: String(port) },
    binds: { '/data': emptyFolder(join(work, 'data')) },
  };
  await tryServing('the image, read-only root, its own user', image.root, image.command, ofImage, port);
  const running = await serveInside(image.root, image.command, ofImage, port);
  runInside(image.root, image.healthcheck, ofImage);
  await running.stop();
  const isSick = ((): boolean => {
    try {
      runInside(image.root, image.healthcheck, ofImage);
      return false;
    } catch {
      return true;
    }
  })();
  console.log(`its health check: well while it runs, ${isSick ? 'not when it does not' : 'AND WELL WHEN IT DOES NOT'}`);
} finally {
  if (existsSync(work)) rmSync(work, { recursive: true, force: true });
}
