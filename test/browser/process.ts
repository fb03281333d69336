import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The server as its operator runs it: a process of its own, which can be killed without a word. */
export interface HouseProcess {
  readonly url: string;
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Of this repository, or of a copy of it. */
export async function houseProcess(root = ROOT): Promise<HouseProcess> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = undefined;
  };
  const start = async (): Promise<void> => {
    const script = join(root, 'scripts/stolik.js');
    const args = [script, 'serve', '--host', '127.0.0.1', '--port', String(port), '--data', data];
    child = spawn(process.execPath, args, { stdio: 'ignore', cwd: root });
    for (;;) {
      const ready = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await new Promise((later) => {
        setTimeout(later, 50);
      });
    }
  };
  await start();
  return {
    url,
    start,
    kill,
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
