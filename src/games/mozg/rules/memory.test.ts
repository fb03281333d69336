import { describe, expect, it } from 'vitest';
import { unrecorded } from '../../../kernel/chance.ts';
import { view } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { everyViewer, type Viewer } from '../../../kernel/seat.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { countOf, sorted } from './card.ts';
import { mozg, type Known, type State } from './index.ts';
import { mozgKit } from './kit.testing.ts';
import { after, optionsOf, table } from './playing.testing.ts';

const NOTHING: Known = { hand: [], graveyard: [], either: [], drawn: [] };
const known = (parts: Partial<Known>): Known => ({ ...NOTHING, ...parts });

/** What each viewer knows, per seat. */
function knowledge(state: State) {
  return everyViewer(state.seats).map((viewer) => {
    const shown = view(mozg, state, viewer);
    return viewer === 'table' ? shown.known : shown.knows;
  });
}

describe('a copy given away', () => {
  const state = table({
    hands: [
      [7, 7, 9],
      [3, 4, 5],
      [6, 12, 13],
    ],
    graveyards: [[2], [9, 10], [4]],
  });
  const given = after(state, 0, { play: 7, give: { 1: 1 } });

  it('is known by all but its owner, who sees it', () => {
    const there = [NOTHING, known({ graveyard: [7] }), NOTHING];
    expect(knowledge(given)).toEqual([there, [NOTHING, NOTHING, NOTHING], there, there]);
  });

  it('is in hand or graveyard after a refill by choice', () => {
    let now = table({ hands: [[7, 7, 9], [9, 12], [6]], graveyards: [[], [9, 10], [4]] });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(now, 1, { play: 12 });
    now = after(now, 1, { refill: [9, 10] });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ either: [7] }));
  });

  it('of two, one at least stays where it is when one card is taken', () => {
    let now = table({ hands: [[7, 7, 7, 9], [9, 12, 13], [6]], graveyards: [[], [10], [4]] });
    now = after(now, 0, { play: 7, give: { 1: 2 } });
    now = after(now, 1, { play: 12 });
    now = after(now, 1, { refill: [10] });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ graveyard: [7], either: [7] }));
  });

  it('is in the hand for certain when the whole graveyard is taken', () => {
    let now = table({ hands: [[7, 7, 9], [12], [6]], graveyards: [[], [10], [4]] });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(now, 1, { play: 12 });
    expect(now.hands[1]).toEqual([7, 10]);
    expect(knowledge(now)[2]?.[1]).toEqual(known({ hand: [7] }));
  });

  it('is forgotten when one like it is played from where it may be', () => {
    let now = table({ hands: [[7, 7, 9], [7, 9, 12], [6]], graveyards: [[], [9, 10], [4]] });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(after(now, 1, { play: 12 }), 1, { refill: [9] });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ either: [7] }));
    now = after({ ...now, turn: 1, asked: 2, horde: [], discard: now.horde }, 1, { play: 7 });
    expect(knowledge(now)[0]?.[1]).toEqual(NOTHING);
  });

  it('is in the graveyard for certain once the hand is empty', () => {
    const options = { refill: 'forgotten' };
    let now = table({ hands: [[7, 7, 9], [12], [6]], graveyards: [[], [4, 9, 9, 10], [4]], options });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(after(now, 1, { play: 12 }), 1, { refill: [9, 9, 10] });
    expect(knowledge(now)[2]?.[1]).toEqual(known({ either: [7] }));
    now = { ...now, turn: 1, asked: 2, hands: [[9], [10], [6]], discard: [9, 9], horde: [5] };
    now = after(now, 1, { play: 10 });
    expect(knowledge(now)[2]?.[1]).toEqual(known({ graveyard: [7] }));
  });

  it('played from a hand, none is forgotten that is known to be in the graveyard', () => {
    let now = table({ hands: [[7, 7, 9], [7, 9, 12, 13], [6]], graveyards: [[], [9, 10], [4]], horde: [6] });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after({ ...now, horde: [], discard: now.horde }, 1, { play: 7 });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ graveyard: [7] }));
  });
});

