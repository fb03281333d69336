import { describe, expect, it } from 'vitest';
import { view } from '../../../kernel/contract.ts';
import { observation } from '../../../kernel/match.ts';
import { answers } from './answer.ts';
import { cardNamed, KINDS } from './card.ts';
import { cardsOf, DECKS, readDeckList } from './deck.ts';
import { rudy } from './index.ts';
import { mark } from './scoring.ts';
import { after, ANSWERS, open, PILE, refusedFor, writeAll } from './playing.testing.ts';

const right = (_seat: number, turn: number) => ({ number: ANSWERS[turn] });
const pileOf = (...names: string[]) => names.map((name) => cardNamed(name) ?? -1);
const field = (number: number, circled = false) => ({ number, circled });

describe('the deck', () => {
  it('[R1] no card shows the cat alone', () => {
    expect(KINDS.map((kind) => kind.name)).not.toContain('cat');
    expect(readDeckList({ cat: 1, hen: 47 }, 'deck')).toMatchObject({ ok: false, place: 'deck.cat' });
  });

  it('[R3] no card shows a species twice', () => {
    for (const kind of KINDS) expect(new Set(kind.species).size).toBe(kind.species.length);
    expect(readDeckList({ 'hen+hen': 1, hen: 47 }, 'deck')).toMatchObject({ ok: false, place: 'deck.hen+hen' });
  });

  it('has 16 cards with one animal, 24 with two, 8 with three, a native on 9 cards and the cat on 16', () => {
    const cards = cardsOf(DECKS.standard).map((card) => KINDS[card]?.species ?? []);
    const sized = (size: number) => cards.filter((species) => species.length === size).length;
    expect([cards.length, sized(1), sized(2), sized(3)]).toEqual([48, 16, 24, 8]);
    const shows = (name: string) => cards.filter((species) => species.some((each) => each === name)).length;
    const natives = ['hen', 'pig', 'bear', 'rabbit', 'giraffe', 'zebra', 'dolphin', 'octopus'];
    expect(natives.map(shows)).toEqual(natives.map(() => 9));
    expect(shows('cat')).toBe(16);
  });

  it('has two of every combination when it is even', () => {
    expect(Object.values(DECKS.even)).toEqual(KINDS.map(() => 2));
    expect(cardsOf(DECKS.even)).toHaveLength(48);
  });
});

describe('the answer', () => {
  it('[R2] is the sum over all species on the card, this card included', () => {
    expect(answers(pileOf('bear', 'bear+cat', 'bear+cat'), 'species')).toEqual([1, 3, 5]);
  });

  it('is as worked out by hand for a whole pile', () => {
    expect(answers(pileOf(...PILE), 'species')).toEqual(ANSWERS);
  });

  it('[R4] is 0 when the fox comes first, and 1 when it asks for cats', () => {
    for (const fox of ['species', 'most', 'single'] as const) expect(answers(pileOf('fox'), fox)).toEqual([0]);
    expect(answers(pileOf('fox'), 'cats')).toEqual([1]);
  });

  it('[R5] counts different species, and the fox is none', () => {
    expect(answers(pileOf('hen', 'hen+cat', 'fox'), 'species')[2]).toBe(2);
  });

  it('[R14] most: on how many cards the most frequent species was seen, ties or not', () => {
    expect(answers(pileOf('hen', 'hen+cat', 'pig+cat', 'fox'), 'most')[3]).toBe(2);
    expect(answers(pileOf('hen', 'hen+cat', 'hen', 'fox'), 'most')[3]).toBe(3);
  });

  it('[R15] single: cards with exactly one animal, the fox is not one', () => {
    expect(answers(pileOf('hen', 'hen+cat', 'pig', 'fox'), 'single')[3]).toBe(2);
  });

  it('[R16] cats: the fox counts as a cat from then on', () => {
    expect(answers(pileOf('hen+cat', 'fox', 'pig+cat', 'hen'), 'cats')).toEqual([2, 2, 4, 2]);
    expect(answers(pileOf('hen+cat', 'pig+cat', 'fox'), 'cats')).toEqual([2, 3, 3]);
  });

  it('gives a perfect player the same plain score for any order of the same cards', () => {
    const score = (pile: readonly string[]) => answers(pileOf(...pile), 'species').reduce((a, b) => a + b, 0);
    const fox = 'fox';
    const others = PILE.filter((card) => card !== fox);
    // n(n+1)/2 per species, whatever the order; the fox last sees all nine species.
    const identity = score([...others, fox]);
    expect(identity).toBe(94);
    for (let i = 0; i < others.length; i++) {
      const turned = [...others.slice(i), ...others.slice(0, i)];
      expect(score([...turned, fox])).toBe(identity);
      expect(score([...turned.toReversed(), fox])).toBe(identity);
    }
  });
});

