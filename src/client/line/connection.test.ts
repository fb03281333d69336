import { describe, expect, test } from 'vitest';
import { connect, type Connection } from './connection.ts';
import type { LineState } from './line.ts';
import { fakeOutside, type FakeOutside, type FakeWire } from './outside.testing.ts';

interface Trial {
  readonly outside: FakeOutside;
  readonly connection: Connection;
  readonly heard: string[];
  /** How often something may have been lost. */
  lost: number;
  state: LineState | undefined;
  /** The wire that was dialled last. */
  readonly newest: FakeWire;
  pass(ms: number): void;
}

const HELLO = { t: 'hello' };

function trial(): Trial {
  const outside = fakeOutside();
  const heard: string[] = [];
  const it = {
    outside,
    heard,
    lost: 0,
    state: undefined as LineState | undefined,
    get newest(): FakeWire {
      const last = outside.wires.at(-1);
      if (last === undefined) throw new Error('nobody was called');
      return last;
    },
    pass: (ms: number) => outside.time.pass(ms),
  };
  const told = {
    lost: () => void it.lost++,
    sleeps: () => undefined,
    heard: (text: string) => void heard.push(text),
    state: (next: LineState) => void (it.state = next),
  };
  const connection = connect('/ws', HELLO, told, outside);
  return Object.assign(it, { connection });
}

/** A trial with a connection that has just spoken. */
function connected(): Trial {
  const it = trial();
  it.newest.open();
  it.newest.says({ t: 'welcome' });
  return it;
}

const pings = ({ said }: FakeWire): number => said.filter(({ t }) => t === 'ping').length;