it('as many are forgotten as were played', () => {
  let now = table({ hands: [[18, 12, 12, 12], [19], [6]], graveyards: [[9], [9], [9]] });
  now = after(after(now, 0, { play: 18 }, { die: ['swap'] }), 0, { swap: 'hand', with: 1 });
  expect(knowledge(now)[0]?.[1]).toEqual(known({ hand: [12, 12, 12] }));
  now = after({ ...now, horde: [], discard: now.horde }, 1, { play: 12, give: { 2: 1 } });
  expect(knowledge(now)[0]).toEqual([NOTHING, known({ hand: [12] }), known({ graveyard: [12] })]);
});

describe('a gift of the die', () => {
  const setting = { hands: [[18, 3, 4, 5], [6], [7]], graveyards: [[9], [9], [9]] };

  it('is known to the giver; a third player sees that one went', () => {
    const given = after(after(table(setting), 0, { play: 18 }, { die: ['gift'] }), 0, { gift: 4, to: 1 });
    const none = [NOTHING, NOTHING, NOTHING];
    expect(knowledge(given)).toEqual([[NOTHING, known({ graveyard: [4] }), NOTHING], none, none, none]);
  });

  it('takes the certainty of what is known in the hand it came from, one of each value', () => {
    let now = table({ hands: [[18, 18, 4], [6, 6, 19], [7]], graveyards: [[9], [9], [9]] });
    now = after(after(now, 0, { play: 18 }, { die: ['swap'] }), 0, { swap: 'hand', with: 1 });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ hand: [4, 18] }));
    expect(knowledge(now)[1]?.[0]).toEqual(known({ hand: [6, 6, 19] }));
    now = after(after(now, 1, { pass: true }), 1, { keep: now.reserve[now.drawn] });
    now = after(after(now, 1, { play: 18 }, { die: ['gift'] }), 1, { gift: 4, to: 2 });
    expect(knowledge(now)[0]?.[1]).toEqual(NOTHING);
    expect(knowledge(now)[1]?.[2]).toEqual(known({ graveyard: [4] }));
    expect(knowledge(now)[2]?.[1]).toEqual(NOTHING);
  });

  it('is known to whoever knows all of a hand of one value', () => {
    let now = table({
      hands: [
        [18, 5],
        [19, 6, 12],
        [18, 7],
      ],
      graveyards: [[9], [9], [9]],
    });
    now = after(after(now, 0, { play: 18 }, { die: ['swap'] }), 0, { swap: 'hand', with: 2 });
    expect(knowledge(now)[0]?.[2]).toEqual(known({ hand: [5] }));
    now = { ...now, turn: 2, asked: 4, hands: [now.hands[0] ?? [], [6, 12], [5, 19]] };
    now = after(after(now, 2, { play: 19 }, { die: ['gift'] }), 2, { gift: 5, to: 1 });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ graveyard: [5] }));
    expect(knowledge(now)[3]?.[1]).toEqual(NOTHING);
  });
});

