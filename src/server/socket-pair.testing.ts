import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Both ends of a connection on loopback, for as long as the test runs. */
export async function socketPair(): Promise<{ readonly theirs: Socket; readonly ours: Socket }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const theirs = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [ours] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    theirs.destroy();
    ours.destroy();
    server.close();
  });
  return { theirs, ours };
}
