import { binary } from './binary.ts';
import { launch, type Daemon } from './daemon.ts';
import { freePort } from './port.ts';

/** A NATS server of one's own, on a loopback port. It keeps nothing. */
export interface Nats {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** On the same port as before. */
  start(): Promise<void>;
}

const READY = 'Server is ready';
const TRIES = 5;

export async function startNats(): Promise<Nats> {
  const program = binary({ program: 'nats-server', package: 'nats-server' });
  let port = 0;
  let daemon: Daemon | undefined;
  const start = async (): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const mine = port === 0 ? await freePort() : port;
      const launched = await launch(program, ['-a', '127.0.0.1', '-p', String(mine)], READY);
      if (launched.ok) {
        port = mine;
        ({ daemon } = launched);
        return;
      }
      if (tries === TRIES) throw new Error(`NATS does not start: ${launched.said}`);
    }
  };
  await start();
  return {
    get url() {
      return `nats://127.0.0.1:${port}`;
    },
    get pid() {
      return daemon?.pid ?? 0;
    },
    start,
    async stop() {
      const stopping = daemon;
      daemon = undefined;
      stopping?.signal('SIGKILL');
      await stopping?.gone;
    },
  };
}
