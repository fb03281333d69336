import { beforeEach, describe, expect, it } from 'vitest';
import { fakeTime, type FakeTime } from '../../wire/fake-time.testing.ts';
import { screenCode, screenGrip } from '../screen-names.ts';
import { heardLine, keyOf, twins } from '../screens.testing.ts';
import { createScreens, type Screens } from '../screens.ts';
import { exchange, type Exchange } from './exchange.testing.ts';
import { decodeMessage, encodeMessage, type Message } from './message.ts';
import { screenPeers } from './screens.ts';

const KEY = keyOf(7);
const AT = { table: 't', code: 'KM7RQX', tv: 'a'.repeat(32) };

let time: FakeTime;
let wires: Exchange;
let asks: number;
beforeEach(() => {
  time = fakeTime();
  wires = exchange();
  asks = 0;
});

function node(): Screens {
  return createScreens(screenPeers({ bus: wires.bus(), time, draw: () => `ask${asks++}` }));
}

describe('a screen at one node and a phone at another', () => {
  it('find each other by the code, and by the grip from then on', async () => {
    const [tvs, phones] = [node(), node()];
    const line = heardLine();
    tvs.stand(KEY, false, line);
    const grip = await phones.show(screenCode(KEY, 0), AT);
    expect(grip).toBe(screenGrip(KEY));
    expect(await phones.show(grip ?? '', null)).toBe(grip);
    expect(line.shown).toEqual([AT, null]);
    expect(time.waiting()).toBe(0);
  });

  it.each(['shows a table', 'has gone', 'cannot be asked'])('not when it %s', async (why) => {
    const [tvs, phones] = [node(), node()];
    const line = heardLine();
    tvs.stand(KEY, why === 'shows a table', line);
    if (why === 'has gone') tvs.leave(line);
    wires.deaf = why === 'cannot be asked';
    const asked = phones.show(screenCode(KEY, 0), AT);
    await Promise.resolve();
    time.pass(2000);
    expect(await asked).toBeUndefined();
    expect(line.shown).toEqual([]);
  });

  it('wherever it dialled last, while its old line still stands', async () => {
    const [old, fresh, phones] = [node(), node(), node()];
    const [lost, line] = [heardLine(), heardLine()];
    old.stand(KEY, false, lost);
    fresh.stand(KEY, false, line);
    expect(line.codes).toEqual(lost.codes);
    expect(await phones.show(screenCode(KEY, 0), AT)).toBe(screenGrip(KEY));
    expect(line.shown).toEqual([AT]);
  });
});

it('two screens that came to the same code while nodes heard nothing of each other have two once they do', async () => {
  const [one, other] = twins();
  const [ours, theirs, phones] = [node(), node(), node()];
  const [line, another] = [heardLine(), heardLine()];
  wires.deaf = true;
  ours.stand(one, false, line);
  theirs.stand(other, false, another);
  expect(line.codes).toEqual(another.codes);
  wires.heal();
  expect(line.codes.at(-1)).not.toBe(another.codes.at(-1));
  await phones.show(another.codes.at(-1) ?? '', AT);
  expect([line.shown, another.shown]).toEqual([[], [AT]]);
});

it('two screens at two nodes whose keys give the same code have two', async () => {
  const [one, other] = twins();
  const [here, there] = [node(), node()];
  const [first, second] = [heardLine(), heardLine()];
  here.stand(one, false, first);
  there.stand(other, false, second);
  expect(first.codes).toEqual([screenCode(one, 0)]);
  expect(second.codes.at(-1)).toBe(screenCode(other, 1));
  expect(await here.show(screenCode(other, 1), AT)).toBe(screenGrip(other));
  expect(await there.show(screenCode(one, 0), AT)).toBe(screenGrip(one));
  expect([first.shown, second.shown]).toEqual([[AT], [AT]]);
});

it.each<Message>([
  { kind: 'screen', grip: 'g' },
  { kind: 'taken', grip: 'g' },
  { kind: 'show', at: AT, ask: 'a' },
  { kind: 'show', at: null, ask: 'a' },
  { kind: 'shown', grip: 'g' },
])('%j comes over the bus as it was sent', (message) => {
  expect(decodeMessage(encodeMessage(message))).toEqual(message);
});
