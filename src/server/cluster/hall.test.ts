import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../table/listed.ts';
import { fakeTime, type FakeTime } from '../../wire/fake-time.testing.ts';
import { createHall, ticketOf, type Hall } from '../hall.ts';
import { exchange, type Exchange } from './exchange.testing.ts';
import { hallPeers } from './hall.ts';
import { decodeMessage, encodeMessage, type Message } from './message.ts';

const OPEN: Listing = { game: 'mozg', lang: 'pl', pace: 'calm', free: 3, playing: false };

let time: FakeTime;
let wires: Exchange;
beforeEach(() => {
  time = fakeTime();
  wires = exchange();
});

interface Node {
  readonly hall: Hall;
  stop(): void;
}

function node(name: string): Node {
  const peers = hallPeers({ bus: wires.bus(), time, node: name });
  const hall = createHall({ time, accountOf: (table) => table, mostPerAccount: 3, peers });
  return { hall, stop: () => peers.stop() };
}

function tables({ hall }: Node): readonly string[] {
  time.pass(1000);
  return (JSON.parse(hall.list().text) as { tables: readonly { ticket: string }[] }).tables.map(({ ticket }) => ticket);
}

describe('open tables of several nodes', () => {
  it('are listed and found at every node, once', () => {
    const [a, b] = [node('a'), node('b')];
    a.hall.note('t1', OPEN);
    b.hall.note('t2', OPEN);
    b.hall.note('t1', OPEN);
    expect(tables(a).toSorted()).toEqual([ticketOf('t1'), ticketOf('t2')].toSorted());
    expect(tables(b).toSorted()).toEqual(tables(a).toSorted());
    expect(a.hall.find(ticketOf('t2'))).toBe('t2');
    expect(a.hall.fitting({ game: 'mozg', lang: 'pl' })).toContain('t2');
    b.hall.note('t2', undefined);
    expect(tables(a)).toEqual([ticketOf('t1')]);
  });

  it('are known to a node that comes later', () => {
    const a = node('a');
    a.hall.note('t1', OPEN);
    time.pass(1000);
    expect(tables(node('b'))).toEqual([ticketOf('t1')]);
  });

  it('are forgotten while nodes do not hear each other, and right again at once when they do', () => {
    const [a, b] = [node('a'), node('b')];
    a.hall.note('t1', OPEN);
    expect(tables(b)).toHaveLength(1);
    wires.deaf = true;
    a.hall.note('t1', undefined);
    a.hall.note('t3', OPEN);
    time.pass(20_000);
    expect(tables(b)).toEqual([]);
    expect(tables(a)).toEqual([ticketOf('t3')]);
    wires.heal();
    expect(tables(b)).toEqual([ticketOf('t3')]);
  });

  it('heal where a single word was lost, and go with a node that has died', () => {
    const [a, b] = [node('a'), node('b')];
    wires.deaf = true;
    a.hall.note('t1', OPEN);
    time.pass(300);
    wires.deaf = false;
    time.pass(5000);
    expect(tables(b)).toEqual([ticketOf('t1')]);
    wires.deaf = true;
    time.pass(15_000);
    expect(tables(b)).toEqual([]);
  });

  it('go when a node closes in order', () => {
    const [a, b] = [node('a'), node('b')];
    a.hall.note('t1', OPEN);
    expect(tables(b)).toHaveLength(1);
    a.stop();
    expect(tables(b)).toEqual([]);
    b.stop();
    expect(time.waiting()).toBe(0);
  });

  it('are read as they are written, and nothing else is', () => {
    const message: Message = { kind: 'hall', node: 'a', tables: [{ table: 't1', ...OPEN }], asks: true };
    expect(decodeMessage(encodeMessage(message))).toEqual(message);
    expect(decodeMessage('{"kind":"hall","node":"a","tables":[{"table":"t1"}]}')).toBeUndefined();
  });
});
