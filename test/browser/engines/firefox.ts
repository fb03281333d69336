import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { binary } from '../../services/binary.ts';
import { launch } from '../../services/daemon.ts';
import { freePort } from '../../services/port.ts';
import type { Driver } from './driver.ts';

export const FIREFOX = { program: 'firefox-esr', package: 'firefox-esr' };

const PREFERENCES = {
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
  // Its walls need rights that a container has not.
  'security.sandbox.content.level': 0,
};

/** Firefox without a window, by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'stolik-firefox-'));
  const preferences = Object.entries(PREFERENCES).map((each) => `user_pref(${JSON.stringify(each).slice(1, -1)});\n`);
  writeFileSync(join(home, 'user.js'), preferences.join(''));
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', home, `--remote-debugging-port=${port}`, 'about:blank'];
  const env = { ...process.env, HOME: home };
  const launched = await launch(binary(FIREFOX), args, 'WebDriver BiDi listening', { env });
  if (!launched.ok) throw new Error(`no Firefox: ${launched.said}`);

  const { say, hangUp } = await converse(`ws://127.0.0.1:${port}/session`);
  await say('session.new', { capabilities: {} });
  // The first tab never has the focus, and a button there does not hear Enter.
  const { context } = (await say('browsingContext.create', { type: 'tab' })) as { readonly context: string };
  await say('browsingContext.setViewport', { context, viewport: { width: 390, height: 780 } });
  return {
    goto: async (url) => void (await say('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await say('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(expression) {
      const told = (await say('script.evaluate', { expression, target: { context }, awaitPromise: true })) as Evaluated;
      if (told.type === 'exception') throw new Error(told.exceptionDetails.text);
      return told.result.value;
    },
    act: async (actions) => void (await say('input.performActions', { context, actions })),
    async close() {
      await say('browser.close', {});
      hangUp();
      await launched.daemon.gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: unknown } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

interface Told {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Conversation {
  readonly say: (method: string, params: object) => Promise<unknown>;
  readonly hangUp: () => void;
}

/** Commands and their answers, by number, over one socket. */
async function converse(url: string): Promise<Conversation> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (told: Told) => void>();
  let n = 0;
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
  });
  await once(socket, 'open');
  const say = async (method: string, params: object): Promise<unknown> => {
    const id = ++n;
    const told = await new Promise<Told>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (told.error !== undefined) throw new Error(`${method}: ${told.error}: ${told.message}`);
    return told.result;
  };
  return { say, hangUp: () => socket.close() };
}