describe('a field', () => {
  it('at an answer of 5 is worth what the rules work out', () => {
    expect(mark(field(3), 5, 'standard')).toEqual({ points: 3, crossedOut: false });
    expect(mark(field(5), 5, 'standard')).toEqual({ points: 5, crossedOut: false });
    expect(mark(field(6), 5, 'standard')).toEqual({ points: 0, crossedOut: true });
    expect(mark(field(4, true), 5, 'standard')).toEqual({ points: 0, crossedOut: false });
    expect(mark(field(5, true), 5, 'standard')).toEqual({ points: 10, crossedOut: false });
  });

  it('[R8] circled and wrong is crossed out only if it is too high', () => {
    expect(mark(field(6, true), 5, 'standard')).toEqual({ points: 0, crossedOut: true });
    expect(mark(field(4, true), 5, 'standard')).toEqual({ points: 0, crossedOut: false });
  });

  it('[R11] left empty scores 0 and is not crossed out', () => {
    expect(mark(null, 5, 'standard')).toEqual({ points: 0, crossedOut: false });
    expect(mark(null, 5, 'exact')).toEqual({ points: 0, crossedOut: false });
  });

  it('[R18] keeps its circle when only exact numbers score', () => {
    expect(mark(field(5, true), 5, 'exact')).toEqual({ points: 10, crossedOut: false });
    expect(mark(field(5), 5, 'exact')).toEqual({ points: 5, crossedOut: false });
    expect(mark(field(4), 5, 'exact')).toEqual({ points: 0, crossedOut: false });
    expect(mark(field(6), 5, 'exact')).toEqual({ points: 0, crossedOut: true });
    expect(mark(field(4, true), 5, 'exact')).toEqual({ points: 0, crossedOut: false });
  });
});

