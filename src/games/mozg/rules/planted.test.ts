import { describe, expect, it } from 'vitest';
import type { Game } from '../../../kernel/contract.ts';
import { firstViolation, LAWS } from '../../../kernel/laws/index.ts';
import { mozg, type Mozg } from './index.ts';
import { mozgKit } from './kit.testing.ts';
import { GRAVEYARD, note } from './notes.ts';
import { add } from './noting.ts';
import { after, table } from './playing.testing.ts';

/** The law that a game with this bug breaks first. */
function caught(bug: Partial<Game<Mozg>>): string | undefined {
  return firstViolation({ ...mozgKit, players: [2, 3], game: { ...mozg, ...bug } }, 10, 'planted')?.law;
}

/** What one law alone says to it. */
function caughtBy(law: string, bug: Partial<Game<Mozg>>, games = 10): string | undefined {
  const laws = LAWS.filter(({ name }) => name === law);
  return firstViolation({ ...mozgKit, players: [2, 3], game: { ...mozg, ...bug } }, games, 'planted', laws)?.law;
}

const RPS = { starter: 'rps' };

const LOOKS_THE_SAME = 'an imagined world looks the same';
const TOLD_THE_SAME = 'a hidden difference changes nothing a viewer is told';
const EXCHANGED = 'what is hidden can be exchanged unseen';
const DIFFER = 'imagined worlds differ in all that is hidden';
const ALIKE = 'moves that may not be told apart look the same';
const SEALED_BY_KIT = 'the sealed moves are those that the kit hides';
const TIMERS = 'a new question has a fresh timer, an old one keeps its own';
const SEALED = 'a sealed answer shows nothing while questions are open';

type Tables = Game<Mozg>['table'];

