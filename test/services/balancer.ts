import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands in front of several nodes, as a proxy would: whoever comes is led to the first of them that answers. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const lead = (near: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    far.once('error', () => lead(near, others));
    far.once('connect', () => {
      far.removeAllListeners('error');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  };
  const server = createServer({ noDelay: true }, (near) => {
    near.on('error', () => near.destroy());
    lead(near, ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
