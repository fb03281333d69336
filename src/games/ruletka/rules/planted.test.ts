import { describe, expect, it } from 'vitest';
import type { Game } from '../../../kernel/contract.ts';
import { firstViolation, LAWS } from '../../../kernel/laws/index.ts';
import { asksOpenly } from './asking.testing.ts';
import { forgets } from './forgetting.testing.ts';
import { ruletka, type Event, type Ruletka } from './index.ts';
import { ruletkaKit } from './kit.testing.ts';

/** The law that a Ruletka with this bug breaks first. */
function caught(bug: Partial<Game<Ruletka>>, games = 12, laws = [...LAWS, forgets, asksOpenly]): string | undefined {
  const kit = { ...ruletkaKit, players: [2, 3, 4], game: { ...ruletka, ...bug } };
  return firstViolation(kit, games, 'planted', laws)?.law;
}

function onlyNamed(name: string) {
  return LAWS.filter((law) => law.name === name);
}

/** What one law alone says to it. */
function caughtBy(law: string, bug: Partial<Game<Ruletka>>): string | undefined {
  return caught(bug, 6, onlyNamed(law));
}

type Play = Game<Ruletka>['play'];

function leaked(event: Event, leak: object): Event {
  return { ...event, ...leak };
}

const LOOKS_THE_SAME = 'an imagined world looks the same';
const TOLD_THE_SAME = 'a hidden difference changes nothing a viewer is told';
const EXCHANGED = 'what is hidden can be exchanged unseen';
const DIFFER = 'imagined worlds differ in all that is hidden';
const ALIKE = 'moves that may not be told apart look the same';
const SEALED_BY_KIT = 'the sealed moves are those that the kit hides';
const TIMERS = 'a new question has a fresh timer, an old one keeps its own';
const SEALED = 'a sealed answer shows nothing while questions are open';