describe('writing', () => {
  it('[R6] circles once a game, as the number is written', () => {
    const once = after(open(2), 0, { number: 1, circled: true });
    const next = after(once, 1, { number: 1 });
    expect(refusedFor(next, 0, { number: 3, circled: true })).toBe('circle-used');
    expect(refusedFor(next, 0, { number: 3 })).toBeUndefined();
    expect(refusedFor(next, 1, { number: 3, circled: true })).toBeUndefined();
  });

  it('[R6] a refused circle is not used up', () => {
    const match = open(2);
    expect(refusedFor(match, 0, { number: 100, circled: true })).toBe('malformed');
    expect(refusedFor(match, 0, { number: 1, circled: true })).toBeUndefined();
  });

  it('[R7] circles on the fox too', () => {
    const atTheFox = writeAll(open(2), 5, right);
    const done = writeAll(after(after(atTheFox, 0, { number: 4, circled: true }), 1, { number: 4 }), 14, right);
    expect(rudy.outcome(done.state)?.detail['circledPoints']).toEqual([8, 0]);
  });

  it('[R12] is final', () => {
    const match = after(open(2), 0, { number: 1 });
    expect(refusedFor(match, 0, { number: 2 })).toBe('already-written');
    expect(refusedFor(match, 0, { number: 1 })).toBe('already-written');
  });

  it('[R13] shows a player their own earlier numbers and nobody else’s', () => {
    const match = after(
      writeAll(open(2), 1, (seat) => ({ number: 7 + seat })),
      0,
      { number: 42 },
    );
    const { view: own } = observation(match, 0);
    expect(own.numbers?.slice(0, 3)).toEqual([field(7), field(42), null]);
    const { view: other } = observation(match, 1);
    expect(other.numbers?.slice(0, 3)).toEqual([field(8), null, null]);
    expect(JSON.stringify(other)).not.toContain('42');
    expect(JSON.stringify(observation(match, 'table').view)).not.toMatch(/42|"numbers"|"circleUsed"/);
  });

  it('shows the newest card only, until the end', () => {
    let match = open(2);
    for (let turn = 0; turn < 20; turn++) {
      for (const viewer of [0, 1, 'table'] as const) {
        const shown = view(rudy, match.state, viewer);
        expect([shown.turn, shown.card, shown.pile, shown.boards]).toEqual([
          turn + 1,
          PILE[turn],
          undefined,
          undefined,
        ]);
      }
      match = writeAll(match, 1, right);
    }
    const { view: end } = observation(match, 'table');
    expect([end.turn, end.pile, end.finished]).toEqual([20, PILE, true]);
    expect(end.boards?.[1]?.map((each) => each?.number)).toEqual(ANSWERS);
  });

  it.each([[-1], [1e9], [100], ['5'], [2.5], [null], [Number.NaN]])('refuses the number %j', (number) => {
    expect(refusedFor(open(2), 0, { number })).toBe('malformed');
  });

  it.each([
    [{ number: 5, circled: false }],
    [{ number: 5, circled: 1 }],
    [{ number: 5, blank: true }],
    [{ number: 5, circled: true, why: 1 }],
    [{ circled: true }],
    [{}],
    [[5]],
    [5],
  ])('refuses the move %j', (move) => {
    expect(refusedFor(open(2), 0, move)).toBe('malformed');
  });

  it('takes every number from 0 to 99', () => {
    for (const number of [0, 99]) expect(refusedFor(open(2), 1, { number })).toBeUndefined();
  });

  it('is over after 20 turns', () => {
    const done = writeAll(open(2), 20, right);
    expect(refusedFor(done, 0, { number: 1 })).toBe('over');
    expect(rudy.toAct(done.state)).toEqual([]);
  });

  it('refuses in order: malformed, no seat, over', () => {
    const done = writeAll(open(2), 20, right);
    expect(refusedFor(done, 2, { number: 1 })).toBe('no-seat');
    expect(refusedFor(done, 2, { number: 'x' })).toBe('malformed');
    expect(refusedFor(done, -1, { number: 1 })).toBe('no-seat');
  });
});

describe('time', () => {
  it('[R11] the clock leaves the field empty, and the game goes on', () => {
    let match = open(2, { time: 20 });
    expect(rudy.pace(match.state, 0)).toEqual({ timer: 0, seconds: 20 });
    match = after(after(match, 0, { number: 1 }), 1, { blank: true }, 'clock');
    expect(match.state.turn).toBe(1);
    expect(rudy.pace(match.state, 0)).toEqual({ timer: 1, seconds: 20 });
    expect(observation(match, 1).view.numbers?.[0]).toBeNull();
  });

  it('[R11] a card closed for those missing is a blank too, at a table without time', () => {
    const match = after(after(open(2), 0, { number: 1 }), 1, { blank: true }, 'clock');
    expect(match.state.turn).toBe(1);
    expect(observation(match, 1).view.numbers?.[0]).toBeNull();
    expect(rudy.pace(open(2).state, 0)).toBeUndefined();
  });

  it.each([[{}], [{ time: 20 }]])(
    '[R24] only the clock leaves a field empty, and it does nothing else: %j',
    (options) => {
      const match = open(2, options);
      expect(refusedFor(match, 0, { blank: true })).toBe('malformed');
      expect(refusedFor(match, 0, { blank: true }, 'bot')).toBe('malformed');
      expect(refusedFor(match, 0, { number: 1 }, 'clock')).toBe('malformed');
      expect(refusedFor(match, 0, { blank: true, number: 1 }, 'clock')).toBe('malformed');
      expect(refusedFor(match, 0, { blank: false }, 'clock')).toBe('malformed');
      expect(rudy.fallback(rudy.legalView(match.state, 0), 0)).toEqual({ blank: true });
    },
  );
});

