import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import { as, bet, club, type Club } from './club.testing.ts';

let at: Club;
beforeEach(() => {
  at = club(openMemory());
});

describe('bots', () => {
  it('play a whole match with a person, thinking for a time that follows from public facts', async () => {
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'greedy' });
    await handle.submit(as(0), { do: 'bot', name: 'Robot', level: 'random' });
    await at.deal(handle, 1);
    expect((await handle.showing())?.n).toBe(0);
    await at.time.pass(699);
    expect((await handle.showing())?.n).toBe(0);
    await at.time.pass(1600);
    expect((await handle.showing())?.n).toBe(2);
    for (let turn = 0; turn < 20; turn++) {
      await handle.submit(as(0), bet(3 * turn, 2));
      await at.time.pass(2300);
    }
    expect((await handle.lobby()).phase).toBe('ended');
    expect(at.reports.filter(({ kind }) => kind === 'bot-failed' || kind === 'broken')).toEqual([]);
  });

  it('answer at once where the table asks for it', async () => {
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await handle.submit(as(0), { do: 'set', settings: { quickBots: true } });
    await at.deal(handle, 1);
    expect((await handle.showing())?.n).toBe(1);
  });

  it('that fail, cheat or sleep are replaced by the fallback, and that is told', async () => {
    const sick: BotRunner = {
      observe: () => {
        throw new Error('blind');
      },
      choose: ({ observation: sight }) => {
        if (sight.n < 2) return Promise.reject(new Error('dead'));
        return sight.n < 4 ? Promise.resolve({ number: 'x' }) : new Promise(() => {});
      },
      forget: () => {},
    };
    at.tables = at.start({ bots: sick });
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await at.deal(handle, 1);
    for (let turn = 0; turn < 3; turn++) {
      await at.time.pass(12_500);
      expect((await handle.showing())?.n).toBe(2 * turn + 1);
      await handle.submit(as(0), bet(2 * turn, 2));
    }
    const told = at.reports.filter(({ kind }) => kind === 'bot-failed').map(({ detail }) => detail ?? '');
    for (const why of ['blind', 'dead', 'malformed', 'late'])
      expect(told.some((each) => each.includes(why))).toBe(true);
    const moves = (await at.store.steps(handle.id, 1, 99)).filter(({ data }) => data.includes('"by":"clock"'));
    expect(moves).toHaveLength(3);
  });

  it('remember after a restart what they had seen', async () => {
    const seen: string[][] = [];
    const remembering = (): BotRunner => ({
      observe: () => {},
      async choose({ history }) {
        seen.push((await history()).map(({ n, view }) => `${n} ${(view as { card: string }).card}`));
        return { number: 1 };
      },
      forget: () => {},
    });
    at.tables = at.start({ bots: remembering(), tempo: { base: 3 } });
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await at.deal(handle, 1);
    for (let turn = 0; turn < 4; turn++) {
      await handle.submit(as(0), bet(2 * turn, 2));
      await at.time.pass(2500);
    }
    const before = seen.at(-1) ?? [];
    const again = at.start({ bots: remembering() });
    const reopened = await again.open(handle.id);
    await reopened?.submit(as(0), bet(8, 2));
    await at.time.pass(2500);
    expect(seen.at(-1)?.slice(0, before.length)).toEqual(before);
    expect(new Set(seen.at(-1)).size).toBeGreaterThan(8);
  });

  it('forget a match that ends before they have seen it move', async () => {
    const forgotten: string[] = [];
    const slow: BotRunner = {
      observe: () => {},
      choose: () => new Promise(() => {}),
      forget: (match) => void forgotten.push(match),
    };
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await at.deal(handle, 1);
    const again = await at.start({ bots: slow }).open(handle.id);
    const match = (await again?.lobby())?.match?.match ?? '';
    await again?.submit(as(0), { do: 'abandon' });
    expect(forgotten).toEqual([match]);
  });

  it('never think for a match that is paused', async () => {
    const handle = await at.table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await at.deal(handle, 1);
    await handle.submit(as(0), { do: 'pause' });
    await at.time.pass(10_000);
    expect((await handle.showing())?.n).toBe(0);
    await handle.submit(as(0), { do: 'resume' });
    await at.time.pass(3000);
    expect((await handle.showing())?.n).toBe(1);
  });
});
