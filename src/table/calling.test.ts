import { describe, expect, it } from 'vitest';
import { lobby } from './lobby.ts';
import { animalNames } from './names/animals.ts';
import { bench, codeOf, dealt, playingOf, type Bench } from './table.testing.ts';
import type { Settings } from './settings.ts';

function classroom(settings: Partial<Settings>, people: readonly string[] = ['Pani Anna', 'Ola']): Bench {
  const at = bench('rudy', people);
  at.as(0, { do: 'stand', on: true });
  at.as(0, { do: 'set', settings });
  return at;
}

const sit = (at: Bench, name: string) =>
  at.do({ kind: 'visitor' }, { do: 'sit', name, lang: 'pl', token: `token of ${name}` });
const names = ({ table }: Bench): readonly string[] => table.chairs.map(({ name }) => name);
const [animals] = animalNames('pl');

describe('a host renames anybody', () => {
  it('but to nobody’s name, and as nobody else', () => {
    const at = bench('rudy', ['Ala', 'Ola', 'Ula']);
    at.as(1, { do: 'rename', names: [{ chair: 2, name: 'Ewa' }] });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'rename', names: [{ chair: 2, name: 'Ewa' }] });
    expect(names(at)).toEqual(['Ala', 'Ola', 'Ewa']);
    at.as(0, { do: 'rename', names: [{ chair: 2, name: 'OLA' }] });
    expect(codeOf(at)).toBe('name-taken');
    at.as(0, { do: 'rename', names: [{ chair: 7, name: 'Iza' }] });
    expect(codeOf(at)).toBe('no-chair');
    at.as(0, {
      do: 'rename',
      names: [
        { chair: 1, name: 'Iga' },
        { chair: 2, name: 'Iga' },
      ],
    });
    expect([codeOf(at), names(at)]).toEqual(['name-taken', ['Ala', 'Ola', 'Ewa']]);
  });
});

describe('bad words', () => {
  it('are refused where the table wants none, at sitting down and later', () => {
    const at = classroom({ cleanNames: true });
    sit(at, 'Dupa Jasiu');
    expect(codeOf(at)).toBe('bad-word');
    at.as(1, { do: 'name', name: 'k u r w a' });
    expect(codeOf(at)).toBe('bad-word');
    sit(at, 'Jasiu');
    expect(codeOf(at)).toBeUndefined();
  });

  it('are anybody’s affair elsewhere', () => {
    const at = bench();
    sit(at, 'Stara dupa');
    expect(codeOf(at)).toBeUndefined();
  });

  it('give way to an animal where they were there before', () => {
    const at = bench('rudy', ['Ala', 'Dupa']);
    at.as(0, { do: 'set', settings: { cleanNames: true } });
    expect(animals).toContain(names(at)[1]);
  });
});

describe('names that are shown once approved', () => {
  it('are animals’ until then; the host alone learns the wish and approves it, or another', () => {
    const at = classroom({ approvedNames: true });
    sit(at, 'Kuba');
    sit(at, 'Kurwa');
    expect(codeOf(at)).toBeUndefined();
    const shown = lobby(at.table, () => true);
    expect(JSON.stringify(shown)).not.toMatch(/Kuba|Kurwa/);
    expect(shown.chairs.map(({ wishes }) => wishes)).toEqual([false, false, true, true]);
    expect(names(at).slice(0, 2)).toEqual(['Pani Anna', 'Ola']);
    for (const name of names(at).slice(2)) expect(animals).toContain(name);
    at.as(1, { do: 'wishes' });
    expect(codeOf(at)).toBe('host-only');
    const told = at.as(0, { do: 'wishes' }).answer;
    expect(told).toEqual({
      ok: true,
      wishes: [
        { chair: 2, name: 'Kuba', bad: false },
        { chair: 3, name: 'Kurwa', bad: true },
      ],
    });
    at.as(0, {
      do: 'rename',
      names: [
        { chair: 2, name: 'Kuba' },
        { chair: 3, name: 'Kubuś' },
      ],
    });
    expect(names(at).slice(2)).toEqual(['Kuba', 'Kubuś']);
    expect(lobby(at.table, () => true).chairs.some(({ wishes }) => wishes)).toBe(false);
  });

  it('hide a later wish as well; the approved name stays', () => {
    const at = classroom({ approvedNames: true });
    at.as(1, { do: 'name', name: 'Oleńka' });
    expect([names(at)[1], at.table.chairs[1]?.wish]).toEqual(['Ola', 'Oleńka']);
    at.as(1, { do: 'name', name: 'Ola' });
    expect(at.table.chairs[1]?.wish).toBeUndefined();
  });

  it('are nobody else’s wish', () => {
    const at = classroom({ approvedNames: true });
    sit(at, 'Kuba');
    sit(at, 'kuba');
    expect(codeOf(at)).toBe('name-taken');
  });

  it('come out by themselves when they need no approval any more, but for bad ones', () => {
    const at = classroom({ approvedNames: true, cleanNames: true });
    sit(at, 'Kuba');
    sit(at, 'Dupa');
    at.as(0, { do: 'set', settings: { approvedNames: false } });
    expect(names(at)[2]).toBe('Kuba');
    expect(animals).toContain(names(at)[3]);
  });

  it('keep who was sent away away under either name', () => {
    const at = classroom({ approvedNames: true });
    sit(at, 'Kuba');
    at.as(0, { do: 'kick', chair: 2 });
    expect(JSON.stringify(lobby(at.table, () => true))).not.toContain('Kuba');
    sit(at, 'Kuba');
    expect(codeOf(at)).toBe('name-kicked');
  });
});

describe('animals for names', () => {
  it('are everybody’s but who runs the game, each another one, and stand in the record', () => {
    const at = classroom({ animalNames: true }, ['Pani Anna', 'Ola', 'Kuba', 'Ewa']);
    sit(at, 'Iza');
    const [host, ...pupils] = names(at);
    expect(host).toBe('Pani Anna');
    expect(new Set(pupils).size).toBe(4);
    for (const name of pupils) expect(animals).toContain(name);
    dealt(at);
    expect(playingOf(at).names).toEqual(pupils);
    at.as(0, { do: 'set', settings: { animalNames: false } });
    expect(names(at)).toEqual(['Pani Anna', 'Ola', 'Kuba', 'Ewa', 'Iza']);
  });

  it('are enough for a thousand', () => {
    const at = classroom(
      { animalNames: true },
      Array.from({ length: 1000 }, (_, i) => `Osoba ${i}`),
    );
    expect(new Set(names(at)).size).toBe(1000);
    expect(names(at).filter((name) => name.startsWith('Osoba'))).toEqual(['Osoba 0']);
  });
});