describe('the end', () => {
  it('[R9] equal points: more from the circled number wins, and none circled is 0', () => {
    const done = writeAll(open(2), 20, (seat, turn) => {
      const lower = seat === 1 ? ({ 8: 1, 19: 2 }[turn] ?? 0) : 0;
      return { number: (ANSWERS[turn] ?? 0) - lower, ...(seat === 1 && turn === 1 && { circled: true }) };
    });
    expect(rudy.outcome(done.state)).toMatchObject({
      winners: [1],
      places: [2, 1],
      scores: [89, 89],
      detail: { circledPoints: [0, 6] },
    });
  });

  it('then the fewest crossed out', () => {
    const done = writeAll(open(2), 20, (seat, turn) => {
      const off = seat === 0 ? ({ 0: 1 }[turn] ?? 0) : ({ 1: -1 }[turn] ?? 0);
      return { number: (ANSWERS[turn] ?? 0) + off };
    });
    expect(rudy.outcome(done.state)).toMatchObject({ winners: [1], scores: [88, 88], detail: { crossedOut: [1, 0] } });
  });

  it('[R10] then the win is shared, and the next place is left out', () => {
    const done = writeAll(open(3), 20, (seat, turn) => ({ number: seat === 2 ? 0 : ANSWERS[turn] }));
    expect(rudy.outcome(done.state)).toMatchObject({ winners: [0, 1], places: [1, 1, 3], scores: [89, 89, 0] });
  });

  it('[R17] options combine freely', () => {
    const all = { fox: 'cats', scoring: 'exact', lastAloud: true, deck: 'even', time: 9 };
    const match = open(2, all);
    expect(match.options).toEqual(all);
    expect(rudy.encodeOptions(match.options)).toEqual(all);
    expect(rudy.encodeOptions(open(2).options)).toEqual({});
  });

  it('[R21] tells the answers from the first card to the last', () => {
    const done = writeAll(open(2), 20, right);
    expect(rudy.outcome(done.state)?.detail['answers']).toEqual(ANSWERS);
    expect(observation(done, 0).view.pile).toEqual(PILE);
  });

  it('[R22] is for any number of players: a thousand play to the end', () => {
    const done = writeAll(open(1000), 20, (seat, turn) => ({ number: Math.min(seat, ANSWERS[turn] ?? 0) }));
    const outcome = rudy.outcome(done.state);
    expect(outcome?.winners).toHaveLength(1000 - 11);
    expect(outcome?.places[10]).toBe(1000 - 11 + 1);
  });
});

