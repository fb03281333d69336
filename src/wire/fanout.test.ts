import { beforeEach, describe, expect, it } from 'vitest';
import { createFanout, type Fanout, type Frame, type Line, type Viewer } from './fanout.ts';
import { fakeTime, type FakeTime } from './fake-time.testing.ts';

interface FakeLine extends Line {
  readonly got: string[];
  waiting: number;
}

function fakeLine(): FakeLine {
  const got: string[] = [];
  return {
    got,
    waiting: 0,
    send: (message) => void got.push(message),
    buffered() {
      return this.waiting;
    },
  };
}

interface Counted extends Frame {
  readonly encoded: () => number;
}

function frame(n: number, deadline: number | null = null): Counted {
  let encoded = 0;
  let shared: string | undefined;
  return {
    shared() {
      if (shared === undefined) encoded++;
      shared ??= `"n":${n}`;
      return shared;
    },
    own: (chair) => (chair === null ? '"seat":null' : `"seat":${chair}`),
    left: (now) => (deadline === null ? null : deadline - now),
    paused: false,
    encoded: () => encoded,
  };
}

interface SentView {
  readonly n: number;
  readonly seat: number | null;
  readonly events: readonly unknown[];
  readonly left: number | null;
}

function views(line: FakeLine): SentView[] {
  return line.got.map((each) => JSON.parse(each) as SentView & { t: string }).filter(({ t }) => t === 'view');
}

