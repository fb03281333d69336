import { describe, expect, it } from 'vitest';
import { isRunning } from './table.ts';
import { ASKS_ANEW, bench, codeOf, dealt, playingOf } from './table.testing.ts';

describe('a match', () => {
  it('takes a move that answers its question, once', () => {
    const at = dealt(bench());
    const before = playingOf(at).hash;
    const moved = at.as(0, { do: 'move', question: 0, move: { number: 4 } });
    expect(moved.tell[0]).toMatchObject({ kind: 'view', movers: [0] });
    expect(playingOf(at).match.length).toBe(1);
    expect(playingOf(at).hash).not.toBe(before);
    at.as(0, { do: 'move', question: 0, move: { number: 5 } });
    expect(codeOf(at)).toBe('already-written');
    at.as(1, { do: 'move', question: 9, move: { number: 5 } });
    expect(codeOf(at)).toBe('old-question');
    at.as(1, { do: 'move', question: 0, move: { numbr: 5 } });
    expect(codeOf(at)).toBe('malformed');
  });

  it('ends, tells the lobby, and can be played again by the same people', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    for (let turn = 0; turn < 20; turn++) {
      for (const chair of [0, 1]) {
        const question = playingOf(at).match.questions[chair] ?? -1;
        at.as(chair, { do: 'move', question, move: { number: turn } });
      }
    }
    expect(playingOf(at).end).toEqual({ how: 'over', at: at.now });
    expect(at.decisions.at(-1)?.tell.map(({ kind }) => kind)).toEqual(['view', 'lobby']);
    const { id } = playingOf(at);
    dealt(at);
    expect(playingOf(at).id).not.toBe(id);
    expect(playingOf(at).match.length).toBe(0);
  });

  it('is paused and goes on, and is abandoned, by the host', () => {
    const at = dealt(bench());
    at.as(0, { do: 'resume' });
    expect(codeOf(at)).toBe('not-paused');
    at.as(0, { do: 'pause' });
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(codeOf(at)).toBe('paused');
    at.as(0, { do: 'pause' });
    expect(codeOf(at)).toBe('paused');
    at.as(0, { do: 'resume' });
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    expect(codeOf(at)).toBeUndefined();
    at.as(0, { do: 'abandon' });
    expect(isRunning(at.table)).toBe(false);
    at.as(0, { do: 'move', question: 0, move: { number: 1 } });
    expect(codeOf(at)).toBe('no-match');
    at.as(0, { do: 'abandon' });
    expect(codeOf(at)).toBe('no-match');
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
    expect(late.tell).toEqual([{ kind: 'view', events: ['{"kind":"behind","seat":1,"first":0,"ms":84}'], movers: [] }]);
    expect(at.as(1, { do: 'move', question: 0, move: { snap: true } }).steps).toEqual([]);
    expect(playingOf(at).match.length).toBe(1);
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