describe('a swap', () => {
  it('leaves both knowing what they had', () => {
    const state = table({ hands: [[18, 3, 4, 5], [6], [7]], graveyards: [[9], [9, 10], [9]] });
    const asked = after(state, 0, { play: 18 }, { die: ['swap'] });
    const hands = knowledge(after(asked, 0, { swap: 'hand', with: 1 }));
    expect(hands).toEqual([
      [NOTHING, known({ hand: [3, 4, 5] }), NOTHING],
      [known({ hand: [6] }), NOTHING, NOTHING],
      [NOTHING, NOTHING, NOTHING],
      [NOTHING, NOTHING, NOTHING],
    ]);
    const graveyards = knowledge(after(asked, 0, { swap: 'graveyard', with: 1 }));
    expect(graveyards[0]?.[1]).toEqual(known({ graveyard: [9] }));
    expect(graveyards[1]?.[0]).toEqual(known({ graveyard: [9, 10] }));
  });

  it('moves what others know of a graveyard with it', () => {
    let now = table({
      hands: [
        [7, 7, 9, 10],
        [18, 3, 4, 5],
        [6, 12, 13],
      ],
      graveyards: [[2], [9], [4]],
    });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(after(now, 1, { play: 18 }, { die: ['swap'] }), 1, { swap: 'graveyard', with: 2 });
    expect(knowledge(now)[0]).toEqual([NOTHING, NOTHING, known({ graveyard: [7] })]);
    expect(knowledge(now)[3]).toEqual([NOTHING, NOTHING, known({ graveyard: [7] })]);
    expect(knowledge(now)[2]?.[1]).toEqual(known({ graveyard: [4] }));
    expect(knowledge(now)[1]?.[2]).toEqual(known({ graveyard: [7, 9] }));
  });

  /** Seat 0 knows of a 7 in hand or graveyard of seat 1, and rolls a swap. */
  const blurred = (refill: readonly number[]) => {
    let now = table({ hands: [[7, 7, 18, 19], [9, 12], [6]], graveyards: [[], [9, 10], [4]] });
    now = after(now, 0, { play: 7, give: { 1: 1 } });
    now = after(after(now, 1, { play: 12 }), 1, { refill });
    now = after({ ...now, turn: 0, asked: 1 }, 0, { play: 18 }, { die: ['swap'] });
    expect(knowledge(now)[0]?.[1]).toEqual(known({ either: [7] }));
    return now;
  };

  it('of hands shows what must be in the graveyard: it might have been in the hand one got, and is not', () => {
    const swapped = after(blurred([9, 10]), 0, { swap: 'hand', with: 1 });
    expect(knowledge(swapped)[0]?.[1]).toEqual(known({ hand: [19], graveyard: [7] }));
    expect(knowledge(swapped)[3]?.[1]).toEqual(NOTHING);
    const other = after(blurred([7, 10]), 0, { swap: 'hand', with: 1 });
    expect(knowledge(other)[0]?.[1]).toEqual(known({ hand: [19] }));
  });

  it('of graveyards shows what must be in the hand', () => {
    const swapped = after(blurred([7, 10]), 0, { swap: 'graveyard', with: 1 });
    expect(knowledge(swapped)[0]?.[1]).toEqual(known({ hand: [7] }));
    const other = after(blurred([9, 10]), 0, { swap: 'graveyard', with: 1 });
    expect(knowledge(other)[0]?.[1]).toEqual(NOTHING);
  });
});

describe('a renewed Reserve', () => {
  it('is known to all as far as its cards go', () => {
    const state = table({ hands: [[3], [5], [6]], horde: [2, 9, 12], reserve: [], rest: 2, graveyards: [[], [], []] });
    const passed = after(state, 0, { pass: true }, { reshuffle: [[9, 2, 12]] });
    expect(view(mozg, passed, 0)).toMatchObject({ renewed: [2, 9, 12], drew: [2, 9], gone: [], reserve: 1 });
    expect(view(mozg, passed, 1)).toMatchObject({ drew: [], offered: [] });
    expect(knowledge(passed)[1]?.[0]).toEqual(NOTHING);
  });

  it('drawn whole, all know what was drawn', () => {
    const state = table({ hands: [[3], [5], [6]], horde: [2, 9], rest: 2, graveyards: [[], [], []] });
    const passed = after(state, 0, { pass: true });
    expect(knowledge(passed)[1]?.[0]).toEqual(known({ drawn: [2, 9] }));
    expect(knowledge(passed)[3]?.[0]).toEqual(known({ drawn: [2, 9] }));
    expect(knowledge(passed)[0]?.[0]).toEqual(NOTHING);
    expect(view(mozg, passed, 'table').gone).toEqual([2, 9]);
    const kept = after(passed, 0, { keep: 2 });
    expect(knowledge(kept)[1]?.[0]).toEqual(known({ either: [2, 9] }));
  });

  it('of a single card is known to the card, and the card is in the hand', () => {
    const state = table({ hands: [[3], [5], [6]], horde: [9], rest: 2, graveyards: [[], [], []] });
    const passed = after(state, 0, { pass: true });
    expect(passed).toMatchObject({ phase: 'turn', turn: 0, hands: [[3, 9], [5], [6]] });
    expect(knowledge(passed)[2]?.[0]).toEqual(known({ hand: [9] }));
  });

  it('of equal cards is known to the card', () => {
    const state = table({
      hands: [[3], [18, 12, 13, 14], [6]],
      horde: [9],
      discard: [5, 5, 5],
      rest: 2,
      turn: 1,
      graveyards: [[], [], []],
    });
    const rained = after(state, 1, { play: 18 }, { die: ['rain'] });
    expect(knowledge(rained)[1]).toEqual([known({ graveyard: [5] }), NOTHING, known({ graveyard: [5] })]);
    expect(view(mozg, rained, 'table').gone).toEqual([5, 5, 5]);
  });

  it('every world imagined after it has nothing else in the Reserve', () => {
    const random = fastRandom(openStream(seedKey('renewed'), 'test'));
    const state = table({ hands: [[3], [5], [6]], horde: [2, 9, 12, 13], rest: 2, graveyards: [[], [], []] });
    const passed = after(state, 0, { pass: true }, { reshuffle: [[12, 2, 9, 13]] });
    const reserves = (viewer: Viewer) =>
      new Set(
        Array.from({ length: 200 }, () =>
          sorted(mozg.imagine(view(mozg, passed, viewer), viewer, random).reserve).join(),
        ),
      );
    expect(reserves(0)).toEqual(new Set(['9,13']));
    const pairs = new Set(['2,9', '2,12', '2,13', '9,12', '9,13', '12,13']);
    expect(reserves(1)).toEqual(pairs);
    expect(reserves('table')).toEqual(pairs);
  });
});

