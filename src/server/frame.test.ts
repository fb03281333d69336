import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frame, lineTo } from './frame.ts';

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a message of %i bytes is framed', (length) => {
  const bytes = frame('x'.repeat(length));
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  expect(bytes).toHaveLength(head + length);
  expect(bytes.subarray(head).toString()).toBe('x'.repeat(length));
});

test('a client reads what was sent, in order, among what ws sends itself', async () => {
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const texts = ['', 'zażółć gęślą jaźń 🦊', 'x'.repeat(126), 'y'.repeat(65_536), 'z'.repeat(200_000)];
  server.on('upgrade', (request, stream, head) => {
    wss.handleUpgrade(request, stream, head, (socket) => {
      const line = lineTo(socket, stream);
      for (const text of texts) {
        line.send(text);
        socket.send(`ws: ${text}`);
      }
      socket.close();
      line.send('too late');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => void heard.push(data.toString()));
  await once(client, 'close');
  expect(heard).toEqual(texts.flatMap((text) => [text, `ws: ${text}`]));
  server.close();
});
