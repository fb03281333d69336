import { beforeEach, expect, it } from 'vitest';
import { createAlarm, type Alarm } from './alarm.ts';
import { fakeTime, type FakeTime } from './table.testing.ts';

let time: FakeTime;
let rung: number[];
let alarm: Alarm;

beforeEach(() => {
  time = fakeTime();
  rung = [];
  const begin = time.now();
  alarm = createAlarm(time, () => void rung.push(time.now() - begin));
});

it('rings at the earliest time it was set to, and once', async () => {
  const now = time.now();
  for (const ms of [50, 20, 80]) alarm.by(now + ms);
  expect(time.waiting).toBe(1);
  await time.pass(100);
  expect(rung).toEqual([20]);
});

it('can be set again when it has rung, also for a time that is over', async () => {
  alarm.by(time.now() + 10);
  await time.pass(10);
  alarm.by(time.now() - 5);
  await time.pass(0);
  expect(rung).toEqual([10, 10]);
});

it('leaves no timer where nothing waits, nor when it is stopped', async () => {
  alarm.by(time.now() + 10);
  alarm.by(Number.POSITIVE_INFINITY);
  expect(time.waiting).toBe(0);
  alarm.by(time.now() + 10);
  alarm.stop();
  alarm.by(time.now() + 20);
  expect(time.waiting).toBe(0);
  await time.pass(50);
  expect(rung).toEqual([]);
});

it('asks for no timer longer than there are, and rings early instead', () => {
  const asked: number[] = [];
  const farOff = createAlarm({ now: () => 0, after: (ms) => (asked.push(ms), () => {}) }, () => {});
  farOff.by(3_000_000_000);
  expect(asked).toEqual([2_147_483_647]);
});