/** All that `notes` and `gone` claim must hold in `state`. */
function falsehood(state: State): string | undefined {
  for (const viewer of everyViewer(state.seats)) {
    const shown = view(mozg, state, viewer);
    const knows = (viewer === 'table' ? shown.known : shown.knows) ?? [];
    const drew = (viewer === 'table' ? shown.gone : shown.drew) ?? [];
    for (const [seat, { hand, graveyard, either, drawn }] of knows.entries()) {
      if (seat === viewer && [hand, graveyard, either, drawn].some((cards) => cards.length > 0))
        return `${viewer} notes itself`;
      const hands = state.hands[seat] ?? [];
      const buried = state.graveyards[seat] ?? [];
      for (let card = 0; card < 20; card++) {
        const inHand = countOf(hands, card);
        const inGraveyard = countOf(buried, card);
        const held = countOf(hand, card) + countOf(drawn, card);
        if (held > inHand) return `${viewer} takes ${held} of ${card} to be in the hand of ${seat}`;
        if (countOf(drawn, card) > countOf(state.offered[seat] ?? [], card)) return `${viewer}: ${card} was not drawn`;
        if (countOf(graveyard, card) > inGraveyard) return `${viewer} takes ${card} to be in the graveyard of ${seat}`;
        if (held + countOf(graveyard, card) + countOf(either, card) > inHand + inGraveyard)
          return `${viewer}: no ${card} at ${seat}`;
        const publicly = shown.known[seat];
        if (publicly === undefined || seat === viewer) continue;
        if (countOf(publicly.hand, card) > countOf(hand, card)) return `all know more than ${viewer}`;
        if (countOf(publicly.graveyard, card) > countOf(graveyard, card)) return `all know more than ${viewer}`;
      }
    }
    const reserve = state.reserve.slice(state.drawn);
    for (const card of shown.renewed === null ? [] : reserve) {
      const possible = countOf(shown.renewed ?? [], card) - countOf(drew, card);
      if (countOf(reserve, card) > possible) return `${viewer}: the Reserve cannot hold ${card}`;
    }
  }
  return undefined;
}

it('nobody is ever certain of what is not so, nor is anyone in an imagined world', () => {
  const random = fastRandom(openStream(seedKey('soundness'), 'test'));
  const chance = unrecorded(random);
  let noted = 0;
  for (let game = 0; game < 40; game++) {
    const seats = 2 + (game % 4);
    const raw = mozgKit.options[Math.floor(game / 4) % mozgKit.options.length];
    const state = mozg.setup(optionsOf(raw), seats, chance);
    while (mozg.toAct(state).length > 0) {
      expect(falsehood(state)).toBeUndefined();
      noted += state.memory.notes.flat().length;
      const viewer = everyViewer(seats)[random.below(seats + 1)] ?? 'table';
      expect(falsehood(mozg.imagine(view(mozg, state, viewer), viewer, random))).toBeUndefined();
      const asked = mozg.toAct(state);
      const seat = asked[random.below(asked.length)] ?? 0;
      mozg.play(state, seat, mozg.sample(mozg.legalView(state, seat), seat, random), chance);
    }
  }
  expect(noted).toBeGreaterThan(10_000);
});
