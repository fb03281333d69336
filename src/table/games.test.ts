import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/rules.ts';
import { movers } from '../kernel/laws/moment.ts';
import { openMemory } from '../store/memory.ts';
import { readTable } from './base.ts';
import { bytesFrom, fakeTime, randomFrom, testBots, testEnvironment } from './table.testing.ts';
import { createTables, type Report } from './tables.ts';
import { TEMPO } from './tempo.ts';
import { verify } from './verify.ts';

const HURRIED: Record<string, object> = { rudy: { time: 5 }, mozg: { time: 5 }, ruletka: { pace: 'fast' } };

describe.each(Object.keys(GAMES))('a match of %s', (game) => {
  it.each([0, 1, 2])(
    'by people, bots and the clock, with restarts between, ends in a record that is right (seed %i)',
    async (seed) => {
      const time = fakeTime();
      const store = openMemory();
      const reports: Report[] = [];
      const random = bytesFrom(`${game} ${seed}`);
      const dice = randomFrom(`${game} ${seed}`);
      const environment = testEnvironment();
      const options = { environment, time, random, bots: testBots(), tempo: { ...TEMPO, base: 20 } };
      const report = (told: Report): void => void reports.push(told);
      const start = () => createTables({ ...options, keeper: { ...store, lastAlive: time.now() }, report });
      let tables = start();
      const host = { name: 'Ala', lang: 'pl', token: 'a' };
      const settings = { quickBots: seed === 0 };
      const made = await tables.create({ game, options: seed === 0 ? {} : (HURRIED[game] ?? {}), settings, host });
      if (!made.ok) throw new Error(made.code);
      let handle = await tables.open(made.id);
      const level = environment.levels(game)[0] ?? '';
      handle?.arrive(0);
      await handle?.submit({ kind: 'chair', chair: 0 }, { do: 'bot', name: 'Bot', level });
      await handle?.submit({ kind: 'chair', chair: 0 }, { do: 'bot', name: 'Robot', level });
      await handle?.submit({ kind: 'chair', chair: 0 }, { do: 'start' });
      await time.pass(TEMPO.promises);
      for (let i = 0; i < 4000; i++) {
        const { lobby, own } =
          (await handle?.look((sight) => ({ lobby: sight.lobby, own: sight.showing?.own(0) }))) ?? {};
        if (lobby?.phase !== 'playing') break;
        const { question } = JSON.parse(`{${own}}`) as { question: number | null };
        const kept = await store.load(made.id);
        if (question !== null && dice.below(4) > 0 && kept !== undefined) {
          const match = readTable(environment, kept).playing?.match;
          const able = match !== undefined && movers(match).includes(0);
          const move = able ? match.game.sample(match.game.legalView(match.state, 0), 0, dice) : undefined;
          if (able) await handle?.submit({ kind: 'chair', chair: 0 }, { do: 'move', question, move });
        }
        await time.pass(dice.below(3000));
        if (dice.below(25) > 0) continue;
        await tables.close();
        await time.pass(dice.below(9000));
        tables = start();
        handle = await tables.open(made.id);
        handle?.arrive(0);
      }
      const ended = (await handle?.lobby())?.match;
      expect(ended?.outcome).not.toBeNull();
      const record = JSON.parse((await tables.record(ended?.match ?? '', made.id)) ?? 'null') as {
        entries: { by: string }[];
      };
      expect(verify(record, environment.games)).toMatchObject({ ok: true, flaw: null });
      expect(reports.filter(({ kind }) => kind === 'broken' || kind === 'bot-failed' || kind === 'damaged')).toEqual(
        [],
      );
    },
  );
});