describe('the laws catch', () => {
  it('nothing in Ruletka as it is', () => {
    expect(caught({}, 3)).toBeUndefined();
  });

  it('a prompt only for holders of Dud', () => {
    const toAct: Game<Ruletka>['toAct'] = (state) => {
      const asked = ruletka.toAct(state);
      const holders = asked.filter((seat) => state.hands[seat]?.includes('dud') === true);
      return state.phase === 'bullet' && holders.length > 0 ? holders : asked;
    };
    expect(caught({ toAct }, 60, onlyNamed(LOOKS_THE_SAME))).toBe(LOOKS_THE_SAME);
  });

  it('a wait only for holders of Dud', () => {
    const awaited: Game<Ruletka>['awaited'] = (state) => {
      const waiting = ruletka.table(state).waiting;
      const holders = waiting.filter((seat) => state.hands[seat]?.includes('dud') === true);
      return state.phase === 'bullet' && holders.length > 0 ? holders : waiting;
    };
    expect(caught({ awaited }, 60, onlyNamed(LOOKS_THE_SAME))).toBe(LOOKS_THE_SAME);
  });

  it('a window that opens only for holders of a card to answer with', () => {
    const play: Play = (state, seat, move, chance, emit) => {
      ruletka.play(state, seat, move, chance, emit);
      if (state.phase !== 'bids') return;
      const holders = state.unanswered.filter((each) => state.hands[each]?.includes('raise') === true);
      if (holders.length > 0) state.unanswered = holders;
    };
    expect(caught({ play })).toBe(asksOpenly.name);
  });

  it("a peeper's cards in an event", () => {
    const play: Play = (state, seat, move, chance, emit) => {
      ruletka.play(state, seat, move, chance, emit);
      if ('card' in move && move.card === 'peeper') {
        const cards = state.guns[move.on]?.slice(0, 3);
        emit?.({ kind: 'played', seat, move: { ...move, cards } as never });
      }
    };
    expect(caught({ play }, 60)).toBe(TOLD_THE_SAME);
  });

  it('bets before the reveal', () => {
    const table: Game<Ruletka>['table'] = (state) => ({ ...ruletka.table(state), bets: state.bets });
    expect([LOOKS_THE_SAME, SEALED]).toContain(caught({ table }));
  });

  it('a bet in an event', () => {
    const play: Play = (state, seat, move, chance, emit) =>
      ruletka.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'bet' ? leaked(event, { shots: state.bets[seat] }) : event),
      );
    expect([TOLD_THE_SAME, SEALED]).toContain(caught({ play }));
  });

  it('a pocket told in an event', () => {
    const play: Play = (state, seat, move, chance, emit) =>
      ruletka.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'pocketed' ? leaked(event, { card: state.pockets[seat] }) : event),
      );
    expect([TOLD_THE_SAME, SEALED]).toContain(caught({ play }));
  });

  it('a gun that keeps its order when it is spun', () => {
    const play: Play = (state, seat, move, chance, emit) => {
      const before = 'spin' in move ? state.guns[move.spin] : undefined;
      ruletka.play(state, seat, move, chance, emit);
      if ('spin' in move && before !== undefined) state.guns[move.spin] = before;
    };
    expect(caught({ play })).toBe('a shuffled gun forgets its order');
  });

  it('a gun that is shuffled from the order it had', () => {
    const play: Play = (state, seat, move, chance, emit) => {
      const before = 'card' in move && move.card === 'spin-again' ? state.guns[move.on] : undefined;
      ruletka.play(state, seat, move, chance, emit);
      if ('card' in move && move.card === 'spin-again' && before?.[0] === 'bullet') {
        const after = state.guns[move.on];
        if (after?.length === before.length) state.guns[move.on] = after.toReversed();
      }
    };
    expect(caught({ play }, 60)).toBe('a shuffled gun forgets its order');
  });

  it('a hand, a pocket, a gun or the deck in a view', () => {
    const leaks: Game<Ruletka>['table'][] = [
      (state) => ({ ...ruletka.table(state), next: state.deck[0] ?? null }),
      (state) => ({ ...ruletka.table(state), hands: state.hands }),
      (state) => ({ ...ruletka.table(state), pockets: state.pockets }),
      (state) => ({ ...ruletka.table(state), tops: state.guns.map((gun) => gun[0] ?? null) }),
    ];
    for (const table of leaks) expect([LOOKS_THE_SAME, SEALED]).toContain(caught({ table }));
  });

  it('a clock that runs longer for a holder of Dud', () => {
    const pace: Game<Ruletka>['pace'] = (state, seat) => {
      const told = ruletka.pace(state, seat);
      const holds = state.hands.some((hand) => hand.includes('dud'));
      return told && holds ? { ...told, seconds: told.seconds + 1 } : told;
    };
    expect(caught({ pace })).toBe(LOOKS_THE_SAME);
  });

  it('waiting for somebody who has passed', () => {
    expect(caught({ awaited: (state) => ruletka.toAct(state) })).toBe('what the clock plays is legal');
  });

  it('a clock for somebody who has passed', () => {
    const pace: Game<Ruletka>['pace'] = (state, seat) =>
      state.lastCall ? { timer: state.timer, seconds: 10 } : ruletka.pace(state, seat);
    expect(caught({ pace })).toBe('what the clock plays is legal');
  });

  it('an accusing phase that goes on with nobody awaited', () => {
    const awaited: Game<Ruletka>['awaited'] = (state) =>
      state.phase === 'accusing' && state.unanswered.length === 1 ? [] : state.unanswered;
    expect(caught({ awaited })).toBe('someone is asked until the end');
  });

  it('a passed seat that is asked no more', () => {
    const toAct: Game<Ruletka>['toAct'] = (state) => ruletka.table(state).waiting;
    expect(caught({ toAct })).toBe('every listed move is accepted, every accepted move is listed');
  });

  it('a race nobody declared', () => {
    expect(caught({ races: () => false })).toBe('simultaneous moves commute');
  });

  it('a bullet that is lost', () => {
    const play: Play = (state, seat, move, chance, emit) => {
      ruletka.play(state, seat, move, chance, emit);
      if (state.phase === 'shot') state.guns[0] = state.guns[0]?.map(() => 'click') ?? [];
    };
    expect(caught({ play })).toBe('nothing is lost and nothing appears');
  });

  it('guns and pockets, or hands and deck in a view, copied by imagining', () => {
    for (const parts of [['guns', 'pockets'] as const, ['hands', 'deck'] as const]) {
      const leak = (state: Ruletka['State']) => Object.fromEntries(parts.map((part) => [part, state[part]]));
      const table: Game<Ruletka>['table'] = (state) => ({ ...ruletka.table(state), leak: leak(state) });
      const imagine: Game<Ruletka>['imagine'] = (view, viewer, random) => ({
        ...ruletka.imagine(view, viewer, random),
        ...copied((view as { leak?: Partial<Ruletka['State']> }).leak),
      });
      for (const law of [EXCHANGED, DIFFER]) expect(caughtBy(law, { table, imagine })).toBe(law);
      expect(caughtBy(LOOKS_THE_SAME, { table, imagine })).toBeUndefined();
    }
  });

  it('half of what the next action card tells, though imagining respects it', () => {
    const isShort = (state: Ruletka['State']): boolean => (state.deck[0] ?? '').length < 8;
    const table: Game<Ruletka>['table'] = (state) => ({ ...ruletka.table(state), short: isShort(state) });
    const imagine: Game<Ruletka>['imagine'] = (view, viewer, random) => {
      for (;;) {
        const world = ruletka.imagine(view, viewer, random);
        if ((view as { short?: boolean }).short === isShort(world)) return world;
      }
    };
    expect(caughtBy(EXCHANGED, { table, imagine })).toBe(EXCHANGED);
  });

  it('bets in a view, copied by imagining and called unsealed', () => {
    const table: Game<Ruletka>['table'] = (state) => ({ ...ruletka.table(state), bets: state.bets });
    const imagine: Game<Ruletka>['imagine'] = (view, viewer, random) => ({
      ...ruletka.imagine(view, viewer, random),
      bets: [...view.bets],
    });
    const bug = { table, imagine, sealed: () => false };
    for (const law of [EXCHANGED, DIFFER, ALIKE, SEALED_BY_KIT]) expect(caughtBy(law, bug)).toBe(law);
    for (const law of [LOOKS_THE_SAME, SEALED]) expect(caughtBy(law, bug)).toBeUndefined();
  });

  it('every move called sealed', () => {
    expect(caught({ sealed: () => true }, 60, onlyNamed(SEALED_BY_KIT))).toBe(SEALED_BY_KIT);
  });

  it('a timer that is always the same, is used twice, or begins again with every answer', () => {
    const named =
      (name: (state: Ruletka['State']) => number): Game<Ruletka>['pace'] =>
      (state, seat) => {
        const told = ruletka.pace(state, seat);
        return told && { ...told, timer: name(state) };
      };
    expect(caughtBy(TIMERS, { pace: named(() => 0) })).toBe(TIMERS);
    expect(caughtBy(TIMERS, { pace: named((state) => state.timer % 5) })).toBe(TIMERS);
    expect(caughtBy(TIMERS, { pace: named((state) => state.timer * 100 + state.unanswered.length) })).toBe(TIMERS);
  });
});

/** Lists of one's own: a view is frozen. */
function copied(parts: Partial<Ruletka['State']> = {}): Partial<Ruletka['State']> {
  return structuredClone(parts);
}