describe('the laws catch', () => {
  it('the Reserve’s next card in a view', () => {
    const leaky: Tables = (state) => ({ ...mozg.table(state), next: state.reserve[state.drawn] ?? null });
    expect(caught({ table: leaky })).toBe(LOOKS_THE_SAME);
  });

  it('the order in which a graveyard was filled', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      const before = state.graveyards.map((cards) => cards.length);
      mozg.play(state, seat, move, chance, emit);
      if (!('bury' in move) || state.graveyards[seat]?.length !== (before[seat] ?? 0) + 1) return;
      const graveyard = (state.graveyards[seat] ?? []).filter(
        (card, i, all) => i !== all.indexOf(move.bury) || card !== move.bury,
      );
      state.graveyards[seat] = [...graveyard, move.bury];
    };
    const leaky: Tables = (state) => ({
      ...mozg.table(state),
      lastIsHighest: state.graveyards.map((cards) => cards.at(-1) === Math.max(...cards)),
    });
    expect([LOOKS_THE_SAME, SEALED, ALIKE]).toContain(caught({ play, table: leaky }));
  });

  it('another’s graveyard in a view', () => {
    const own: Game<Mozg>['own'] = (state, seat) => ({ ...mozg.own(state, seat), others: state.graveyards });
    expect([LOOKS_THE_SAME, SEALED]).toContain(caught({ own }));
  });

  it('a gift’s value told to a third player', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'gifted' && 'gift' in move ? Object.assign({}, event, { card: move.gift }) : event),
      );
    };
    expect(caught({ play })).toBe(TOLD_THE_SAME);
  });

  it('a gift’s value remembered by a third player', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, emit);
      if ('gift' in move) Object.assign(state, { given: move.gift });
    };
    const leaky: Tables = (state) => ({ ...mozg.table(state), given: (state as { given?: number }).given ?? null });
    const copy: Game<Mozg>['copy'] = (state) => ({
      ...mozg.copy(state),
      ...('given' in state && { given: state.given }),
    });
    expect(caught({ play, table: leaky, copy })).toBe(LOOKS_THE_SAME);
  });

  it('the two drawn cards while one is being chosen', () => {
    const leaky: Tables = (state) => ({
      ...mozg.table(state),
      drawn: state.phase === 'keep' ? (state.offered[state.turn] ?? null) : null,
    });
    expect(caught({ table: leaky })).toBe(LOOKS_THE_SAME);
  });

  it('the number of legal moves', () => {
    const leaky: Tables = (state) => ({
      ...mozg.table(state),
      choices: mozg.toAct(state).map((seat) => [...mozg.moves(mozg.legalView(state, seat), seat)].length),
    });
    expect(caught({ table: leaky })).toBe(LOOKS_THE_SAME);
  });

  it('a play that is not asked for because there is none', () => {
    const leaky: Tables = (state) => {
      const seen = mozg.legalView(state, state.turn);
      const stuck = state.phase === 'turn' && [...mozg.moves(seen, state.turn)].length === 1;
      return { ...mozg.table(state), asked: stuck ? [] : mozg.toAct(state) };
    };
    expect(caught({ table: leaky })).toBeDefined();
  });

  it('a buried card in an event', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'buried' && 'bury' in move ? Object.assign({}, event, { card: move.bury }) : event),
      );
    };
    expect([TOLD_THE_SAME, SEALED]).toContain(caught({ play }));
  });

  it('a sign before the last one is shown', () => {
    // Random games seldom come to a tie, so this one begins with it.
    const tied = table({ hands: [[15], [3], [4], [5, 6]], brains: [2, 1, 1, 4].map((more) => more + 8), options: RPS });
    const setup = () => after(tied, 0, { play: 15 });
    const kit = { ...mozgKit, players: [4], options: [RPS] };
    expect(firstViolation({ ...kit, game: { ...mozg, setup } }, 3, 'signs')).toBeUndefined();
    const leak: Tables = (state) => ({ ...mozg.table(state), signs: state.signs });
    const law = firstViolation({ ...kit, game: { ...mozg, setup, table: leak } }, 3, 'signs')?.law;
    expect([LOOKS_THE_SAME, SEALED]).toContain(law);
  });

  it('a race nobody declared', () => {
    expect(caught({ races: () => false })).toBe('simultaneous moves commute');
  });

  it('a card that is lost', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, emit);
      if ('pass' in move) state.discard.pop();
    };
    expect(caught({ play })).toBe('nothing is lost and nothing appears');
  });

  it('a card that is lost on its way aside', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      const before = state.aside.length;
      mozg.play(state, seat, move, chance, emit);
      if (state.aside.length > before) state.aside.pop();
    };
    expect(caught({ play })).toBe('nothing is lost and nothing appears');
  });

  it('what lies aside forgotten in an imagined world', () => {
    const imagine: Game<Mozg>['imagine'] = (seen, viewer, random) => ({
      ...mozg.imagine(seen, viewer, random),
      aside: [],
    });
    expect(caught({ imagine })).toBe(LOOKS_THE_SAME);
  });

  it('a brain from nowhere', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, emit);
      if ('pass' in move) state.brains[seat] = (state.brains[seat] ?? 0) + 1;
    };
    expect(caught({ play })).toBe('nothing is lost and nothing appears');
  });

  it('a copy that shares a hand', () => {
    const copy: Game<Mozg>['copy'] = (state) => ({ ...mozg.copy(state), hands: state.hands });
    expect(caught({ copy })).toBe('nothing throws, and nothing changes what it was given');
  });

  it('every card in a view, copied by imagining', () => {
    const cards = ({ hands, graveyards, offered, reserve, drawn }: Mozg['State']) => ({
      hands,
      graveyards,
      offered,
      reserve: reserve.slice(drawn),
    });
    const leaky: Tables = (state) => ({ ...mozg.table(state), cards: cards(state) });
    const imagine: Game<Mozg>['imagine'] = (view, viewer, random) => ({
      ...mozg.imagine(view, viewer, random),
      ...(view as { cards?: ReturnType<typeof cards> }).cards,
    });
    for (const law of [EXCHANGED, DIFFER]) expect(caughtBy(law, { table: leaky, imagine })).toBe(law);
    expect(caughtBy(LOOKS_THE_SAME, { table: leaky, imagine })).toBeUndefined();
  });

  it('half of what the next card tells, though imagining respects it', () => {
    const isEven = (state: Mozg['State']): boolean => (state.reserve[state.drawn] ?? 0) % 2 === 0;
    const leaky: Tables = (state) => ({ ...mozg.table(state), even: isEven(state) });
    const imagine: Game<Mozg>['imagine'] = (view, viewer, random) => {
      for (;;) {
        const world = mozg.imagine(view, viewer, random);
        if ((view as { even?: boolean }).even === isEven(world)) return world;
      }
    };
    expect(caughtBy(EXCHANGED, { table: leaky, imagine })).toBe(EXCHANGED);
    expect(caughtBy(DIFFER, { table: leaky, imagine })).toBeUndefined();
  });

  it('what another has noticed in a view, copied by imagining', () => {
    const leaky: Tables = (state) => ({ ...mozg.table(state), memory: state.memory });
    const imagine: Game<Mozg>['imagine'] = (view, viewer, random) => ({
      ...mozg.imagine(view, viewer, random),
      memory: (view as unknown as Mozg['State']).memory,
    });
    expect(caughtBy(LOOKS_THE_SAME, { table: leaky, imagine })).toBeUndefined();
    expect(caughtBy(EXCHANGED, { table: leaky, imagine })).toBe(EXCHANGED);
  });

  it('a gift’s value noted by everybody, which imagining takes for known', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      const rounds = state.rounds;
      mozg.play(state, seat, move, chance, emit);
      if (!('gift' in move) || state.rounds !== rounds) return;
      for (const [observer, notes] of state.memory.notes.entries()) {
        if (observer !== seat && observer !== move.to) add(notes, note(move.to, GRAVEYARD, move.gift), 1);
      }
    };
    expect(caughtBy(LOOKS_THE_SAME, { play })).toBeUndefined();
    expect(caughtBy(ALIKE, { play }, 60)).toBe(ALIKE);
  });

  it('a buried card in an event, and burying called unsealed', () => {
    const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) => {
      mozg.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'buried' && 'bury' in move ? Object.assign({}, event, { card: move.bury }) : event),
      );
    };
    const bug = { play, sealed: () => false };
    for (const law of [ALIKE, SEALED_BY_KIT]) expect(caughtBy(law, bug)).toBe(law);
    expect(caughtBy(SEALED, bug)).toBeUndefined();
  });

  it('every move called sealed', () => {
    // Several are asked without a race only where all bury or show signs, so nothing else can be wrongly sealed there.
    expect(caughtBy(SEALED_BY_KIT, { sealed: (move) => !('bury' in move) })).toBe(SEALED_BY_KIT);
  });

  it('a timer that is always the same, is used twice, or begins again with every answer', () => {
    const named =
      (name: (state: Mozg['State']) => number): Game<Mozg>['pace'] =>
      (state, seat) => {
        const told = mozg.pace(state, seat);
        return told && { ...told, timer: name(state) };
      };
    expect(caught({ pace: named(() => 0) })).toBe(TIMERS);
    expect(caught({ pace: named((state) => state.step % 3) })).toBe(TIMERS);
    expect(caught({ pace: named((state) => state.step * 100 + mozg.toAct(state).length) })).toBe(TIMERS);
  });
});
