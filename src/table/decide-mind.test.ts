import { describe, expect, it } from 'vitest';
import { readBase, writeBase } from './base.ts';
import { lobby } from './lobby.ts';
import { bench, codeOf, dealt, playingOf, type Bench } from './table.testing.ts';
import { TEMPO } from './tempo.ts';

const { patience } = TEMPO;

/** Rudy, three at the table: Ala, the host, and Ula have written; the table waits for Ola, who is here. */
function waitingForOla(options: object = {}): Bench {
  const at = dealt(bench('rudy', ['Ala', 'Ola', 'Ula'], options));
  at.now += 1000;
  at.as(0, { do: 'move', question: 0, move: { number: 1 } });
  at.as(2, { do: 'move', question: 0, move: { number: 1 } });
  return at;
}

const letBot = (chair: number) => ({ do: 'mind', chair, on: true }) as const;
const isMinded = (at: Bench, chair: number): boolean => at.table.chairs[chair]?.minded === true;

describe('somebody who is here and does not answer', () => {
  it('is waited for 45 seconds from the last thing played; then a bot may stand in, and not a moment before', () => {
    const at = waitingForOla();
    at.now += patience - 1;
    expect(at.as(0, letBot(1)).answer).toEqual({ ok: false, code: 'present', wait: 1 });
    at.now += 1;
    at.as(0, letBot(1));
    expect(isMinded(at, 1)).toBe(true);
  });

  it('stands nobody in for who has answered, nor for oneself', () => {
    const at = waitingForOla();
    at.now += patience;
    expect(at.as(0, letBot(2)).answer).toEqual({ ok: false, code: 'present' });
    expect(at.as(0, letBot(0)).answer).toEqual({ ok: false, code: 'present' });
  });

  it('is the clock’s to answer for, where one runs', () => {
    const at = waitingForOla({ time: 600 });
    at.now += patience;
    expect(at.as(0, letBot(1)).answer).toEqual({ ok: false, code: 'present' });
  });

  it('is not waited for in a pause, and from its end anew', () => {
    const at = waitingForOla();
    at.as(0, { do: 'pause' });
    at.now += patience;
    expect(at.as(0, letBot(1)).answer).toEqual({ ok: false, code: 'present' });
    at.as(0, { do: 'resume' });
    expect(at.as(0, letBot(1)).answer).toEqual({ ok: false, code: 'present', wait: patience });
  });

  it('takes the seat back, and is waited for anew', () => {
    const at = waitingForOla();
    at.now += patience;
    at.as(0, letBot(1));
    at.now += 1;
    at.as(1, { do: 'mind', chair: 1, on: false });
    expect(isMinded(at, 1)).toBe(false);
    expect(at.as(0, letBot(1)).answer).toEqual({ ok: false, code: 'present', wait: patience });
  });

  it('is stood in for by the host’s word only, and only they and the host take it back', () => {
    const at = waitingForOla();
    at.now += patience;
    at.as(2, letBot(1));
    expect(codeOf(at)).toBe('host-only');
    at.as(0, letBot(1));
    at.as(2, { do: 'mind', chair: 1, on: false });
    expect(codeOf(at)).toBe('host-only');
    at.as(0, { do: 'mind', chair: 1, on: false });
    expect(isMinded(at, 1)).toBe(false);
  });
});

describe('a host who keeps everybody waiting', () => {
  it('is stood in for by the word of anybody with a seat, here or not, after the same time', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    at.do({ kind: 'visitor' }, { do: 'sit', name: 'Ela', lang: 'pl', token: 'token of Ela' });
    at.as(1, { do: 'move', question: 0, move: { number: 1 } });
    at.present.delete(0);
    expect(at.as(1, letBot(0)).answer).toEqual({ ok: false, code: 'present', wait: patience });
    at.now += patience;
    at.as(2, letBot(0));
    expect(codeOf(at)).toBe('host-only');
    at.as(1, letBot(0));
    expect([isMinded(at, 0), at.table.host]).toEqual([true, 0]);
  });
});

describe('a seat that a bot has played for', () => {
  it('is told as long as the match is on the table, also after its owner is back and a restart', () => {
    const at = waitingForOla();
    at.now += patience;
    at.as(0, letBot(1));
    const told = (): readonly number[] | undefined => lobby(at.table, () => true).match?.stoodIn;
    expect(told()).toEqual([]);
    at.itself({ do: 'bot-move', seat: 1, question: 0, n: 2, move: { number: 1 } });
    expect(told()).toEqual([1]);
    at.as(1, { do: 'mind', chair: 1, on: false });
    at.table = readBase(at.environment, writeBase(at.table));
    expect(told()).toEqual([1]);
    at.as(0, { do: 'abandon' });
    expect(told()).toEqual([1]);
  });

  it('is no bot’s own, nor that of somebody here for whom the clock answers', () => {
    const at = bench('rudy', ['Ala', 'Ola'], { time: 20 });
    at.as(0, { do: 'bot', name: 'Bot', level: 'random' });
    dealt(at);
    at.itself({ do: 'bot-move', seat: 2, question: 0, n: 0, move: { number: 1 } });
    at.now += 20_000;
    at.itself({ do: 'strike' });
    expect(playingOf(at).match.length).toBe(3);
    expect(playingOf(at).stoodIn).toEqual([]);
  });

  it('is also one whose owner has left', () => {
    const at = dealt(bench('rudy', ['Ala', 'Ola']));
    at.as(1, { do: 'leave' });
    at.as(0, { do: 'set', settings: { minding: false } });
    at.itself({ do: 'fall-back' });
    expect(playingOf(at).stoodIn).toEqual([1]);
  });

  it('is nobody’s in a base that an earlier program wrote, which is waited from when it was written', () => {
    const at = waitingForOla();
    const {
      stillSince: _,
      stoodIn: __,
      ...playing
    } = JSON.parse(writeBase(at.table)).playing as object & {
      stillSince: number;
      stoodIn: number[];
    };
    const read = readBase(at.environment, JSON.stringify({ ...JSON.parse(writeBase(at.table)), playing }));
    expect([read.playing?.stillSince, read.playing?.stoodIn]).toEqual([at.table.at, []]);
  });
});
