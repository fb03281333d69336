import { describe, expect, it } from 'vitest';
import type { PersonCommand, Who } from './command.ts';
import { bench, codeOf, dealt, playingOf } from './table.testing.ts';

const VISITOR: Who = { kind: 'visitor' };
const SIT: PersonCommand = { do: 'sit', name: 'Ela', lang: 'en', token: 'token of Ela' };

describe('sitting down', () => {
  it('makes the first person host, and gives every chair a number of its own', () => {
    const at = bench('rudy', []);
    at.do(VISITOR, SIT);
    at.do(VISITOR, { ...SIT, name: 'Jan', token: 'x' });
    expect(at.table.chairs.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Ela'],
      [1, 'Jan'],
    ]);
    expect(at.table.host).toBe(0);
    at.as(1, { do: 'leave' });
    at.do(VISITOR, { ...SIT, name: 'Ewa', token: 'y' });
    expect(at.table.chairs.map(({ id }) => id)).toEqual([0, 2]);
  });

  it('is refused at a locked table, beyond the most seats, and under a name that looks like another', () => {
    const at = bench('snap', ['Ala', 'Ola', 'Ula']);
    at.do(VISITOR, { ...SIT, name: 'ＡLA' });
    expect(codeOf(at)).toBe('name-taken');
    at.as(0, { do: 'set', settings: { locked: true } });
    at.do(VISITOR, SIT);
    expect(codeOf(at)).toBe('locked');
    at.as(0, { do: 'set', settings: { locked: false } });
    expect(at.do(VISITOR, SIT).answer).toEqual({ ok: true, chair: 3 });
    at.do(VISITOR, { ...SIT, name: 'Ewa' });
    expect(codeOf(at)).toBe('too-many');
  });

  it('is refused under a name that only looks different: letters of other scripts, and nothing invisible helps', () => {
    const at = bench('rudy', ['Ola', 'Ольга']);
    for (const name of ['Оlа', '0la', '𝐎𝐥𝐚', 'ΟΙa', 'Oльгa']) {
      at.do(VISITOR, { ...SIT, name });
      expect([name, codeOf(at)]).toEqual([name, 'name-taken']);
    }
    at.as(1, { do: 'name', name: 'Οla' });
    expect(codeOf(at)).toBe('name-taken');
  });

  it('is welcome in any script', () => {
    const at = bench('rudy', ['Ola']);
    for (const [i, name] of ['Ольга', 'Аня', 'Ωμέγα', 'Արամ', '李', 'نور', 'ᏣᎳᎩ'].entries()) {
      at.do(VISITOR, { ...SIT, name, token: `token ${i}` });
      expect([name, codeOf(at)]).toEqual([name, undefined]);
    }
  });

  it('while a match runs means to watch it and to play the next', () => {
    const at = dealt(bench());
    at.do(VISITOR, SIT);
    expect(codeOf(at)).toBeUndefined();
    at.as(2, { do: 'move', question: 0, move: { number: 1 } });
    expect(codeOf(at)).toBe('no-seat');
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(playingOf(at).names).toEqual(['Ala', 'Ola', 'Ela']);
  });
});

describe('moving a seat to another device', () => {
  it('leaves nothing to whoever shows the old token, however late it is seen', () => {
    const at = bench();
    const old = { kind: 'chair', chair: 1, token: 'token of Ola' } as const;
    at.do(old, { do: 'pass', pass: 'p' });
    at.do(VISITOR, { do: 'redeem', pass: 'p', token: 'new' });
    at.do(old, { do: 'pass', pass: 'q' });
    expect(codeOf(at)).toBe('not-allowed');
    at.do({ ...old, token: 'new' }, { do: 'pass', pass: 'q' });
    expect(codeOf(at)).toBeUndefined();
  });

  it('takes a pass, once and in time, and ends the old token', () => {
    const at = bench();
    at.as(1, { do: 'pass', pass: 'hash of a pass' });
    at.do(VISITOR, { do: 'redeem', pass: 'another', token: 'new' });
    expect(codeOf(at)).toBe('bad-pass');
    const moved = at.do(VISITOR, { do: 'redeem', pass: 'hash of a pass', token: 'new' });
    expect(moved.answer).toEqual({ ok: true, chair: 1 });
    expect(moved.tell).toContainEqual({ kind: 'dismiss', chair: 1, why: 'moved' });
    expect(at.table.chairs[1]).toMatchObject({ token: 'new', pass: null });
    at.do(VISITOR, { do: 'redeem', pass: 'hash of a pass', token: 'newer' });
    expect(codeOf(at)).toBe('bad-pass');
    at.as(1, { do: 'pass', pass: 'second' });
    at.now += 11 * 60_000;
    at.do(VISITOR, { do: 'redeem', pass: 'second', token: 'newer' });
    expect(codeOf(at)).toBe('bad-pass');
  });
});
