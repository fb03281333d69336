import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A server program that runs beside a test. */
export interface Daemon {
  readonly pid: number;
  signal(name: NodeJS.Signals): void;
  /** Done when it is gone. */
  readonly gone: Promise<void>;
}

export type Launched = { readonly ok: true; readonly daemon: Daemon } | { readonly ok: false; readonly said: string };

/** Whoever is killed in the middle of a test leaves nothing behind. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

/** How it is known that it is ready: by what its log says, or by a question that it answers at last. */
export type Ready = string | (() => Promise<unknown>);

/** Starts it and waits until it is ready, or it has ended. */
export async function launch(
  command: string,
  args: readonly string[],
  ready: Ready,
  options: SpawnOptions = {},
): Promise<Launched> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void child.kill('SIGKILL');
  running.add(kill);
  let ended = false;
  const gone = once(child, 'close').then(() => {
    ended = true;
    running.delete(kill);
  });
  let said = '';
  const open = new Promise<boolean>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      // The end of it: a database that recovers has turned many away before it is ready.
      said = (said + chunk.toString()).slice(-20_000);
      if (typeof ready === 'string' && said.includes(ready)) resolve(true);
    });
    child.on('error', (error) => {
      said += error.message;
      resolve(false);
    });
    if (typeof ready === 'function') void answers(ready, () => ended).then(resolve);
  });
  if (!(await Promise.race([open, gone.then(() => false)]))) return { ok: false, said };
  return { ok: true, daemon: { pid: child.pid ?? 0, signal: (name) => void child.kill(name), gone } };
}

/** Asks until there is an answer, or it is given up. */
async function answers(ask: () => Promise<unknown>, givenUp: () => boolean): Promise<boolean> {
  while (!givenUp()) {
    const answered = await ask().then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((later) => {
      setTimeout(later, 20);
    });
  }
  return false;
}
