import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A cable between one phone and the house that can be pulled: what is on its way is lost, nothing new comes through. */
export interface Cable {
  readonly url: string;
  pull(): void;
  plug(): void;
  close(): Promise<void>;
}

export async function layCable(port: number): Promise<Cable> {
  const ends = new Set<Socket>();
  let pulled = false;
  const server = createServer((near) => {
    if (pulled) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pull() {
      pulled = true;
      for (const each of ends) each.destroy();
    },
    plug() {
      pulled = false;
    },
    async close() {
      for (const each of ends) each.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
