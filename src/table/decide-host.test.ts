import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import type { PersonCommand, Who } from './command.ts';
import { bench, codeOf, dealt, playingOf } from './table.testing.ts';

const VISITOR: Who = { kind: 'visitor' };
const SIT: PersonCommand = { do: 'sit', name: 'Ela', lang: 'en', token: 'token of Ela' };

describe('the host', () => {
  it('chooses game and options, and is told where they are wrong', () => {
    const at = bench();
    at.as(0, { do: 'game', game: 'rudy', options: { time: 20, fox: 'species' } });
    expect([at.table.game, at.table.options]).toEqual(['rudy', { time: 20 }]);
    const wrong = at.as(0, { do: 'game', game: 'rudy', options: { fox: 'blue' } });
    expect(wrong.answer).toMatchObject({ ok: false, code: 'no-game', place: 'options.fox' });
    at.as(0, { do: 'game', game: 'constructor', options: {} });
    expect(codeOf(at)).toBe('no-game');
    dealt(at);
    at.as(0, { do: 'game', game: 'snap', options: {} });
    expect(codeOf(at)).toBe('running');
  });

  it('adds bots of levels there are, and starts with people and bots together', () => {
    const at = bench('rudy', ['Ala']);
    at.as(0, { do: 'bot', name: 'Bot', level: 'no such' });
    expect(codeOf(at)).toBe('no-level');
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    dealt(at);
    expect(playingOf(at).names).toEqual(['Ala', 'Bot']);
    expect(playingOf(at).proof.openings[1]).toBeNull();
    at.as(0, { do: 'bot', name: 'Two', level: 'random' });
    expect(codeOf(at)).toBe('running');
    at.as(0, { do: 'kick', chair: 1 });
    expect(codeOf(at)).toBe('running');
  });

  it('starts only with as many as the game is for', () => {
    const at = bench('snap', ['Ala']);
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBe('too-few');
  });

  describe('does not start a match for mostly absent people', () => {
    const names = (people: number): string[] => Array.from({ length: people }, (_, i) => `N${'abcdefghjk'[i]}`);
    const started = (people: number, present: number) => {
      const at = bench('rudy', names(people));
      for (let chair = present; chair < people; chair++) at.present.delete(chair);
      return at.as(0, { do: 'start' });
    };

    it('where more than 8 sit: a class that went home plays on as bots, and nobody sees who is missing', () => {
      expect(started(9, 4).answer).toEqual({ ok: false, code: 'mostly-absent', absent: 5 });
      expect(started(10, 4).answer).toEqual({ ok: false, code: 'mostly-absent', absent: 6 });
    });

    it('but does when half of them are here', () => {
      expect(started(9, 5).answer).toEqual({ ok: true });
      expect(started(10, 5).answer).toEqual({ ok: true });
    });

    it('and does in a family, up to 8, who see that somebody is fetching tea', () => {
      expect(started(8, 1).answer).toEqual({ ok: true });
      expect(started(2, 1).answer).toEqual({ ok: true });
    });

    it('counting no bots, which are always here, and nobody who has left', () => {
      const at = bench('rudy', names(9));
      for (let chair = 4; chair < 9; chair++) at.present.delete(chair);
      for (const bot of ['Xa', 'Xb', 'Xc', 'Xd']) at.as(0, { do: 'bot', name: bot, level: 'random' });
      expect(at.as(0, { do: 'start' }).answer).toMatchObject({ code: 'mostly-absent', absent: 5 });
      at.as(0, { do: 'kick', chair: 8, barred: false });
      expect(at.as(0, { do: 'start' }).answer).toEqual({ ok: true });
    });
  });

  it('cannot start with bots of another game, as a table of an earlier program may have', () => {
    const at = bench('rudy', ['Ala', 'Ola']);
    at.as(0, { do: 'bot', name: 'Bot', level: 'greedy' });
    at.table = apply(at.environment, at.table, at.now, { k: 'game', game: 'snap', options: {} });
    at.as(0, { do: 'start' });
    expect(codeOf(at)).toBe('no-level');
  });

  it('hands over, and whoever is left inherits', () => {
    const at = bench('rudy', ['Ala', 'Ola', 'Ula']);
    at.as(0, { do: 'host', chair: 1 });
    expect(at.table.host).toBe(1);
    at.as(1, { do: 'leave' });
    expect(at.table.host).toBe(0);
    at.as(0, { do: 'set', settings: { locked: true } });
    at.as(0, { do: 'leave' });
    at.do(VISITOR, SIT);
    expect(codeOf(at)).toBe('locked');
    at.as(2, { do: 'leave' });
    expect(at.table.host).toBeNull();
    at.do(VISITOR, SIT);
    expect(at.table.host).toBe(3);
  });

  it('is not claimed while here, nor for a minute after: a locked phone is nobody gone', () => {
    const at = bench();
    at.as(1, { do: 'claim-host' });
    expect(codeOf(at)).toBe('host-present');
    at.present.delete(0);
    at.absences.set(0, at.now);
    at.now += 12_000;
    expect(at.as(1, { do: 'claim-host' }).answer).toEqual({ ok: false, code: 'host-may-return', wait: 48_000 });
    at.now += 47_999;
    expect(at.as(1, { do: 'claim-host' }).answer).toEqual({ ok: false, code: 'host-may-return', wait: 1 });
    at.now += 1;
    at.as(1, { do: 'claim-host' });
    expect(at.table.host).toBe(1);
  });

  it('is not claimed for five minutes where their device said it goes to sleep', () => {
    const at = bench();
    const asleep = at.as(0, { do: 'asleep', on: true });
    expect([asleep.steps.length, asleep.tell]).toEqual([1, []]);
    at.present.delete(0);
    at.absences.set(0, at.now);
    at.now += 60_000;
    expect(at.as(1, { do: 'claim-host' }).answer).toEqual({ ok: false, code: 'host-may-return', wait: 240_000 });
    at.now += 240_000;
    at.as(1, { do: 'claim-host' });
    expect(at.table.host).toBe(1);
  });

  it('who was asleep and has woken has a minute again', () => {
    const at = bench();
    at.as(0, { do: 'asleep', on: true });
    at.as(0, { do: 'asleep', on: false });
    at.present.delete(0);
    at.absences.set(0, at.now);
    at.now += 60_000;
    at.as(1, { do: 'claim-host' });
    expect(at.table.host).toBe(1);
  });

  it("keeps no journal of anybody else's sleep, nor of what is known", () => {
    const at = bench();
    expect(at.as(1, { do: 'asleep', on: true })).toMatchObject({ answer: { ok: true }, steps: [] });
    expect(at.as(0, { do: 'asleep', on: false })).toMatchObject({ answer: { ok: true }, steps: [] });
  });

  it('adds no more bots than may think at one table', () => {
    const at = bench();
    for (let i = 0; i < 32; i++) at.as(0, { do: 'bot', name: `Bot ${i}`, level: 'random' });
    expect(codeOf(at)).toBeUndefined();
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    expect(codeOf(at)).toBe('too-many');
  });

  it('is not claimed by somebody who has left', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
    at.as(1, { do: 'leave' });
    at.present.delete(0);
    at.as(1, { do: 'claim-host' });
    expect([codeOf(at), at.table.host]).toEqual(['not-allowed', 0]);
  });

  it('sends away from the lobby for good, but not themselves', () => {
    const at = bench();
    at.as(0, { do: 'kick', chair: 0 });
    expect(codeOf(at)).toBe('not-allowed');
    const kicked = at.as(0, { do: 'kick', chair: 1 });
    expect(at.table.chairs).toHaveLength(1);
    expect(kicked.tell).toContainEqual({ kind: 'dismiss', chair: 1, why: 'kicked' });
    at.as(0, { do: 'kick', chair: 1 });
    expect(codeOf(at)).toBe('no-chair');
  });

  it('switches chat, spectators and more, and changes only what is different', () => {
    const at = bench();
    at.as(1, { do: 'chat', text: 'hello' });
    expect(at.decisions.at(-1)).toMatchObject({
      steps: [],
      tell: [{ kind: 'said', said: { chair: 1, text: 'hello' } }],
    });
    const off = at.as(0, { do: 'set', settings: { chat: false, spectators: false, locked: false } });
    expect(off.steps[0]?.step).toEqual({ k: 'set', settings: { spectators: false, chat: false } });
    expect(off.tell).toContainEqual({ kind: 'dismiss-watchers' });
    at.as(1, { do: 'emote', emote: 'wave' });
    expect(codeOf(at)).toBe('chat-off');
    at.as(0, { do: 'set', settings: { chat: false } });
    expect(codeOf(at)).toBe('nothing-to-do');
  });
});
