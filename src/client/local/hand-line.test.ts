import { describe, expect, test } from 'vitest';
import { club } from '../../table/club.testing.ts';
import { quiet } from '../../table/table.testing.ts';
import { openHand, type Hand } from './hand-line.ts';
import { pageKeeper } from './page-keeper.ts';

interface Trial {
  readonly hand: Hand;
  /** Whether what is kept from now on is kept at once. */
  hold(on: boolean): Promise<void>;
}

/** A device in the hands of these people, with the cards dealt. */
async function dealt(people: readonly string[]): Promise<Trial> {
  const { table, deal, store } = club(pageKeeper());
  const handle = await table('rudy', people);
  await deal(handle, people.length);
  const hand = await openHand({ handle, resumed: false, lasting: false, record: async () => undefined, close() {} });
  await quiet();
  return {
    hand,
    async hold(on) {
      store.hold = on;
      if (!on) await store.release();
      await quiet();
    },
  };
}

const number = (on: Hand): number | undefined => on.line.scene.value?.question ?? undefined;

describe('one person and the device', () => {
  test('the line is on, the hand is theirs, and no curtain is drawn', async () => {
    const { hand } = await dealt(['Ola']);
    expect(hand.line.state.value).toEqual({ kind: 'on' });
    expect(hand.holder.value).toBe(0);
    expect(hand.curtain.value).toBeUndefined();
    expect(hand.line.scene.value?.view).toMatchObject({ turn: 1 });
  });

  test('a move is on its way until it is kept, and is made once however often it is tapped', async () => {
    const { hand, hold } = await dealt(['Ola']);
    const before = number(hand);
    await hold(true);
    hand.line.move({ number: 3 });
    hand.line.move({ number: 4 });
    expect(hand.line.pending.value).toMatchObject({ question: before, move: { number: 3 } });
    await hold(false);
    expect(hand.line.pending.value).toBeUndefined();
    expect(hand.line.scene.value?.view).toMatchObject({ turn: 2 });
    expect(hand.line.scene.value?.view).toHaveProperty('numbers.0.number', 3);
    expect(number(hand)).not.toBe(before);
  });

  test('a refused move is told, and another one may be made', async () => {
    const { hand } = await dealt(['Ola']);
    hand.line.move({ number: 3, circled: true });
    await quiet();
    expect(hand.line.refusal.value?.code).toBeDefined();
    expect(hand.line.pending.value).toBeUndefined();
    hand.line.move({ number: 3 });
    await quiet();
    expect(hand.line.refusal.value).toBeUndefined();
    expect(hand.line.scene.value?.view).toMatchObject({ turn: 2 });
  });
});

describe('two people and one device', () => {
  test('the curtain is drawn first, and nothing of anybody’s hand is there', async () => {
    const { hand } = await dealt(['Ola', 'Kuba']);
    expect(hand.curtain.value).toEqual([0, 1]);
    expect(hand.holder.value).toBeUndefined();
    expect(hand.line.scene.value).toBeUndefined();
  });

  test('whoever takes it sees their own; after their move all of it is gone before the next one is called', async () => {
    const { hand } = await dealt(['Ola', 'Kuba']);
    await hand.take(0);
    expect(hand.curtain.value).toBeUndefined();
    expect(hand.line.scene.value?.seat).toBe(0);
    hand.line.move({ number: 3 });
    await quiet();
    expect(hand.line.pending.value).toBeUndefined();
    expect(hand.line.scene.value).toBeUndefined();
    expect(hand.curtain.value).toEqual([1]);
    await hand.take(1);
    expect(hand.line.scene.value?.seat).toBe(1);
    hand.line.move({ number: 4 });
    await quiet();
    // The next card asks everybody, and the device begins with whoever has it.
    expect(hand.curtain.value).toBeUndefined();
    expect(hand.line.scene.value).toMatchObject({ seat: 1, view: { turn: 2 } });
  });

  test('laid down, it shows nothing, and nothing is moved by whoever has not taken it', async () => {
    const { hand } = await dealt(['Ola', 'Kuba']);
    await hand.take(0);
    hand.lay();
    expect(hand.line.scene.value).toBeUndefined();
    hand.line.move({ number: 3 });
    await quiet();
    expect(hand.line.pending.value).toBeUndefined();
    await hand.take(0);
    expect(hand.line.scene.value?.view).toMatchObject({ turn: 1, waiting: [0, 1] });
  });
});