describe('connecting', () => {
  test('says hello when a wire opens, and is on when it speaks', () => {
    const it = trial();
    expect(it.state).toEqual({ kind: 'connecting' });
    it.newest.open();
    expect(it.newest.said).toEqual([HELLO]);
    expect(it.state).toEqual({ kind: 'connecting' });
    it.newest.says({ t: 'welcome' });
    expect(it.state).toEqual({ kind: 'on' });
    expect(it.heard).toEqual(['{"t":"welcome"}']);
    expect(it.lost).toBe(0);
  });

  test('the first try has six seconds; then it is given up for another one', () => {
    const it = trial();
    it.pass(5999);
    expect(it.outside.wires).toHaveLength(1);
    it.pass(1);
    const [first, second] = it.outside.wires;
    expect([first?.hungUp, second?.hungUp]).toEqual([true, false]);
    first?.says({ t: 'welcome' });
    expect(it.heard).toEqual([]);
  });

  test('once it is known how quick the network is, a try that hangs has two seconds', () => {
    const it = connected();
    it.newest.breaks();
    it.pass(300 + 1999);
    expect(it.outside.wires).toHaveLength(2);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(3);
  });

  test('where it took long a try has three times as long', () => {
    const it = trial();
    it.pass(1500);
    it.newest.open();
    it.newest.says({ t: 'welcome' });
    it.newest.breaks();
    it.pass(300 + 4499);
    expect(it.outside.wires).toHaveLength(2);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(3);
  });

  test('a wire that opens and says nothing is not waited for either', () => {
    const it = trial();
    it.newest.open();
    it.pass(6000);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('no second try begins while one hangs: a browser would not let it', () => {
    const it = trial();
    for (let s = 0; s < 120; s++) {
      it.pass(1000);
      expect(it.outside.wires.filter(({ hungUp }) => !hungUp)).toHaveLength(1);
    }
  });

  test('after a loss there is a try at least every three seconds for twenty seconds, and never none for nine', () => {
    const it = connected();
    it.newest.breaks();
    it.pass(20_000);
    expect(it.outside.wires.length).toBeGreaterThanOrEqual(8);
    const before = it.outside.wires.length;
    it.pass(300_000);
    expect(it.outside.wires.length - before).toBeGreaterThanOrEqual(33);
  });

  test('a try that is refused is made again after a moment, and the screen is told when and why', () => {
    const it = trial();
    it.newest.breaks();
    expect(it.state).toEqual({ kind: 'waiting', until: 600, why: 'lost' });
    it.pass(600);
    expect(it.state).toEqual({ kind: 'connecting' });
    it.outside.believes = false;
    it.newest.breaks();
    expect(it.state).toMatchObject({ kind: 'waiting', why: 'offline' });
  });
});

describe('a connection that fell silent', () => {
  test('is asked after six seconds without a word, and believed when it answers', () => {
    const it = connected();
    it.pass(5999);
    expect(pings(it.newest)).toBe(0);
    it.pass(1);
    expect(pings(it.newest)).toBe(1);
    it.newest.says({ t: 'pong' });
    it.pass(5999);
    expect(it.outside.wires).toHaveLength(1);
    expect(it.state).toEqual({ kind: 'on' });
  });

  test('has another one tried beside it after one more, and goes when that one speaks', () => {
    const it = connected();
    it.pass(7000);
    const [old, fresh] = it.outside.wires;
    expect(it.state).toEqual({ kind: 'connecting' });
    expect(old?.hungUp).toBe(false);
    fresh?.open();
    expect(it.lost).toBe(0);
    fresh?.says({ t: 'welcome' });
    expect(it.state).toEqual({ kind: 'on' });
    expect([old?.hungUp, fresh?.hungUp]).toEqual([true, false]);
    expect(it.lost).toBe(1);
    // Its goodbye comes half a minute later and means nothing.
    for (let s = 0; s < 60; s++) {
      it.pass(1000);
      fresh?.says({ t: 'pong' });
    }
    expect(it.outside.wires).toHaveLength(2);
    expect(it.state).toEqual({ kind: 'on' });
  });

  test('is believed again if it was only slow, and nothing was lost', () => {
    const it = connected();
    it.pass(7000);
    const [old, fresh] = it.outside.wires;
    old?.says({ t: 'pong' });
    expect(it.state).toEqual({ kind: 'on' });
    expect([old?.hungUp, fresh?.hungUp]).toEqual([false, true]);
    expect(it.lost).toBe(0);
  });

  test('is asked half a second after something that must be answered, and replaced a second later, however much was said', () => {
    const it = connected();
    const before = it.newest.said.length;
    it.connection.expects();
    it.pass(400);
    it.connection.expects();
    it.pass(99);
    expect(it.newest.said.slice(before)).toEqual([]);
    it.pass(1);
    expect(it.newest.said.slice(before)).toEqual([{ t: 'ping' }]);
    it.pass(999);
    expect(it.outside.wires).toHaveLength(1);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('is asked nothing where the answer comes in time', () => {
    const it = connected();
    const before = it.newest.said.length;
    it.connection.expects();
    it.pass(400);
    it.newest.says({ t: 'view' });
    it.pass(5000);
    expect(it.newest.said.slice(before)).toEqual([]);
  });

  test('has longer on a network where connecting took longer', () => {
    const it = trial();
    it.pass(1800);
    it.newest.open();
    it.newest.says({ t: 'welcome' });
    it.connection.expects();
    it.pass(2299);
    expect(it.outside.wires).toHaveLength(1);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('still carries what is said, in case it is only slow', () => {
    const it = connected();
    it.pass(7000);
    expect(it.connection.send({ t: 'move' })).toBe(true);
    expect(it.outside.wires[0]?.said.at(-1)).toEqual({ t: 'move' });
  });
});

describe('the network changed, or the page is seen again', () => {
  test('an open socket has a second to say a word, and is replaced', () => {
    const it = connected();
    it.outside.changes();
    expect(pings(it.newest)).toBe(1);
    it.pass(999);
    expect(it.outside.wires).toHaveLength(1);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('one that answers is left alone', () => {
    const it = connected();
    it.outside.changes();
    it.newest.says({ t: 'pong' });
    it.pass(5000);
    expect(it.outside.wires).toHaveLength(1);
  });

  test('nobody waits for the next try, and the tries begin anew', () => {
    const it = trial();
    const { time } = it.outside;
    for (let i = 0; i < 40; i++) {
      it.newest.breaks();
      if (it.state?.kind === 'waiting') it.pass(it.state.until - time.now());
    }
    it.newest.breaks();
    expect(it.state).toEqual({ kind: 'waiting', until: time.now() + 15_000, why: 'lost' });
    const before = it.outside.wires.length;
    it.outside.changes();
    expect(it.outside.wires).toHaveLength(before + 1);
    it.newest.breaks();
    expect(it.state).toEqual({ kind: 'waiting', until: time.now() + 600, why: 'lost' });
  });

  test('three such events in a row are one try', () => {
    const it = trial();
    it.newest.breaks();
    for (let i = 0; i < 3; i++) it.outside.changes();
    expect(it.outside.wires).toHaveLength(2);
  });

  test('a try that has hung for more than a second is given up at once', () => {
    const it = trial();
    it.pass(1001);
    it.outside.changes();
    expect(it.outside.wires).toHaveLength(2);
  });
});

describe('the end of a connection', () => {
  test('a wire that breaks is told, and another one is tried after a moment', () => {
    const it = connected();
    it.newest.breaks();
    expect(it.lost).toBe(1);
    expect(it.state).toEqual({ kind: 'waiting', until: 300, why: 'lost' });
    expect(it.connection.send({ t: 'move' })).toBe(false);
    it.pass(300);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('a doubted wire that breaks while others are tried changes nothing for them', () => {
    const it = connected();
    it.pass(7000);
    it.outside.wires[0]?.breaks();
    expect(it.lost).toBe(1);
    expect(it.state).toEqual({ kind: 'connecting' });
    it.newest.open();
    it.newest.says({ t: 'welcome' });
    expect(it.lost).toBe(1);
    expect(it.state).toEqual({ kind: 'on' });
  });

  test('a house that restarts says when to come back', () => {
    const it = connected();
    it.connection.rest(4000);
    expect(it.state).toEqual({ kind: 'waiting', until: 4000, why: 'restart' });
    expect(it.newest.hungUp).toBe(true);
    it.pass(3999);
    expect(it.outside.wires).toHaveLength(1);
    it.pass(1);
    expect(it.outside.wires).toHaveLength(2);
  });

  test('closed, it hangs up all there is and leaves no timer', () => {
    const it = connected();
    it.pass(7000);
    it.connection.close();
    expect(it.outside.wires.every(({ hungUp }) => hungUp)).toBe(true);
    it.pass(60_000);
    it.outside.changes();
    expect(it.outside.wires).toHaveLength(2);
    expect(it.outside.time.waiting()).toBe(0);
  });
});
