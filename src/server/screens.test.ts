import { describe, expect, it } from 'vitest';
import { screenCode, screenGrip, tidyName } from './screen-names.ts';
import { createScreens } from './screens.ts';
import { heardLine, keyOf, twins } from './screens.testing.ts';

const KEY = keyOf(7);
const GRIP = screenGrip(KEY);
const AT = { table: 't', code: 'KM7RQX', tv: 'a'.repeat(32) };
const ELSEWHERE = { ...AT, code: 'ABCDEF' };

describe('what a screen is called', () => {
  it('follows from its key: five letters nobody mistakes, and a grip that does not tell the key', () => {
    expect(screenCode(KEY, 0)).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
    expect(screenCode(KEY, 0)).toBe(screenCode(KEY, 0));
    expect(screenCode(KEY, 1)).not.toBe(screenCode(KEY, 0));
    expect(GRIP).toMatch(/^[0-9a-f]{32}$/);
    expect(GRIP).not.toBe(KEY);
  });

  it('is the same after the screen, or the house, was off', () => {
    const [before, after] = [heardLine(), heardLine()];
    const screens = createScreens();
    screens.stand(KEY, false, before);
    screens.leave(before);
    createScreens().stand(KEY, false, after);
    expect(after.codes).toEqual(before.codes);
  });

  it.each(['km7rq', ' KM7 RQ ', 'km7-rq', 'KM 7RQ.'])('is understood however it is typed: "%s"', (typed) => {
    expect(tidyName(typed)).toBe('KM7RQ');
  });
});

describe('two screens whose keys give the same code', () => {
  const [one, other] = twins();

  it('have two codes, and each is found by its own', async () => {
    const screens = createScreens();
    const [first, second] = [heardLine(), heardLine()];
    screens.stand(one, false, first);
    screens.stand(other, false, second);
    expect(second.codes).toEqual([screenCode(other, 1)]);
    expect(await screens.show(first.codes[0] ?? '', AT)).toBe(screenGrip(one));
    expect(await screens.show(second.codes[0] ?? '', ELSEWHERE)).toBe(screenGrip(other));
    expect([first.shown, second.shown]).toEqual([[AT], [ELSEWHERE]]);
  });

  it('the later one has the code to itself once the first has gone', () => {
    const screens = createScreens();
    const [first, second] = [heardLine(), heardLine()];
    screens.stand(one, false, first);
    screens.leave(first);
    screens.stand(other, false, second);
    expect(second.codes).toEqual(first.codes);
  });
});

describe('a screen', () => {
  it('that waits is taken by its code, and only once', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, false, line);
    const code = screenCode(KEY, 0);
    expect(await screens.show(code, AT)).toBe(GRIP);
    expect(await screens.show(code, ELSEWHERE)).toBeUndefined();
    expect(line.shown).toEqual([AT]);
  });

  it('that shows a table is not found by its code, whoever knows it', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, true, line);
    expect(await screens.show(screenCode(KEY, 0), AT)).toBeUndefined();
    expect(line.shown).toEqual([]);
  });

  it('is moved and freed with its grip, whatever it shows', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, true, line);
    expect(await screens.show(GRIP, ELSEWHERE)).toBe(GRIP);
    expect(await screens.show(GRIP, null)).toBe(GRIP);
    expect(await screens.show(screenCode(KEY, 0), AT)).toBe(GRIP);
    expect(line.shown).toEqual([ELSEWHERE, null, AT]);
  });

  it('is freed by nothing but its grip', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, false, line);
    expect(await screens.show(screenCode(KEY, 0), null)).toBeUndefined();
    expect(await screens.show(KEY, null)).toBeUndefined();
    expect(await screens.show(screenGrip(keyOf(8)), null)).toBeUndefined();
    expect(line.shown).toEqual([]);
  });

  it('says when it waits again, and keeps its code', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, true, line);
    screens.stand(KEY, false, line);
    expect(new Set(line.codes).size).toBe(1);
    expect(await screens.show(screenCode(KEY, 0), AT)).toBe(GRIP);
  });

  it('that dialled anew is found while its old line ends, and after that', async () => {
    const screens = createScreens();
    const [old, fresh] = [heardLine(), heardLine()];
    screens.stand(KEY, false, old);
    screens.stand(KEY, false, fresh);
    screens.leave(old);
    expect(await screens.show(screenCode(KEY, 0), AT)).toBe(GRIP);
    expect([old.shown, fresh.shown]).toEqual([[], [AT]]);
    expect(screens.size).toBe(1);
  });

  it('is another one when its connection shows another key', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, false, line);
    screens.stand(keyOf(8), false, line);
    expect(await screens.show(GRIP, AT)).toBeUndefined();
    expect(await screens.show(screenCode(KEY, 0), AT)).toBeUndefined();
    expect(await screens.show(screenCode(keyOf(8), 0), AT)).toBe(screenGrip(keyOf(8)));
    expect(screens.size).toBe(1);
  });

  it('that has gone leaves nothing behind', async () => {
    const screens = createScreens();
    const line = heardLine();
    screens.stand(KEY, false, line);
    screens.leave(line);
    screens.leave(line);
    expect(await screens.show(GRIP, AT)).toBeUndefined();
    expect(await screens.show(screenCode(KEY, 0), AT)).toBeUndefined();
    expect(screens.size).toBe(0);
  });
});
