import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../../services/binary.ts';
import { launch } from '../../services/daemon.ts';
import { freePort } from '../../services/port.ts';
import { openDisplay } from './display.ts';
import type { Driver } from './driver.ts';

export const WEBKIT = { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' };

/** WebKitGTK in its own little browser, by WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'stolik-webkit-'));
  // Its word for a visitor who wants less motion.
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = await openDisplay();
  const port = await freePort();
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const env = { ...process.env, ...environment(home), DISPLAY: display.name };
  const args = ['--host=127.0.0.1', `--port=${port}`];
  const launched = await launch(binary(WEBKIT), args, () => ask('GET', '/status'), { env });
  if (!launched.ok) throw new Error(`no WebKit: ${launched.said}`);

  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  const say = (path: string, body: object): Promise<unknown> => ask('POST', `${session}/${path}`, body);
  await say('window/rect', { width: 420, height: 820 });
  return {
    goto: async (url) => void (await say('url', { url })),
    reload: async () => void (await say('refresh', {})),
    evaluate: (expression) => {
      const script = `const told = arguments[0];
        Promise.resolve(${expression}).then((it) => told({ it }), (error) => told({ error: String(error) }));`;
      return say('execute/async', { script, args: [] }).then((told) => {
        const { it, error } = told as { readonly it?: unknown; readonly error?: string };
        if (error !== undefined) throw new Error(error);
        return it;
      });
    },
    act: async (actions) => void (await say('actions', { actions })),
    async close() {
      await ask('DELETE', session);
      launched.daemon.signal('SIGTERM');
      display.daemon.signal('SIGTERM');
      await Promise.all([launched.daemon.gone, display.daemon.gone]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Nothing of the machine's own settings, and no graphics card. */
function environment(home: string): NodeJS.ProcessEnv {
  const folders = Object.fromEntries(
    ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME'].map((it) => [it, home]),
  );
  return { ...folders, LANGUAGE: 'en_GB', LC_ALL: 'en_GB.UTF-8', GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
}
