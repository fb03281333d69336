import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playMatch } from '../../../arena/match.ts';
import { botNamed } from '../../../games/all-bots.ts';
import { SHELF } from '../../../games/shelf.ts';
import { view } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { start, submit } from '../../../kernel/match.ts';
import { choose } from '../../words/language.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { tipFor, type Tip } from './tips.ts';

const TIPS: readonly Tip<number>[] = [
  { id: 'odd', when: (at) => at.view % 2 === 1 },
  { id: 'any', when: () => true },
];
const at = (value: number, question: number | null) => ({ view: value, seat: 0, question });

test('one line at a time: it stays with its question, and the next question has the next', () => {
  const first = tipFor(TIPS, at(1, 0), [], undefined);
  expect(first).toEqual({ id: 'odd', question: 0 });
  expect(tipFor(TIPS, at(3, 0), ['odd'], first)).toBe(first);
  expect(tipFor(TIPS, at(3, 1), ['odd'], first)).toEqual({ id: 'any', question: 1 });
});

test('it goes with the moment, and nothing takes its place before the next question', () => {
  const first = tipFor(TIPS, at(1, 0), [], undefined);
  expect(tipFor(TIPS, at(2, 0), ['odd'], first)).toBeUndefined();
});

test('nothing twice, and nothing to those who are asked nothing', () => {
  expect(tipFor(TIPS, at(1, 4), ['odd', 'any'], undefined)).toBeUndefined();
  expect(tipFor(TIPS, at(1, null), [], { id: 'odd', question: 0 })).toBeUndefined();
});

/** As many letters as a phone has room for beside the sentence. */
const ROOM = 48;

/** By their files: a board itself wants a page. */
const SPEAKING = SHELF.filter(({ id }) => existsSync(`src/games/${id}/screen/tips/tips.ts`)).map(({ id, rules }) => ({
  id,
  rules,
  lines: async () => {
    const { tips } = (await import(`../../../games/${id}/screen/tips/tips.ts`)) as { tips: readonly Tip<object>[] };
    return tips;
  },
}));

test.each(SPEAKING)(
  'every line of $id comes up in a match, and is short in every language',
  async ({ id, rules, lines }) => {
    const { game } = await rules();
    const told = await lines();
    const options = game.options({}, '');
    const bot = botNamed(id, 'random');
    if (!options.ok || bot === undefined) throw new Error(id);
    const reached = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { entries } = playMatch(game, options.value, [bot, bot, bot], seedKey(seed));
      let match = start(game, options.value, 3, { key: seedKey(seed) });
      for (const entry of entries) {
        for (const seat of game.toAct(match.state)) {
          const moment = { view: view(game, match.state, seat), seat, question: match.questions[seat] ?? null };
          for (const { id: each, when } of told) if (when(moment)) reached.add(each);
        }
        const next = submit(match, entry);
        if (!next.ok) throw new Error(next.code);
        match = next.match;
      }
    }
    expect([...reached].toSorted((a, b) => a.localeCompare(b))).toEqual(
      told.map((each) => each.id).toSorted((a, b) => a.localeCompare(b)),
    );
    for (const language of ['en', 'pl'] as const) {
      await choose(language);
      for (const each of told) expect(saidIfKnown(`tip.${id}.${each.id}`)?.length, each.id).toBeLessThanOrEqual(ROOM);
    }
  },
);
