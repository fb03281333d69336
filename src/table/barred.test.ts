import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { readBase, readTable, writeBase } from './base.ts';
import type { PersonCommand, Who } from './command.ts';
import { lobby } from './lobby.ts';
import { bench, codeOf, dealt, type Bench } from './table.testing.ts';

const VISITOR: Who = { kind: 'visitor' };
const SIT: PersonCommand = { do: 'sit', name: 'Ela', lang: 'en', token: 'token of Ela' };

/** Ola was sent away. */
function without(at: Bench = bench('rudy', ['Ala', 'Ola'])): Bench {
  at.as(0, { do: 'kick', chair: 1 });
  return at;
}

describe('somebody who was sent away', () => {
  it('does not sit down again with the device they had, whatever they call themselves', () => {
    const at = without();
    at.do(VISITOR, { ...SIT, shown: 'token of Ola' });
    expect(codeOf(at)).toBe('kicked');
    at.do(VISITOR, { ...SIT, shown: 'token of Jan' });
    expect(codeOf(at)).toBeUndefined();
  });

  it.each(['Ola', 'OLA', 'Оlа', '0la'])('does not sit down again as %s', (name) => {
    const at = without();
    at.do(VISITOR, { ...SIT, name });
    expect(codeOf(at)).toBe('name-kicked');
    at.do(VISITOR, SIT);
    at.as(2, { do: 'name', name });
    expect(codeOf(at)).toBe('name-kicked');
  });

  it('in the middle of a match does not either, then and after it', () => {
    const at = without(dealt(bench('rudy', ['Ala', 'Ola', 'Ula'])));
    at.do(VISITOR, { ...SIT, shown: 'token of Ola' });
    expect(codeOf(at)).toBe('kicked');
    at.as(0, { do: 'abandon' });
    at.do(VISITOR, { ...SIT, name: 'Ola' });
    expect(codeOf(at)).toBe('name-kicked');
  });

  it('is told so before anything else of the table', () => {
    const at = without();
    at.as(0, { do: 'set', settings: { locked: true } });
    at.do(VISITOR, { ...SIT, shown: 'token of Ola' });
    expect(codeOf(at)).toBe('kicked');
  });

  it('is let in again by the host, and by nobody else', () => {
    const at = without(bench('rudy', ['Ala', 'Ola', 'Ula']));
    expect(lobby(at.table, () => true).barred).toEqual([{ chair: 1, name: 'Ola' }]);
    at.as(2, { do: 'let-in', chair: 1 });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'let-in', chair: 2 });
    expect(codeOf(at)).toBe('no-chair');
    at.as(0, { do: 'let-in', chair: 1 });
    expect(lobby(at.table, () => true).barred).toEqual([]);
    at.do(VISITOR, { ...SIT, name: 'Ola', shown: 'token of Ola' });
    expect(codeOf(at)).toBeUndefined();
  });

  it('is still away after a restart, and nothing of their token is told', () => {
    const at = without();
    const again = readBase(at.environment, writeBase(at.table));
    expect(again).toEqual(at.table);
    expect(JSON.stringify(lobby(at.table, () => true))).not.toContain('token of');
  });

  it('is one of at most 32: the first are forgotten first', () => {
    const at = bench('rudy', ['Ala']);
    for (let i = 0; i < 33; i++) {
      at.do(VISITOR, { ...SIT, name: `G${'abcdefgh'[i % 8]}${'abcde'[Math.floor(i / 8)]}`, token: `t${i}` });
      at.as(0, { do: 'kick', chair: i + 1 });
    }
    expect(at.table.barred.map(({ chair }) => chair)).toEqual(Array.from({ length: 32 }, (_, i) => i + 2));
    at.do(VISITOR, { ...SIT, shown: 't0' });
    expect(codeOf(at)).toBeUndefined();
    at.do(VISITOR, { ...SIT, shown: 't1' });
    expect(codeOf(at)).toBe('kicked');
  });
});

describe('a chair that is only freed', () => {
  it('is anybody’s, that of a bot too', () => {
    const at = bench('rudy', ['Ala', 'Ola']);
    at.as(0, { do: 'kick', chair: 1, barred: false });
    at.do(VISITOR, { ...SIT, name: 'Ola', shown: 'token of Ola' });
    expect(codeOf(at)).toBeUndefined();
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    at.as(0, { do: 'kick', chair: 3 });
    expect(at.table.barred).toEqual([]);
    at.do(VISITOR, { ...SIT, name: 'Bot', token: 'x' });
    expect(codeOf(at)).toBeUndefined();
  });
});

describe('a journal of an earlier program', () => {
  it('bars nobody: those lines meant no more than that the token is worth nothing', () => {
    const at = bench('rudy', ['Ala', 'Ola']);
    const after = apply(at.environment, at.table, at.now, { k: 'kick', chair: 1 });
    expect([after.chairs.length, after.barred]).toEqual([1, []]);
    const { barred: _, ...earlier } = at.table;
    const steps = [{ at: at.now, data: '{"k":"kick","chair":1}' }];
    const read = readTable(at.environment, { code: '', base: { n: 0, data: JSON.stringify(earlier) }, steps });
    expect(read).toEqual({ ...after, n: 1 });
  });
});
