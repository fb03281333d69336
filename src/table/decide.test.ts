import { describe, expect, it } from 'vitest';
import type { PersonCommand, Who } from './command.ts';
import { ASKS_ANEW, bench, dealt, type Bench } from './testing.ts';
import { isRunning } from './table.ts';

const VISITOR: Who = { kind: 'visitor' };
const SIT: PersonCommand = { do: 'sit', name: 'Ela', lang: 'en', token: 'token of Ela' };

function code({ decisions }: Bench): string | undefined {
  const answer = decisions.at(-1)?.answer;
  return answer?.ok === false ? answer.code : undefined;
}

function playing({ table }: Bench) {
  if (table.playing === null) throw new Error('no match');
  return table.playing;
}

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
    expect(code(at)).toBe('name-taken');
    at.as(0, { do: 'set', settings: { locked: true } });
    at.do(VISITOR, SIT);
    expect(code(at)).toBe('locked');
    at.as(0, { do: 'set', settings: { locked: false } });
    expect(at.do(VISITOR, SIT).answer).toEqual({ ok: true, chair: 3 });
    at.do(VISITOR, { ...SIT, name: 'Ewa' });
    expect(code(at)).toBe('too-many');
  });

  it('while a match runs means to watch it and to play the next', () => {
    const at = dealt(bench());
    at.do(VISITOR, SIT);
    expect(code(at)).toBeUndefined();
    at.as(2, { do: 'move', question: 0, move: { number: 1 } });
    expect(code(at)).toBe('no-seat');
    at.as(0, { do: 'abandon' });
    dealt(at);
    expect(playing(at).names).toEqual(['Ala', 'Ola', 'Ela']);
  });
});

describe('rights', () => {
  const HOSTS: PersonCommand[] = [
    { do: 'game', game: 'snap', options: {} },
    { do: 'set', settings: { locked: true } },
    { do: 'bot', name: 'Bot', level: 'random' },
    { do: 'kick', chair: 0 },
    { do: 'host', chair: 1 },
    { do: 'mind', chair: 0, on: true },
    { do: 'start' },
    { do: 'abandon' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'more-time', seconds: 10 },
  ];
  const PEOPLES: PersonCommand[] = [
    { do: 'move', question: 0, move: { number: 1 } },
    { do: 'contribute', match: 'x', bytes: '0'.repeat(64) },
    { do: 'name', name: 'Jan' },
    { do: 'lang', lang: 'en' },
    { do: 'face', face: 'kite' },
    { do: 'leave' },
    { do: 'pass', pass: 'x' },
    { do: 'claim-host' },
    { do: 'chat', text: 'hello' },
    { do: 'emote', emote: 'wave' },
  ];

  it.each(HOSTS)('only the host may: $do', (command) => {
    for (const at of [bench(), dealt(bench())]) {
      const before = at.table;
      at.as(1, command);
      expect(code(at)).toBe('host-only');
      expect(at.table).toBe(before);
    }
  });

  it.each([...HOSTS, ...PEOPLES])('nobody without a chair may: $do', (command) => {
    for (const who of [VISITOR, { kind: 'watcher', link: 'tv' }, { kind: 'chair', chair: 77 }] as const) {
      const at = dealt(bench());
      at.do(who, command);
      expect(code(at)).toBe('not-allowed');
      expect(at.decisions.at(-1)?.steps).toEqual([]);
    }
  });

  it('nobody may speak for a bot, for the table, or sit down twice', () => {
    const at = bench();
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    at.as(2, { do: 'chat', text: 'I am a person' });
    expect(code(at)).toBe('not-allowed');
    at.do({ kind: 'chair', chair: 0 }, { do: 'strike' });
    expect(code(at)).toBe('not-allowed');
    at.as(0, SIT);
    expect(code(at)).toBe('not-allowed');
  });

  it('somebody sent away in mid-match may do nothing more, not even come back', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'kick', chair: 1 });
    expect(at.table.chairs[1]).toMatchObject({ token: null, gone: true });
    at.as(1, { do: 'move', question: 0, move: { number: 3 } });
    expect(code(at)).toBe('not-allowed');
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.chairs[1]?.gone).toBe(true);
  });
});

