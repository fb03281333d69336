import { describe, expect, it } from 'vitest';
import type { PersonCommand, Who } from './command.ts';
import { bench, codeOf, dealt } from './table.testing.ts';

const VISITOR: Who = { kind: 'visitor' };
const SIT: PersonCommand = { do: 'sit', name: 'Ela', lang: 'en', token: 'token of Ela' };

describe('rights', () => {
  const HOSTS: PersonCommand[] = [
    { do: 'game', game: 'snap', options: {} },
    { do: 'set', settings: { locked: true } },
    { do: 'bot', name: 'Bot', level: 'random' },
    { do: 'kick', chair: 0 },
    { do: 'let-in', chair: 0 },
    { do: 'host', chair: 1 },
    { do: 'mind', chair: 1, on: true },
    { do: 'renew-links' },
    { do: 'start' },
    { do: 'abandon' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'more-time', seconds: 10 },
    { do: 'call-time' },
  ];
  const PEOPLES: PersonCommand[] = [
    { do: 'move', question: 0, move: { number: 1 } },
    { do: 'promise', match: 'x', attempt: 1, promise: '0'.repeat(64) },
    { do: 'open', match: 'x', attempt: 1, bytes: '0'.repeat(64) },
    { do: 'name', name: 'Jan' },
    { do: 'lang', lang: 'en' },
    { do: 'face', face: 'kite' },
    { do: 'dress', dress: 'red' },
    { do: 'leave' },
    { do: 'pass', pass: 'x' },
    { do: 'claim-host' },
    { do: 'rematch', in: true },
    { do: 'asleep', on: true },
    { do: 'chat', text: 'hello' },
    { do: 'emote', emote: 'wave' },
  ];

  it.each(HOSTS)('only the host may: $do', (command) => {
    for (const at of [bench(), dealt(bench())]) {
      const before = at.table;
      at.as(1, command);
      expect(codeOf(at)).toBe('host-only');
      expect(at.table).toBe(before);
    }
  });

  it.each([...HOSTS, ...PEOPLES])('nobody without a chair may: $do', (command) => {
    for (const who of [VISITOR, { kind: 'watcher', link: 'tv' }, { kind: 'chair', chair: 77 }] as const) {
      const at = dealt(bench());
      at.do(who, command);
      expect(codeOf(at)).toBe('not-allowed');
      expect(at.decisions.at(-1)?.steps).toEqual([]);
    }
  });

  it('nobody may speak for a bot, for the table, or sit down twice', () => {
    const at = bench();
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    at.as(2, { do: 'chat', text: 'I am a person' });
    expect(codeOf(at)).toBe('not-allowed');
    at.do({ kind: 'chair', chair: 0 }, { do: 'strike' });
    expect(codeOf(at)).toBe('not-allowed');
    at.as(0, SIT);
    expect(codeOf(at)).toBe('not-allowed');
  });

  it('somebody sent away in mid-match may do nothing more, not even come back', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'kick', chair: 1 });
    expect(at.table.chairs[1]).toMatchObject({ token: null, gone: true });
    at.as(1, { do: 'move', question: 0, move: { number: 3 } });
    expect(codeOf(at)).toBe('not-allowed');
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.chairs[1]?.gone).toBe(true);
  });
});
