import { describe, expect, it } from 'vitest';
import { fakeTime } from './fake-time.testing.ts';
import type { Frame } from './fanout.ts';
import { createGroupedFanout } from './grouped-fanout.ts';

const frame = (match: string): Frame => ({
  shared: () => `"match":"${match}"`,
  own: (chair) => `"chair":${chair}`,
  left: () => null,
  paused: false,
});

function room() {
  const time = fakeTime();
  const fanout = createGroupedFanout(time, (_, thrown) => {
    throw thrown;
  });
  const heard = new Map<string, string[]>();
  const enter = (name: string, chair: number | null, group?: number) => {
    const lines: string[] = [];
    heard.set(name, lines);
    return fanout.addTo(group, chair, { send: (message) => void lines.push(message), buffered: () => 0 });
  };
  const said = (name: string): string[] =>
    (heard.get(name) ?? []).map((each) => /"match":"([^"]+)"/.exec(each)?.[1] ?? each);
  return { time, fanout, enter, said };
}

describe('a fanout for several matches', () => {
  it('tells each group of its own match, and who only looks of none', () => {
    const { fanout, enter, said } = room();
    for (const chair of [0, 1, 2, 3]) enter(`${chair}`, chair);
    enter('tv', null);
    fanout.viewApart(0, [0, 1], frame('a'), ['"cards of a"'], []);
    fanout.viewApart(1, [2, 3], frame('b'), ['"cards of b"'], []);
    fanout.lobby(() => 'lobby', true);
    for (const name of ['0', '1']) expect(said(name)).toEqual(['a', 'lobby']);
    for (const name of ['2', '3']) expect(said(name)).toEqual(['b', 'lobby']);
    expect(said('tv')).toEqual(['lobby']);
  });

  it('tells nobody of a group what happened at another, also who comes back to it', () => {
    const { time, fanout, enter, said } = room();
    enter('0', 0);
    enter('2', 2);
    fanout.viewApart(0, [0], frame('a'), [], []);
    fanout.viewApart(1, [2], frame('b'), [], []);
    const again = enter('2 again', 2, 1);
    fanout.show(again, frame('b'));
    fanout.viewApart(0, [0], frame('a'), ['"secret"'], [0]);
    fanout.viewApart(1, [2], frame('b2'), ['"theirs"'], [2]);
    time.pass(1000);
    expect(said('2 again')).toEqual(['b', 'b2']);
    expect(said('2')).toEqual(['b', 'b2']);
    expect(said('0')).toEqual(['a', 'a']);
  });

  it('tells everybody of the one match that comes after them, and words to all at any time', () => {
    const { time, fanout, enter, said } = room();
    enter('0', 0);
    enter('2', 2);
    enter('tv', null);
    fanout.viewApart(0, [0], frame('a'), [], []);
    fanout.viewApart(2, [2], frame('b'), [], []);
    fanout.tell('hello');
    time.pass(1000);
    fanout.view(frame('one'), [], []);
    time.pass(1000);
    expect(said('0')).toEqual(['a', 'hello', 'one']);
    expect(said('2')).toEqual(['b', 'hello', 'one']);
    expect(said('tv')).toEqual(['hello', 'one']);
    expect(fanout.size()).toBe(3);
  });

  it('forgets who has left', () => {
    const { fanout, enter, said } = room();
    const viewer = enter('0', 0);
    fanout.viewApart(0, [0], frame('a'), [], []);
    fanout.remove(viewer);
    fanout.viewApart(0, [0], frame('a2'), [], [0]);
    expect([said('0'), fanout.size()]).toEqual([['a'], 0]);
  });
});