describe('the host', () => {
  it('chooses game and options, and is told where they are wrong', () => {
    const at = bench();
    at.as(0, { do: 'game', game: 'rudy', options: { time: 20, fox: 'species' } });
    expect([at.table.game, at.table.options]).toEqual(['rudy', { time: 20 }]);
    const wrong = at.as(0, { do: 'game', game: 'rudy', options: { fox: 'blue' } });
    expect(wrong.answer).toMatchObject({ ok: false, code: 'no-game', place: 'options.fox' });
    at.as(0, { do: 'game', game: 'constructor', options: {} });
    expect(code(at)).toBe('no-game');
    dealt(at);
    at.as(0, { do: 'game', game: 'snap', options: {} });
    expect(code(at)).toBe('running');
  });

  it('adds bots of levels there are, and starts with people and bots together', () => {
    const at = bench('rudy', ['Ala']);
    at.as(0, { do: 'bot', name: 'Bot', level: 'no such' });
    expect(code(at)).toBe('no-level');
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    dealt(at);
    expect(playing(at).names).toEqual(['Ala', 'Bot']);
    expect(playing(at).contributions[1]).toBeNull();
    at.as(0, { do: 'bot', name: 'Two', level: 'random' });
    expect(code(at)).toBe('running');
    at.as(0, { do: 'kick', chair: 1 });
    expect(code(at)).toBe('running');
  });

  it('starts only with as many as the game is for', () => {
    const at = bench('snap', ['Ala']);
    at.as(0, { do: 'start' });
    expect(code(at)).toBe('too-few');
  });

  it('cannot start with bots of another game', () => {
    const at = bench('rudy', ['Ala', 'Ola']);
    at.as(0, { do: 'bot', name: 'Bot', level: 'greedy' });
    at.as(0, { do: 'game', game: 'snap', options: {} });
    at.as(0, { do: 'start' });
    expect(code(at)).toBe('no-level');
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
    expect(code(at)).toBe('locked');
    at.as(2, { do: 'leave' });
    expect(at.table.host).toBeNull();
    at.do(VISITOR, SIT);
    expect(at.table.host).toBe(3);
  });

  it('is claimed by another only while absent', () => {
    const at = bench();
    at.as(1, { do: 'claim-host' });
    expect(code(at)).toBe('host-present');
    at.present.delete(0);
    at.as(1, { do: 'claim-host' });
    expect(at.table.host).toBe(1);
  });

  it('sends away from the lobby for good, but not themselves', () => {
    const at = bench();
    at.as(0, { do: 'kick', chair: 0 });
    expect(code(at)).toBe('not-allowed');
    const kicked = at.as(0, { do: 'kick', chair: 1 });
    expect(at.table.chairs).toHaveLength(1);
    expect(kicked.tell).toContainEqual({ kind: 'dismiss', chair: 1, why: 'kicked' });
    at.as(0, { do: 'kick', chair: 1 });
    expect(code(at)).toBe('no-chair');
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
    expect(code(at)).toBe('chat-off');
    at.as(0, { do: 'set', settings: { chat: false } });
    expect(code(at)).toBe('nothing-to-do');
  });
});

describe('a match', () => {
  it('is committed to, contributed to, closed and dealt, in this order', () => {
    const at = bench();
    at.as(0, { do: 'start' });
    const { match, commitment } = at.table.preparing ?? { match: '', commitment: '' };
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    at.itself({ do: 'deal' });
    expect(code(at)).toBe('nothing-to-do');
    at.itself({ do: 'close' });
    expect(code(at)).toBe('nothing-to-do');
    const bytes = 'ab'.repeat(32);
    const first = at.as(1, { do: 'contribute', match, bytes });
    expect(first.answer).toEqual({ ok: true, receipt: { match, seat: 1, bytes } });
    const again = at.as(1, { do: 'contribute', match, bytes });
    expect([again.answer, again.steps]).toEqual([first.answer, []]);
    at.as(1, { do: 'contribute', match, bytes: 'cd'.repeat(32) });
    expect(code(at)).toBe('contributed');
    at.as(0, { do: 'contribute', match: 'another', bytes });
    expect(code(at)).toBe('old-match');
    at.as(0, { do: 'contribute', match, bytes: 'short' });
    expect(code(at)).toBe('malformed');
    at.now += 5000;
    at.itself({ do: 'close' });
    at.as(0, { do: 'contribute', match, bytes: 'cd'.repeat(32) });
    expect(code(at)).toBe('old-match');
    at.itself({ do: 'deal' });
    expect(playing(at)).toMatchObject({ id: match, commitment, contributions: [null, bytes], names: ['Ala', 'Ola'] });
  });

  it('waits for the contributions of those who are there, not of the absent', () => {
    const at = bench();
    at.present.delete(1);
    at.as(0, { do: 'start' });
    at.itself({ do: 'close' });
    expect(code(at)).toBe('nothing-to-do');
    at.as(0, { do: 'contribute', match: at.table.preparing?.match ?? '', bytes: '0'.repeat(64) });
    at.itself({ do: 'close' });
    expect(at.table.preparing?.closed).toBe(true);
  });

  it('takes a move that answers its question, once', () => {
    const at = dealt(bench());
    const before = playing(at).hash;
    const moved = at.as(0, { do: 'move', question: 0, move: { number: 4 } });
    expect(moved.tell[0]).toMatchObject({ kind: 'view', mover: 0 });
    expect(playing(at).match.length).toBe(1);
    expect(playing(at).hash).not.toBe(before);
    at.as(0, { do: 'move', question: 0, move: { number: 5 } });
    expect(code(at)).toBe('already-written');
    at.as(1, { do: 'move', question: 9, move: { number: 5 } });
    expect(code(at)).toBe('old-question');
    at.as(1, { do: 'move', question: 0, move: { numbr: 5 } });
    expect(code(at)).toBe('malformed');
  });

  it('ends, tells the lobby, and can be played again by the same people', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    for (let turn = 0; turn < 20; turn++) {
      for (const chair of [0, 1]) {
        const question = playing(at).match.questions[chair] ?? -1;
        at.as(chair, { do: 'move', question, move: { number: turn } });
      }
    }
    expect(playing(at).end).toEqual({ how: 'over', at: at.now });
    expect(at.decisions.at(-1)?.tell.map(({ kind }) => kind)).toEqual(['view', 'lobby']);
    const { id } = playing(at);
    dealt(at);
    expect(playing(at).id).not.toBe(id);
    expect(playing(at).match.length).toBe(0);
  });

  it('is paused and goes on, and is abandoned, by the host', () => {
    const at = dealt(bench());
    at.as(0, { do: 'resume' });
    expect(code(at)).toBe('not-paused');
    at.as(0, { do: 'pause' });
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(code(at)).toBe('paused');
    at.as(0, { do: 'pause' });
    expect(code(at)).toBe('paused');
    at.as(0, { do: 'resume' });
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(code(at)).toBeUndefined();
    at.as(0, { do: 'abandon' });
    expect(isRunning(at.table)).toBe(false);
    at.as(0, { do: 'move', question: 0, move: { number: 1 } });
    expect(code(at)).toBe('no-match');
    at.as(0, { do: 'abandon' });
    expect(code(at)).toBe('no-match');
  });
});

