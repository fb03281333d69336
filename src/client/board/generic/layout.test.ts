import { describe, expect, test } from 'vitest';
import { layoutOf, partOf, unevenIn } from './layout.ts';

const NAMES = ['Ala', 'Ola', 'Jan'];
const NONE: ReadonlySet<string> = new Set();

describe('a view, laid out', () => {
  test('what a seat alone sees is apart from the table', () => {
    const { own, table } = layoutOf({ round: 2, hand: [5, 5, 9] }, NAMES, new Set(['hand']), NONE);
    expect(table.map(({ label }) => label)).toEqual(['Round']);
    expect(own).toEqual([
      {
        key: 'hand',
        label: 'Hand',
        part: {
          is: 'chips',
          chips: [
            { text: '5', count: 2 },
            { text: '9', count: 1 },
          ],
        },
      },
    ]);
  });

  test('a list as long as the table is one entry a player, unless it had another length once', () => {
    const view = { points: [3, 0, 7], pile: [1, 2, 3], waiting: [0, 1, 2] };
    expect(layoutOf(view, NAMES, NONE, new Set(['pile'])).rows.map(({ key }) => key)).toEqual(['points']);
    expect(unevenIn({ points: [3, 0, 7], pile: [1] }, 3)).toEqual(['pile']);
  });

  test('alone at a table no list is a player’s', () => {
    expect(layoutOf({ points: [3] }, ['Ala'], NONE, NONE).rows).toEqual([]);
  });

  test('options are apart, and how many play is said by the seats', () => {
    const { table, options } = layoutOf({ seats: 3, options: { lastAloud: true } }, NAMES, NONE, NONE);
    expect(table).toEqual([]);
    expect(options).toEqual([{ key: 'lastAloud', label: 'Last aloud', part: { is: 'flag', on: true } }]);
  });

  test('seats are names only under keys that mean seats', () => {
    expect(partOf(1, 'dealer', NAMES)).toEqual({ is: 'text', text: 'Ola' });
    expect(partOf(1, 'turn', NAMES)).toEqual({ is: 'text', text: '1' });
    expect(partOf([0, 2], 'waiting', NAMES)).toMatchObject({ chips: [{ text: 'Ala' }, { text: 'Jan' }] });
  });

  test('in a list gaps are left out, and one for each player has names', () => {
    const known = [
      { hand: [1], grave: [] },
      { hand: [], grave: [] },
      { hand: [], grave: [2] },
    ];
    expect(partOf(known, 'known', NAMES)).toMatchObject({
      is: 'list',
      heads: NAMES,
      items: [{ is: 'fields' }, { is: 'none' }, {}],
    });
    expect(partOf([null, { card: 1 }], 'slots', NAMES)).toMatchObject({ items: [{ is: 'fields' }] });
  });
});