describe('fanout', () => {
  let time: FakeTime;
  let fanout: Fanout;
  let ala: FakeLine;
  let ola: FakeLine;
  let tv: FakeLine;
  let failed: { readonly chair: number | null; readonly why: string }[];
  const note = ({ chair }: Viewer, thrown: unknown): void => void failed.push({ chair, why: String(thrown) });

  beforeEach(() => {
    time = fakeTime();
    failed = [];
    fanout = createFanout(time, note, { interval: 40, slow: 1000, lobbyPace: 100 });
    ala = fakeLine();
    ola = fakeLine();
    tv = fakeLine();
    fanout.add(0, ala);
    fanout.add(1, ola);
    fanout.add(null, tv);
  });

  it('tells everybody the first change at once, each with their own half', () => {
    fanout.view(frame(1), ['"a"'], [0]);
    expect([ala, ola, tv].map((line) => views(line))).toMatchObject([
      [{ n: 1, seat: 0, events: ['a'] }],
      [{ n: 1, seat: 1, events: ['a'] }],
      [{ n: 1, seat: null, events: ['a'] }],
    ]);
  });

  it('encodes the shared half once for all', () => {
    const shown = frame(1);
    fanout.view(shown, [], []);
    expect(shown.encoded()).toBe(1);
  });

  it('answers whoever moved at once, and the others after 40 ms, with newer views replacing older ones', () => {
    fanout.view(frame(1), ['"a"'], [0]);
    time.pass(10);
    fanout.view(frame(2), ['"b"'], [1]);
    time.pass(10);
    fanout.view(frame(3), ['"c"'], [1]);
    expect(views(ola)).toMatchObject([{ n: 1 }, { n: 2, events: ['b'] }, { n: 3, events: ['c'] }]);
    expect(views(ala)).toHaveLength(1);
    time.pass(19);
    expect(views(ala)).toHaveLength(1);
    time.pass(1);
    expect(views(ala)).toMatchObject([{ n: 1 }, { n: 3, events: ['b', 'c'] }]);
    expect(views(tv)).toMatchObject([{ n: 1 }, { n: 3, events: ['b', 'c'] }]);
  });

  it('tells everybody as before when somebody sets the clock back by an hour', () => {
    fanout.view(frame(1), ['"a"'], []);
    fanout.lobby(() => '{"t":"lobby"}');
    time.set(-3_600_000);
    fanout.view(frame(2, time.now() + 5000), ['"b"'], []);
    time.pass(40);
    expect(views(ala)).toMatchObject([{ n: 1 }, { n: 2, events: ['b'], left: 4960 }]);
    time.set(7_200_000);
    fanout.view(frame(3), ['"c"'], []);
    expect(views(ala)).toHaveLength(2);
    time.pass(40);
    expect(views(ala)).toHaveLength(3);
  });

  it('a view that cannot be made is missed by its viewer and by nobody else, now and later', () => {
    const broken = (n: number): Frame => ({
      ...frame(n),
      own(chair) {
        if (chair === 0) throw new Error('no hand');
        return `"seat":${chair}`;
      },
    });
    fanout.view(broken(1), [], [0]);
    time.pass(10);
    fanout.view(broken(2), [], []);
    time.pass(40);
    expect(views(ala)).toEqual([]);
    expect(views(tv)).toMatchObject([{ n: 1 }, { n: 2 }]);
    expect(failed).toEqual([0, 0].map((chair) => ({ chair, why: 'Error: no hand' })));
    expect(time.waiting()).toBe(0);
    fanout.view(frame(3), [], [0]);
    expect(views(ala)).toMatchObject([{ n: 3 }]);
  });

  it('a lobby that cannot be made does not hold back the view, nor a line that fails the others', () => {
    fanout.add(7, {
      send() {
        throw new Error('gone');
      },
      buffered: () => 0,
    });
    fanout.tell('{"t":"said"}');
    expect(tv.got).toEqual(['{"t":"said"}']);
    fanout.lobby(() => {
      throw new Error('no lobby');
    });
    fanout.view(frame(1), [], []);
    time.pass(40);
    for (const line of [ala, ola, tv]) expect(views(line)).toMatchObject([{ n: 1 }]);
    expect(failed.filter(({ chair }) => chair === 0)).toEqual([{ chair: 0, why: 'Error: no lobby' }]);
    expect(failed.filter(({ chair }) => chair === 7).map(({ why }) => why)).toContain('Error: gone');
  });

  it('tells nobody an event twice, and loses none of a few', () => {
    for (let n = 1; n <= 200; n++) {
      fanout.view(frame(n), [`${n}`], n % 7 === 0 ? [0] : []);
      time.pass((n * 13) % 29);
    }
    time.pass(100);
    const all = Array.from({ length: 200 }, (_, i) => i + 1);
    for (const line of [ala, ola, tv]) expect(views(line).flatMap(({ events }) => events)).toEqual(all);
  });

  it('never sends what others did more often than every 40 ms', () => {
    const at: number[] = [];
    fanout.add(5, { send: () => void at.push(time.now()), buffered: () => 0 });
    for (let n = 1; n <= 300; n++) {
      fanout.view(frame(n), [], []);
      time.pass((n * 7) % 23);
    }
    time.pass(100);
    expect(at.length).toBeGreaterThan(20);
    const gaps = at.slice(1).map((each, i) => each - (at[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40);
  });

  it('waits for a slow line and then sends the newest view alone', () => {
    fanout.view(frame(1), ['"a"'], []);
    ola.waiting = 5000;
    for (let n = 2; n <= 9; n++) {
      time.pass(50);
      fanout.view(frame(n), [`${n}`], [1]);
    }
    expect(views(ola)).toHaveLength(1);
    expect(views(ala)).toHaveLength(9);
    ola.waiting = 0;
    time.pass(40);
    expect(views(ola)).toMatchObject([{ n: 1 }, { n: 9, events: [2, 3, 4, 5, 6, 7, 8, 9] }]);
  });

  it('keeps a bounded number of events for a line that takes nothing', () => {
    ola.waiting = 5000;
    for (let n = 1; n <= 1000; n++) fanout.view(frame(n), [`${n}`], []);
    ola.waiting = 0;
    time.pass(100);
    const [last] = views(ola);
    expect(last?.events).toHaveLength(256);
    expect(last?.events.at(-1)).toBe(1000);
  });

  it('shows the newest view after a hello, without events and never an older one', () => {
    fanout.view(frame(1), ['"a"'], []);
    const late = fakeLine();
    const viewer = fanout.add(3, late);
    fanout.show(viewer, frame(1));
    expect(views(late)).toMatchObject([{ n: 1, seat: 3, events: [] }]);
    time.pass(50);
    fanout.view(frame(2), ['"b"'], []);
    fanout.show(viewer, frame(1));
    expect(views(late)).toMatchObject([{ n: 1 }, { n: 2, events: ['b'] }]);
  });

  it('lets somebody catch up with what is held back, and holds nothing back twice', () => {
    fanout.view(frame(1), ['"a"'], []);
    time.pass(10);
    const viewer = [...fanout.viewers].find(({ chair }) => chair === 1);
    if (viewer === undefined) throw new Error('nobody there');
    fanout.catchUp(viewer);
    expect(views(ola)).toHaveLength(1);
    fanout.view(frame(2), ['"b"'], []);
    fanout.catchUp(viewer);
    fanout.catchUp(viewer);
    expect(views(ola)).toMatchObject([{ n: 1 }, { n: 2, events: ['b'] }]);
    expect(views(ala)).toHaveLength(1);
    time.pass(100);
    expect(views(ola)).toHaveLength(2);
    expect(views(ala)).toHaveLength(2);
  });

  it('tells in one go what happens in one turn, where turns can be told', () => {
    const turn: (() => void)[] = [];
    const together = createFanout({ ...time, soon: (what) => void turn.push(what) }, note);
    together.add(0, ala);
    together.add(1, ola);
    together.view(frame(1), ['"a"'], [0]);
    together.lobby(() => '{"t":"lobby"}');
    together.view(frame(2), ['"b"'], [1]);
    expect([ala.got, turn.length]).toEqual([[], 1]);
    for (const each of turn) each();
    expect(views(ala)).toMatchObject([{ n: 2, events: ['a', 'b'] }]);
    expect(views(ola)).toMatchObject([{ n: 2, events: ['a', 'b'] }]);
    expect(ala.got).toHaveLength(2);
  });

  it('says how much time is left when it is sent, not when it was decided', () => {
    fanout.view(frame(1, 1000), [], []);
    time.pass(10);
    fanout.view(frame(2, 1000), [], []);
    time.pass(30);
    expect(views(tv)).toMatchObject([{ left: 1000 }, { left: 960 }]);
  });

  it('sends a waiting lobby before the view it belongs to', () => {
    fanout.lobby(() => '{"t":"lobby","x":1}');
    time.pass(5);
    fanout.lobby(() => '{"t":"lobby","x":2}');
    expect(ala.got).toEqual(['{"t":"lobby","x":1}']);
    fanout.view(frame(1), [], []);
    expect(ala.got.slice(1).map((each) => (JSON.parse(each) as { t: string }).t)).toEqual(['lobby', 'view']);
  });

  it('tells the lobby at once when that is asked for', () => {
    for (const x of [1, 2, 3]) fanout.lobby(() => `${x}`, true);
    expect(ala.got).toEqual(['1', '2', '3']);
  });

  it('tells a crowd its lobby rarely, and the newest in the end', () => {
    for (let i = 0; i < 500; i++) fanout.add(10 + i, fakeLine());
    let made = 0;
    for (let i = 0; i < 200; i++) {
      fanout.lobby(() => `${'x'.repeat(100)} lobby ${made++ >= 0 ? i : 0}`);
      time.pass(10);
    }
    time.pass(1000);
    expect(made).toBeLessThanOrEqual(6);
    expect(ala.got.at(-1)).toMatch(/ lobby 199$/);
  });

  it('has no timer when nothing waits', () => {
    fanout.view(frame(1), [], []);
    time.pass(100);
    expect(time.waiting()).toBe(0);
  });

  it('is silent once closed, and to those removed', () => {
    const gone = fakeLine();
    fanout.remove(fanout.add(9, gone));
    fanout.view(frame(1), [], []);
    fanout.view(frame(2), [], []);
    expect(gone.got).toEqual([]);
    fanout.close();
    time.pass(100);
    fanout.tell('x');
    expect(ala.got).toHaveLength(1);
    expect(time.waiting()).toBe(0);
  });
});
