import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of this program: in a clone its description is two folders up, in a package beside or above what was compiled. */
export function programVersion(): string {
  for (const place of ['../../package.json', '../package.json', './package.json']) {
    const path = fileURLToPath(new URL(place, import.meta.url));
    if (!existsSync(path)) continue;
    const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as { name?: unknown; version?: unknown };
    if (name === 'stolik' && typeof version === 'string') return version;
  }
  return 'unknown';
}
