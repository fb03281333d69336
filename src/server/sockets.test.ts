import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { fakeTime } from '../wire/fake-time.testing.ts';
import { createAttention } from './attention.ts';
import { DEFAULTS } from './config.ts';
import type { Desk } from './desk.ts';
import { LIMITS } from './limits.ts';
import { openLog } from './log.ts';
import { openSockets } from './sockets.ts';
import { createTolls } from './tolls.ts';

test('heartbeats go round: one after the other is asked, not everybody at once', async () => {
  const time = { ...fakeTime(), soon: (what: () => void) => process.nextTick(what) };
  const limits = LIMITS;
  const desk = {
    config: { ...DEFAULTS, client: '' },
    limits,
    time,
    log: openLog('silent'),
    tolls: createTolls(limits, createAttention(time), () => time.monotonic()),
    metrics: { turnedAway: () => {} },
    settled: { ban: () => undefined },
    isOpen: () => true,
  } as unknown as Desk;
  const server = createServer();
  const sockets = openSockets(server, desk);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked: number[] = [];
  const clients: WebSocket[] = [];
  for (let i = 0; i < 3; i++) {
    const client = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, autoPong: true });
    client.on('ping', () => asked.push(i));
    await once(client, 'open');
    clients.push(client);
  }
  time.pass(1000);
  await expect.poll(() => asked).toHaveLength(1);
  time.pass(1000);
  await expect.poll(() => asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
  await sockets.close();
  for (const client of clients) client.terminate();
  server.close();
});
