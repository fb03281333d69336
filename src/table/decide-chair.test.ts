import { GAMES } from '../games/rules.ts';
import { describe, expect, it } from 'vitest';
import { lobby } from './lobby.ts';
import { bench, codeOf, dealt } from './table.testing.ts';

describe('an absent seat', () => {
  it('is minded when the host says so, and given back the moment its owner plays', () => {
    const at = dealt(bench());
    at.as(0, { do: 'mind', chair: 1, on: true });
    expect(codeOf(at)).toBe('present');
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
    expect(codeOf(at)).toBe('not-allowed');
  });

  it('is minded by itself where the setting says so, and given back on return', () => {
    const at = dealt(bench());
    at.itself({ do: 'absent', chair: 1 });
    expect(codeOf(at)).toBe('nothing-to-do');
    at.present.delete(1);
    at.itself({ do: 'absent', chair: 1 });
    expect(at.table.chairs[1]?.minded).toBe(true);
    at.present.add(1);
    at.itself({ do: 'returned', chair: 1 });
    expect(at.table.chairs[1]?.minded).toBe(false);
    at.as(0, { do: 'set', settings: { minding: false } });
    at.present.delete(1);
    at.itself({ do: 'absent', chair: 1 });
    expect(codeOf(at)).toBe('nothing-to-do');
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

  it('wears what nobody else at the table does, and changes it between matches only', () => {
    const at = bench();
    at.as(1, { do: 'dress', dress: 'red' });
    at.as(0, { do: 'dress', dress: 'red' });
    expect(codeOf(at)).toBe('dress-taken');
    at.as(0, { do: 'dress', dress: 'blue' });
    at.as(1, { do: 'dress', dress: 'green' });
    at.as(0, { do: 'dress', dress: 'red' });
    expect(at.table.chairs.slice(0, 2).map(({ dress }) => dress)).toEqual(['red', 'green']);
    const playing = dealt(bench());
    playing.as(0, { do: 'dress', dress: 'red' });
    expect(codeOf(playing)).toBe('running');
  });

  it("has a bot's failure or foul replaced by the game's fallback", () => {
    const at = dealt(bench());
    at.as(1, { do: 'leave' });
    const foul = at.itself({ do: 'bot-move', seat: 1, question: 0, n: 0, move: { number: 'x' } });
    expect(foul.steps[0]?.step).toMatchObject({ k: 'move', by: 'clock', move: { blank: true } });
    expect(foul.note).toContain('malformed');
    at.as(0, { do: 'move', question: 0, move: { number: 2 } });
    const stale = at.itself({ do: 'bot-move', seat: 1, question: 2, n: 1, move: { number: 'x' } });
    expect([stale.answer, stale.steps]).toEqual([{ ok: false, code: 'think-again' }, []]);
    const failed = at.itself({ do: 'bot-move', seat: 1, question: 2, n: 0 });
    expect(failed.steps[0]?.step).toMatchObject({ by: 'clock', move: { blank: true } });
    expect(failed.note).toBeUndefined();
  });
});

describe('chat', () => {
  const play = (at: ReturnType<typeof bench>, game: string): void => {
    at.as(0, { do: 'game', game, options: {} });
    dealt(at);
  };

  it('[R27] carries emotes only while a match of Rudy runs; text opens with the review', () => {
    const at = bench('rudy');
    expect(at.as(1, { do: 'chat', text: 'before' }).answer).toEqual({ ok: true });
    dealt(at);
    expect(lobby(at.table, () => true).emotesOnly).toBe(true);
    const typed = at.as(1, { do: 'chat', text: '3 bears' });
    expect(typed).toMatchObject({ answer: { ok: false, code: 'emotes-only' }, steps: [], tell: [] });
    expect(at.as(1, { do: 'emote', emote: 'think' }).tell).toMatchObject([{ kind: 'said', said: { emote: 'think' } }]);
    at.as(0, { do: 'pause' });
    expect(at.as(1, { do: 'chat', text: '3 bears' }).answer).toMatchObject({ code: 'emotes-only' });
    at.as(0, { do: 'resume' });
    for (let turn = 0; turn < 20; turn++) {
      for (const chair of [0, 1]) {
        const question = at.table.playing?.match.questions[chair] ?? -1;
        at.as(chair, { do: 'move', question, move: { number: 1 } });
      }
    }
    expect(at.table.playing?.end?.how).toBe('over');
    expect(lobby(at.table, () => true).emotesOnly).toBe(false);
    expect(at.as(1, { do: 'chat', text: 'three bears!' }).answer).toEqual({ ok: true });
  });

  it('[R27] opens when such a match is abandoned, and is off where it is switched off', () => {
    const at = dealt(bench('rudy'));
    at.as(0, { do: 'set', settings: { chat: false } });
    expect(at.as(1, { do: 'chat', text: '3 bears' }).answer).toMatchObject({ code: 'chat-off' });
    at.as(0, { do: 'set', settings: { chat: true } });
    at.as(0, { do: 'abandon' });
    expect(at.as(1, { do: 'chat', text: 'well then' }).answer).toEqual({ ok: true });
  });

  it.each(Object.values(GAMES).filter(({ emotesOnly }) => emotesOnly !== true))(
    'is free in a match of $id',
    ({ id: game }) => {
      const at = bench('rudy', ['Ala', 'Ola', 'Ela']);
      play(at, game);
      expect(at.table.playing?.match.game.id).toBe(game);
      expect(lobby(at.table, () => true).emotesOnly).toBe(false);
      expect(at.as(1, { do: 'chat', text: 'hello' }).answer).toEqual({ ok: true });
    },
  );
});