describe('[R19] last aloud', () => {
  it('lets everybody hear who wrote last, and what, during the next turn', () => {
    let match = open(3, { lastAloud: true });
    expect(observation(match, 0).view.aloud).toBeNull();
    match = after(after(after(match, 2, { number: 2 }), 0, { number: 0 }), 1, { number: 9, circled: true });
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(observation(match, viewer).view.aloud).toEqual({ seat: 1, number: 9 });
    }
    match = after(after(match, 2, { number: 2 }), 1, { number: 1 });
    expect(observation(match, 2).view.aloud).toEqual({ seat: 1, number: 9 });
    match = after(match, 0, { number: 5 });
    expect(observation(match, 2).view.aloud).toEqual({ seat: 0, number: 5 });
  });

  it.each([[{ lastAloud: true }], [{ lastAloud: true, time: 5 }]])(
    'is the last number really written: a blank changes nothing, %j',
    (options) => {
      let match = open(3, options);
      match = after(after(match, 2, { number: 4 }), 1, { number: 3 });
      match = after(match, 0, { blank: true }, 'clock');
      expect(observation(match, 1).view.aloud).toEqual({ seat: 1, number: 3 });
      match = after(after(match, 1, { blank: true }, 'clock'), 0, { number: 8, circled: true });
      match = after(match, 2, { blank: true }, 'clock');
      expect(observation(match, 1).view.aloud).toEqual({ seat: 0, number: 8 });
      match = after(after(match, 1, { blank: true }, 'clock'), 2, { blank: true }, 'clock');
      match = after(match, 0, { number: 2 });
      expect(observation(match, 1).view.aloud).toEqual({ seat: 0, number: 2 });
    },
  );

  it('is nobody’s only if nobody wrote in that turn', () => {
    let match = writeAll(open(2, { lastAloud: true, time: 5 }), 1, right);
    for (const seat of [0, 1]) match = after(match, seat, { blank: true }, 'clock');
    expect(observation(match, 1).view.aloud).toBeNull();
  });

  it('is a bot’s number too, where a bot minds the seat', () => {
    const match = after(after(open(2, { lastAloud: true }), 0, { number: 1 }), 1, { number: 6 }, 'bot');
    expect(observation(match, 0).view.aloud).toEqual({ seat: 1, number: 6 });
  });

  it('shows during a turn who was the last to write so far, as everybody saw it, and nothing where it is off', () => {
    const match = after(open(3, { lastAloud: true }), 2, { number: 7 });
    for (const viewer of [0, 1, 2, 'table'] as const) expect(observation(match, viewer).view.last).toBe(2);
    expect(observation(after(open(3), 2, { number: 7 }), 0).view.last).toBeNull();
  });

  it('is off by default, ends with the game, and declares a race only where it is on', () => {
    expect(observation(writeAll(open(2), 1, right), 0).view.aloud).toBeNull();
    expect(observation(writeAll(open(2, { lastAloud: true }), 20, right), 0).view.aloud).toBeNull();
    expect(rudy.races(open(2).state)).toBe(false);
    expect(rudy.races(open(2, { lastAloud: true }).state)).toBe(true);
    expect(rudy.races(open(1, { lastAloud: true }).state)).toBe(false);
  });

  it('has no effect in solo', () => {
    expect(observation(writeAll(open(1, { lastAloud: true }), 3, right), 0).view.aloud).toBeNull();
  });
});

describe('solo', () => {
  const off = (by: number) => (_seat: number, turn: number) => ({ number: (ANSWERS[turn] ?? 0) + (turn < by ? 1 : 0) });

  it('[R20] is won with 5 off in all, and lost with 6', () => {
    const won = writeAll(open(1), 20, off(5));
    expect(rudy.outcome(won.state)).toEqual({
      winners: [0],
      places: [1],
      scores: [5],
      detail: { answers: ANSWERS, off: 5, won: true },
    });
    const lost = writeAll(open(1), 20, off(6));
    expect(rudy.outcome(lost.state)).toEqual({
      winners: [],
      places: [1],
      scores: [6],
      detail: { answers: ANSWERS, off: 6, won: false },
    });
  });

  it('[R20] has no circle, and one that was refused changes nothing', () => {
    expect(refusedFor(open(1), 0, { number: 1, circled: true })).toBe('no-circle');
    expect(refusedFor(after(open(1), 0, { number: 1 }), 0, { number: 1, circled: true })).toBe('no-circle');
  });

  it('counts 2 of the 5 for a 5 where the answer is 7', () => {
    const done = writeAll(open(1), 20, (_seat, turn) => ({ number: turn === 4 ? 5 : ANSWERS[turn] }));
    expect(rudy.outcome(done.state)?.scores).toEqual([2]);
  });

  it('[R23] a field left empty is off by the whole answer', () => {
    let match = writeAll(open(1, { time: 3 }), 4, right);
    match = after(match, 0, { blank: true }, 'clock');
    expect(rudy.outcome(writeAll(match, 15, right).state)?.scores).toEqual([7]);
  });

  it('takes no notice of the scoring', () => {
    const done = writeAll(open(1, { scoring: 'exact' }), 20, off(5));
    expect(rudy.outcome(done.state)?.winners).toEqual([0]);
  });
});