describe('an absent seat', () => {
  it('is minded when the host says so, and given back the moment its owner plays', () => {
    const at = dealt(bench());
    at.as(0, { do: 'mind', chair: 1, on: true });
    expect(code(at)).toBe('present');
    at.present.delete(1);
    at.as(0, { do: 'mind', chair: 1, on: true });
    expect(at.table.chairs[1]?.minded).toBe(true);
    at.itself({ do: 'bot-move', seat: 1, question: 0, n: 0, move: { number: 2 } });
    expect(at.decisions.at(-1)?.steps[0]?.step).toMatchObject({ k: 'move', by: 'bot', seat: 1 });
    at.as(0, { do: 'move', question: 0, move: { number: 2 } });
    at.as(1, { do: 'move', question: 2, move: { number: 2 } });
    expect(at.decisions.at(-1)?.steps.map(({ step }) => step.k)).toEqual(['mind', 'move']);
    expect(at.table.chairs[1]?.minded).toBe(false);
    at.itself({ do: 'bot-move', seat: 1, question: 3, n: 0, move: { number: 2 } });
    expect(code(at)).toBe('not-allowed');
  });

  it('is minded by itself where the setting says so, and given back on return', () => {
    const at = dealt(bench());
    at.itself({ do: 'absent', chair: 1 });
    expect(code(at)).toBe('nothing-to-do');
    at.present.delete(1);
    at.itself({ do: 'absent', chair: 1 });
    expect(at.table.chairs[1]?.minded).toBe(true);
    at.present.add(1);
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.chairs[1]?.minded).toBe(false);
    at.as(0, { do: 'set', settings: { minding: false } });
    at.present.delete(1);
    at.itself({ do: 'absent', chair: 1 });
    expect(code(at)).toBe('nothing-to-do');
  });

  it('stays in the match when its owner leaves, who may come back, and goes when it is over', () => {
    const at = dealt(bench());
    at.as(1, { do: 'leave' });
    expect(at.table.chairs[1]?.gone).toBe(true);
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.chairs[1]?.gone).toBe(false);
    at.as(1, { do: 'leave' });
    at.as(0, { do: 'abandon' });
    expect(at.table.chairs.map(({ id }) => id)).toEqual([0]);
  });

  it('makes its owner host on return, where nobody was left', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola']));
    for (const chair of [0, 1]) at.as(chair, { do: 'leave' });
    expect(at.table.host).toBeNull();
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.host).toBe(1);
  });

  it("has a bot's failure or foul replaced by the game's fallback", () => {
    const at = dealt(bench());
    at.as(1, { do: 'leave' });
    const foul = at.itself({ do: 'bot-move', seat: 1, question: 0, n: 0, move: { number: 'x' } });
    expect(foul.steps[0]?.step).toMatchObject({ k: 'move', by: 'bot', move: { number: 0 } });
    expect(foul.note).toContain('malformed');
    at.as(0, { do: 'move', question: 0, move: { number: 2 } });
    const stale = at.itself({ do: 'bot-move', seat: 1, question: 2, n: 1, move: { number: 'x' } });
    expect([stale.answer, stale.steps]).toEqual([{ ok: false, code: 'think-again' }, []]);
    const failed = at.itself({ do: 'bot-move', seat: 1, question: 2, n: 0 });
    expect(failed.steps[0]?.step).toMatchObject({ by: 'bot', move: { number: 0 } });
    expect(failed.note).toBeUndefined();
  });
});

