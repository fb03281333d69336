import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { handshake, WebSocketEnd } from './websocket.ts';

const MOST = 1000;

describe("the server's end of a WebSocket", () => {
  let server: Server;
  let port: number;
  let heard: string[];
  let ends: WebSocketEnd[];
  let frames: number;
  let over: Promise<void>;
  /** What is done when somebody has come. */
  let greet: (end: WebSocketEnd) => void;
  let answer: (end: WebSocketEnd, text: string) => void;

  beforeEach(async () => {
    heard = [];
    ends = [];
    frames = 0;
    greet = () => {};
    answer = () => {};
    const ended = Promise.withResolvers<void>();
    over = ended.promise;
    server = createServer();
    server.on('upgrade', (request, stream, head) => {
      const told = handshake(request);
      if (told === undefined) return void stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      stream.on('error', () => {});
      stream.write(told);
      const end = new WebSocketEnd(stream, MOST, (each) => process.nextTick(() => each.flush()));
      ends.push(end);
      const take = (text: string): void => {
        heard.push(text);
        answer(end, text);
      };
      end.begin(
        { heard: take, heardBytes: () => take('(bytes)'), framed: () => void frames++, over: ended.resolve },
        head,
      );
      greet(end);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterEach(() => {
    for (const end of ends) end.terminate();
    server.closeAllConnections();
    server.close();
  });

  const client = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await once(socket, 'open');
    return socket;
  };

  /** A connection after the handshake, byte by byte. */
  const plain = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    const key = 'dGhlIHNhbXBsZSBub25jZQ==';
    socket.write(
      `GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    // The example of RFC 6455.
    expect(head.toString()).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    return socket;
  };

  const masked = (first: number, payload: Buffer, length = payload.length): Buffer => {
    const head =
      length < 126 ? Buffer.from([first, 0x80 | length]) : Buffer.from([first, 0xfe, length >> 8, length & 0xff]);
    const mask = Buffer.from([1, 2, 3, 4]);
    return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0))]);
  };

  /** The code of the close frame that comes back, and nothing after it. */
  const closedWith = async (socket: Socket): Promise<number> => {
    let all = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => void (all = Buffer.concat([all, chunk])));
    await once(socket, 'end');
    socket.end();
    expect(all[0]).toBe(0x88);
    expect(all).toHaveLength(2 + (all[1] ?? 0));
    return all.readUInt16BE(2);
  };

  it('tells of every frame that is no message: pings, pongs and parts', async () => {
    const socket = await client();
    socket.pong();
    socket.ping();
    socket.send('a', { fin: false });
    socket.send('b', { fin: true });
    await expect.poll(() => heard).toEqual(['ab']);
    expect(frames).toBe(3);
    socket.terminate();
  });

  it('hears what a client says, of any length and alphabet, and answers in order', async () => {
    const texts = ['', 'a', 'zażółć gęślą jaźń 🦊', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(MOST)];
    answer = (end, text) => {
      end.send(`1 ${text}`);
      end.send(`2 ${text}`);
    };
    const socket = await client();
    const got: string[] = [];
    const all = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => void (got.push(data.toString()) === 2 * texts.length && resolve()));
    });
    for (const text of texts) socket.send(text);
    await all;
    expect(heard.slice(0, texts.length)).toEqual(texts);
    expect(got).toEqual(texts.flatMap((text) => [`1 ${text}`, `2 ${text}`]));
    socket.terminate();
  });

  it('puts what is said in one turn into one piece', async () => {
    const socket = await plain();
    ends[0]?.send('one');
    ends[0]?.send('two');
    const [piece] = (await once(socket, 'data')) as [Buffer];
    expect(piece.toString('latin1')).toBe('\x81\x03one\x81\x03two');
    socket.destroy();
  });

  it('reads no further in what came in one piece while it is paused', async () => {
    answer = (end, text) => {
      if (text === '2') end.pause();
    };
    const socket = await plain();
    socket.write(Buffer.concat(['1', '2', '3', '4'].map((text) => masked(0x81, Buffer.from(text)))));
    await expect.poll(() => heard).toEqual(['1', '2']);
    socket.write(masked(0x81, Buffer.from('5')));
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['1', '2']);
    ends[0]?.resume();
    await expect.poll(() => heard).toEqual(['1', '2', '3', '4', '5']);
  });

  it('does not pile up answers to the pings of somebody who does not read', async () => {
    const socket = await plain();
    socket.pause();
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => masked(0x89, Buffer.alloc(125))));
    for (let i = 0; i < 60; i++) await new Promise((resolve) => socket.write(pings, resolve));
    expect(ends[0]?.buffered).toBeLessThan(200_000);
  });

  it('puts a message together that comes in parts, with a ping between them, however it is cut', async () => {
    const socket = await plain();
    const said = Buffer.concat([
      masked(0x01, Buffer.from('zaż').subarray(0, 3)),
      masked(0x89, Buffer.from('here?')),
      masked(0x00, Buffer.from('zaż').subarray(3)),
      masked(0x80, Buffer.from('ółć')),
      masked(0x82, Buffer.from([0xff])),
      masked(0x81, Buffer.from('x'.repeat(300))),
    ]);
    const heardAll = new Promise<void>((resolve) => {
      answer = () => void (heard.length === 3 && resolve());
    });
    // Listened for from the start: a socket that flows keeps nothing for whoever asks later.
    const told = once(socket, 'data') as Promise<[Buffer]>;
    for (const byte of said) {
      socket.write(Buffer.from([byte]));
      await new Promise((resolve) => void setImmediate(resolve));
    }
    await heardAll;
    expect(heard).toEqual(['zażółć', '(bytes)', 'x'.repeat(300)]);
    const [pong] = await told;
    expect(pong.toString('latin1')).toBe('\x8a\x05here?');
    socket.destroy();
  });

  it.each([
    ['without a mask', Buffer.from([0x81, 0x01, 0x61]), 1002],
    ['with a bit that means nothing here', masked(0xc1, Buffer.from('x')), 1002],
    ['of a kind there is not', masked(0x83, Buffer.from('x')), 1002],
    ['that goes on with nothing', masked(0x80, Buffer.from('x')), 1002],
    [
      'that begins while another is not over',
      Buffer.concat([masked(0x01, Buffer.from('a')), masked(0x81, Buffer.from('b'))]),
      1002,
    ],
    ['about the connection in parts', masked(0x09, Buffer.from('x')), 1002],
    ['about the connection that is too long', masked(0x89, Buffer.alloc(126)), 1002],
    ['that is too long', masked(0x81, Buffer.alloc(0), MOST + 1), 1009],
    ['that says it is gigantic', Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0]), 1009],
    [
      'in parts that are too long together',
      Buffer.concat([masked(0x01, Buffer.alloc(600)), masked(0x80, Buffer.alloc(600))]),
      1009,
    ],
    ['that is no UTF-8', masked(0x81, Buffer.from([0xc3, 0x28])), 1007],
    ['to close, with half a code', masked(0x88, Buffer.from([3])), 1002],
    ['to close, with a code nobody may send', masked(0x88, Buffer.from([0x03, 0xee])), 1002],
  ])('ends a connection for a frame %s', async (_, bytes, code) => {
    const socket = await plain();
    socket.write(Buffer.concat([bytes, masked(0x81, Buffer.from('after it'))]));
    expect(await closedWith(socket)).toBe(code);
    await over;
    expect(heard).toEqual([]);
  });

  it('answers a goodbye with the same code and ends', async () => {
    const socket = await client();
    const closed = once(socket, 'close') as Promise<[number]>;
    socket.close(4321, 'pa');
    expect((await closed)[0]).toBe(4321);
    await over;
  });

  it('says goodbye after what was said before it, and nothing afterwards', async () => {
    greet = (end) => {
      end.send('last');
      end.close(1012, 'restart');
      end.send('too late');
    };
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    const got: string[] = [];
    socket.on('message', (data: Buffer) => void got.push(data.toString()));
    const [code, why] = (await once(socket, 'close')) as [number, Buffer];
    expect([got, code, why.toString()]).toEqual([['last'], 1012, 'restart']);
    await over;
  });

  it('knows who has gone silent', async () => {
    const socket = await client();
    const [end] = ends;
    expect(end?.ping()).toBe(true);
    await once(socket, 'ping');
    socket.send('here');
    await expect.poll(() => heard).toEqual(['here']);
    expect(end?.ping()).toBe(true);
    expect(end?.ping()).toBe(false);
    socket.terminate();
    await over;
  });

  it.each([
    [
      'another version',
      'Upgrade: websocket\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ],
    ['no key', 'Upgrade: websocket\r\nSec-WebSocket-Version: 13'],
    ['another protocol', 'Upgrade: h2c\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ])('is not there for %s', async (_, headers) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n${headers}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 400/);
    socket.destroy();
  });
});
