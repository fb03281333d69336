import { beforeAll, describe, expect, test } from 'vitest';
import type { Happening } from '../players.ts';
import { choose } from '../../../../client/words/language.ts';
import { propsOf, viewOf } from '../props.testing.ts';
import { storyOf } from './story.ts';

beforeAll(async () => {
  await choose('en');
});

const told = (...events: Happening[]): string =>
  storyOf(propsOf(viewOf({ bets: [3, 4, 1, 0], phase: 'accusing' }), events))
    .map(({ text }) => text)
    .join(' ');

describe('what happened, as sentences', () => {
  test('several who do the same are told of once', () => {
    expect(told({ kind: 'ready', seat: 1 }, { kind: 'ready', seat: 2 }, { kind: 'loaded' })).toBe(
      'Ready: Ola and Jan. All guns are loaded and shuffled. Spinning.',
    );
  });

  test('an accusation from the first finger to the last bullet', () => {
    expect(
      told(
        { kind: 'accused', seat: 1, on: 0 },
        { kind: 'joined', seat: 2, on: 0 },
        { kind: 'shown', seat: 0, card: 'click' },
        { kind: 'drew', seat: 0, count: 2 },
        { kind: 'bullet-added', seat: 1, bullets: 2 },
        { kind: 'no-bullet-added', seat: 2 },
      ),
    ).toBe(
      'Ola accuses you! Jan joins in. You show your pocket: a CLICK. Innocent! You draw 2 cards. Ola gets a bullet: 2 in the gun now. Jan gets no bullet: no room or none to spare.',
    );
  });

  test('a photo finish says who was first and by how much', () => {
    expect(told({ kind: 'behind', seat: 2, first: 1, ms: 84 })).toBe('Photo finish! First: Ola. Jan: 84 ms later.');
  });

  test('a card that changes a bet says what it is now', () => {
    expect(told({ kind: 'played', seat: 2, move: { card: 'raise', on: 1 } })).toBe(
      'Jan plays Raise the stakes!: Ola. Bet 4 now: Ola.',
    );
  });

  test('a shot: the bullets first, then all clicks together, then who falls', () => {
    const guns = [
      { seat: 0, card: 'click', at: 0 },
      { seat: 1, card: 'bullet', at: 2 },
      { seat: 3, card: 'bullet', at: 'air' },
    ] as const;
    expect(told({ kind: 'fired', shot: 2, guns }, { kind: 'lost', seat: 2, lives: 3 })).toBe(
      'Shot 2. Ola → Jan: BANG! Iga: BANG! Into the air. CLICK: You. Jan: Brush is soaked and leaves.',
    );
  });
});
