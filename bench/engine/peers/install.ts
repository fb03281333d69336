import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Installs exactly what the lock file beside this says, unless it is there already. */
export function installPeers(): void {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  if (existsSync(`${folder}node_modules/boardgame.io/package.json`)) return;
  process.stderr.write('Installing what the engine is compared with …\n');
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) throw new Error('npm ci failed in bench/engine/peers');
}
