import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeOutside, type FakeOutside, type FakeWire } from '../../line/outside.testing.ts';
import { screenCodeIn } from './paired.ts';
import { openScreen } from './screen-line.ts';

const AT = { table: 't', code: 'KM7RQX', tv: 'a'.repeat(32) };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function newest({ wires }: FakeOutside): FakeWire {
  const last = wires.at(-1);
  if (last === undefined) throw new Error('nobody was called');
  return last;
}

/** The page is opened, and the house answers. */
function turnOn(): { readonly outside: FakeOutside; readonly line: ReturnType<typeof openScreen> } {
  const outside = fakeOutside();
  const line = openScreen(outside);
  newest(outside).open();
  newest(outside).says({ t: 'screen', code: 'W4PXM' });
  return { outside, line };
}

test('a screen says its key, and has the code the house tells', () => {
  const { outside, line } = turnOn();
  expect(newest(outside).said).toEqual([
    { t: 'screen', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string, busy: false },
  ]);
  expect(line.code.value).toBe('W4PXM');
});

test('after a power cut it has its key, shows its table, and says that it is taken', () => {
  const before = turnOn();
  newest(before.outside).says({ t: 'show', at: AT });
  expect(before.line.at.value).toEqual(AT);
  const { outside, line } = turnOn();
  expect(line.at.value).toEqual(AT);
  const [first] = newest(before.outside).said;
  expect(newest(outside).said).toEqual([{ ...first, busy: true }]);
});

test('a line that comes back says how it stands by then', () => {
  const { outside } = turnOn();
  newest(outside).says({ t: 'show', at: AT });
  newest(outside).says({ t: 'closing', why: 'restart', again: 700 });
  outside.time.pass(800);
  newest(outside).open();
  expect(newest(outside).said).toMatchObject([{ t: 'screen', busy: true }]);
});

test('freed, from afar or here, it waits and forgets the table', () => {
  const afar = turnOn();
  newest(afar.outside).says({ t: 'show', at: AT });
  newest(afar.outside).says({ t: 'show', at: null });
  expect(turnOn().line.at.value).toBeUndefined();

  const here = turnOn();
  newest(here.outside).says({ t: 'show', at: AT });
  here.line.free();
  expect(newest(here.outside).said.at(-1)).toMatchObject({ t: 'screen', busy: false });
  expect(turnOn().line.at.value).toBeUndefined();
});

test('freed before the house has answered, it says so once it has', () => {
  const before = turnOn();
  newest(before.outside).says({ t: 'show', at: AT });
  const outside = fakeOutside();
  const line = openScreen(outside);
  newest(outside).open();
  line.free();
  newest(outside).says({ t: 'screen', code: 'W4PXM' });
  expect(newest(outside).said.map((each) => 'busy' in each && each.busy)).toEqual([true, false]);
});

test('a new code is a new key, which it keeps', () => {
  const { outside, line } = turnOn();
  line.renew();
  const [old, fresh] = newest(outside).said;
  expect(fresh).not.toEqual(old);
  expect(newest(turnOn().outside).said).toEqual([fresh]);
});

test.each([
  ['km7 r-q', 'KM7RQ'],
  ['http://192.0.2.2:4100/screen/KM7RQ', 'KM7RQ'],
  ['KM7RQQQ', 'KM7RQ'],
])('“%s” is typed for a code: %s', (typed, code) => {
  expect(screenCodeIn(typed)).toBe(code);
});
