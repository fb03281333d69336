import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SocketPair {
  readonly theirs: Socket;
  readonly ours: Socket;
  readonly close: () => void;
}

/** Both ends of a connection on loopback. */
export async function socketPair(): Promise<SocketPair> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [ours] = (await once(server, 'connection')) as [Socket];
  const close = (): void => {
    theirs.destroy();
    ours.destroy();
    server.close();
  };
  return { theirs, ours, close };
}