describe('moving a seat to another device', () => {
  it('takes a pass, once and in time, and ends the old token', () => {
    const at = bench();
    at.as(1, { do: 'pass', pass: 'hash of a pass' });
    at.do(VISITOR, { do: 'redeem', pass: 'another', token: 'new' });
    expect(code(at)).toBe('bad-pass');
    const moved = at.do(VISITOR, { do: 'redeem', pass: 'hash of a pass', token: 'new' });
    expect(moved.answer).toEqual({ ok: true, chair: 1 });
    expect(moved.tell).toContainEqual({ kind: 'dismiss', chair: 1, why: 'moved' });
    expect(at.table.chairs[1]).toMatchObject({ token: 'new', pass: null });
    at.do(VISITOR, { do: 'redeem', pass: 'hash of a pass', token: 'newer' });
    expect(code(at)).toBe('bad-pass');
    at.as(1, { do: 'pass', pass: 'second' });
    at.now += 11 * 60_000;
    at.do(VISITOR, { do: 'redeem', pass: 'second', token: 'newer' });
    expect(code(at)).toBe('bad-pass');
  });
});

describe('a race', () => {
  it('records who was late, by how much, once, and tells everybody', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'move', question: 0, move: { snap: true } });
    at.now += 84;
    const late = at.as(1, { do: 'move', question: 0, move: { snap: true } });
    expect(late.answer).toEqual({ ok: false, code: 'old-question', late: { seat: 0, ms: 84 } });
    expect(late.steps.map(({ step }) => step)).toEqual([{ k: 'late', seat: 1, ms: 84 }]);
    expect(late.tell).toEqual([
      { kind: 'view', events: ['{"kind":"behind","seat":1,"first":0,"ms":84}'], mover: null },
    ]);
    expect(at.as(1, { do: 'move', question: 0, move: { snap: true } }).steps).toEqual([]);
    expect(playing(at).match.length).toBe(1);
  });

  it('has no loser in whoever answers something else, sends a secret, or comes much later', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'move', question: 0, move: { snap: true } });
    at.now += 10;
    for (const move of [{ pass: true }, { hide: 3 }, { rubbish: 1 }]) {
      expect(at.as(1, { do: 'move', question: 0, move }).steps).toEqual([]);
    }
    at.now += 3000;
    expect(at.as(1, { do: 'move', question: 0, move: { snap: true } }).steps).toEqual([]);
  });

  it('is none between secrets, even where one of them asks everybody anew', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'move', question: 0, move: { hide: ASKS_ANEW } });
    at.now += 30;
    const late = at.as(1, { do: 'move', question: 0, move: { hide: 4 } });
    expect([late.answer, late.steps]).toEqual([{ ok: false, code: 'old-question' }, []]);
  });

  it('tells how much after the first a second was accepted that did not know of it', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola', 'Ula', 'Ela']));
    at.as(1, { do: 'move', question: 0, move: { poke: true } });
    at.now += 30;
    const second = at.as(2, { do: 'move', question: 0, move: { poke: true } });
    expect(second.tell[0]).toMatchObject({
      events: [expect.any(String), '{"kind":"behind","seat":2,"first":1,"ms":30}'],
    });
  });

  it('is none where somebody answered what was asked later, or where nothing was taken from anybody', () => {
    const at = dealt(bench('snap', ['Ala', 'Ola', 'Ula']));
    at.as(0, { do: 'move', question: 0, move: { snap: true } });
    at.now += 30;
    const reply = at.as(1, { do: 'move', question: 1, move: { snap: true } });
    expect(reply.tell[0]).toMatchObject({ events: ['{"kind":"snapped","seat":1}'] });
    at.as(0, { do: 'move', question: 2, move: { pass: true } });
    const pass = at.as(1, { do: 'move', question: 2, move: { pass: true } });
    expect(pass.tell[0]).toMatchObject({ events: ['{"kind":"passed","seat":1}'] });
  });
});
