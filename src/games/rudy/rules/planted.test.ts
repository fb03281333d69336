import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import type { Game, Reveal } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { firstViolation, LAWS, tryLaws } from '../../../kernel/laws/index.ts';
import type { Part } from '../../../kernel/laws/kit.ts';
import { explain } from '../../../kernel/laws/violation.ts';
import { cardName } from './card.ts';
import { rudy, type Rudy } from './index.ts';
import { rudyKit } from './kit.testing.ts';
import { reveal } from './reveal.ts';
import type { State } from './state.ts';
import { TURNS } from './turns.ts';

/** The law that a Rudy with this bug breaks first. */
function caught(bug: Partial<Game<Rudy>>, games = 12): string | undefined {
  return firstViolation({ ...rudyKit, players: [2, 3], game: { ...rudy, ...bug } }, games, 'planted')?.law;
}

/** What one law alone says to it. */
function caughtBy(law: string, bug: Partial<Game<Rudy>>): string | undefined {
  const laws = LAWS.filter(({ name }) => name === law);
  return firstViolation({ ...rudyKit, players: [2, 3], game: { ...rudy, ...bug } }, 12, 'planted', laws)?.law;
}

const LOOKS_THE_SAME = 'an imagined world looks the same';
const TOLD_THE_SAME = 'a hidden difference changes nothing a viewer is told';
const EXCHANGED = 'what is hidden can be exchanged unseen';
const DIFFER = 'imagined worlds differ in all that is hidden';
const ALIKE = 'moves that may not be told apart look the same';
const SEALED_BY_KIT = 'the sealed moves are those that the kit hides';
const TIMERS = 'a new question has a fresh timer, an old one keeps its own';
const SEALED = 'a sealed answer shows nothing while questions are open';
const LISTED = 'every listed move is accepted, every accepted move is listed';
const IN_ORDER = 'a moment of the end tells nothing of a later one';
const FROZEN = 'nothing throws, and nothing changes what it was given';

describe('the laws catch', () => {
  it('nothing in Rudy as it is', () => {
    expect(caught({})).toBeUndefined();
  });

  it('the next card of the pile in a view', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), next: state.pile[state.turn + 1] ?? null });
    expect(caught({ table })).toBe(LOOKS_THE_SAME);
  });

  it('a kept answer that others see as not given, or its owner does not', () => {
    const KEPT = 'an answer that is kept looks as one that is played';
    const answered = { ...rudy.answered, table: (half: Rudy['Table']) => half, own: (half: Rudy['Own']) => half };
    expect(caught({ answered })).toBe(KEPT);
    expect(caught({ answered: { ...answered, table: rudy.answered?.table ?? answered.table } })).toBe(KEPT);
  });

  it('an earlier card in a view', () => {
    const own: Game<Rudy>['own'] = (state, seat) => ({
      ...rudy.own(state, seat),
      before: cardName(state.pile[Math.max(0, state.turn - 1)] ?? 0),
    });
    expect(caught({ own })).toBe(LOOKS_THE_SAME);
  });

  it('the pile in a view before the end', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), pile: state.pile.map(cardName) });
    expect(caught({ table })).toBe(LOOKS_THE_SAME);
  });

  it.each([
    ['the next card', (state: State, moment: number) => ({ pile: state.pile.slice(0, moment + 1).map(cardName) })],
    [
      'the next numbers',
      (state: State, moment: number) => ({ boards: state.boards.map((b) => b.slice(0, moment + 1)) }),
    ],
    ['who will have won', (state: State) => ({ winners: rudy.outcome(state)?.winners })],
  ])('%s in a moment of the end', (_, leak) => {
    const table: Reveal<Rudy>['table'] = (state, moment) => ({
      ...reveal.table(state, moment),
      ...(moment < TURNS && leak(state, moment)),
    });
    expect(caught({ reveal: { ...reveal, table } })).toBe(IN_ORDER);
  });

  it('a moment that lasts longer where the lead changes later', () => {
    const seconds: Reveal<Rudy>['seconds'] = (state, moment) =>
      reveal.seconds(state, moment) + (rudy.outcome(state)?.scores[0] ?? 0);
    expect(caught({ reveal: { ...reveal, seconds } })).toBe(IN_ORDER);
  });

  it('a last moment that is not the end', () => {
    expect(caught({ reveal: { ...reveal, moments: () => TURNS } })).toBe(IN_ORDER);
  });

  it('bets visible before the turn ends', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), boards: state.boards });
    expect(caught({ table })).toBe(SEALED);
  });

  it('bets visible before the turn ends, though imagining takes them for granted', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), boards: state.boards });
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => ({
      ...rudy.imagine(view, viewer, random),
      boards: (view.boards ?? []).map((board) => [...board]),
    });
    expect(caught({ table, imagine })).toBe(SEALED);
  });

  it('a bet in the length of a view', () => {
    const table: Game<Rudy>['table'] = (state) => {
      const written = state.boards.map((board) => board[state.turn]?.number ?? 0);
      return { ...rudy.table(state), padding: ' '.repeat(Math.max(...written) % 7) };
    };
    expect(caught({ table })).toBe(SEALED);
  });

  it('a bet told in an event', () => {
    const play: Game<Rudy>['play'] = (state, seat, move, chance, emit) => {
      rudy.play(state, seat, move, chance, (event) =>
        emit?.(event.kind === 'wrote' && 'number' in move ? Object.assign({ number: move.number }, event) : event),
      );
    };
    expect(caught({ play })).toBe(TOLD_THE_SAME);
  });

  it('a circle told in the number of events', () => {
    const play: Game<Rudy>['play'] = (state, seat, move, chance, emit) => {
      rudy.play(state, seat, move, chance, emit);
      if ('circled' in move) emit?.({ kind: 'wrote', seat });
    };
    expect(caught({ play })).toBe(TOLD_THE_SAME);
  });

  it('a refusal that depends on what others wrote', () => {
    const sight: Game<Rudy>['legalView'] = (state, seat) => {
      const other = state.boards[(seat + 1) % state.seats]?.[state.turn]?.number ?? 0;
      return { ...rudy.legalView(state, seat), circleUsed: state.circleUsed[seat] === true || other > 90 };
    };
    expect([LISTED, TOLD_THE_SAME]).toContain(caught({ legalView: sight }));
  });

  it('a seed in a view', () => {
    const trial = { seats: 2, options: {}, seed: 'planted' };
    const seed = bytesToHex(seedKey(trial.seed));
    const game = { ...rudy, table: (state: Rudy['State']) => ({ ...rudy.table(state), seed }) };
    expect(tryLaws({ ...rudyKit, game }, trial).violation?.law).toBe('no view and no event holds the seed');
  });

  it('a missing legal move', () => {
    const moves: Game<Rudy>['moves'] = (seen, seat) => [...rudy.moves(seen, seat)].slice(0, -1);
    expect(caught({ moves })).toBe(LISTED);
  });

  it('an accepted illegal move', () => {
    const refusal: Game<Rudy>['refusal'] = (seen, seat, move) => {
      const code = rudy.refusal(seen, seat, move);
      return code === 'circle-used' ? undefined : code;
    };
    expect(caught({ refusal })).toBe(LISTED);
  });

  it('a sampled move that is not listed', () => {
    expect(caught({ sample: () => ({ number: 100 }) })).toBe(LISTED);
  });

  it('a half-applied refused move', () => {
    const refusal: Game<Rudy>['refusal'] = (seen, seat, move) => {
      const code = rudy.refusal(seen, seat, move);
      if (code !== undefined) (seen.waiting as number[]).push(seat);
      return code;
    };
    expect(caught({ refusal })).toBe(FROZEN);
  });

  it('a changed input', () => {
    const table: Game<Rudy>['table'] = (state) => {
      state.waiting.reverse();
      return rudy.table(state);
    };
    expect(caught({ table })).toBe(FROZEN);
  });

  it('a copy that shares what is changed', () => {
    expect(caught({ copy: (state) => ({ ...state }) })).toBe(FROZEN);
  });

  it('Math.random', () => {
    const setup: Game<Rudy>['setup'] = (options, seats, chance) => {
      const state = rudy.setup(options, seats, chance);
      return { ...state, pile: state.pile.toSorted(() => Math.random() - 0.5) };
    };
    expect(caught({ setup })).toBe('a replay gives the same bytes');
  });

  it('a fallback that is refused', () => {
    expect(caught({ fallback: () => ({ number: 0 }) })).toBe('what the clock plays is legal');
    const readMove: Game<Rudy>['readMove'] = (raw, by, options) =>
      by === 'clock' && options.time === undefined ? undefined : rudy.readMove(raw, by, options);
    expect(caught({ readMove })).toBe('what the clock plays is legal');
  });

  it('a race nobody declared', () => {
    expect(caught({ races: () => false })).toBe('simultaneous moves commute');
  });

  it('a card that is lost', () => {
    const play: Game<Rudy>['play'] = (state, seat, move, chance, emit) => {
      rudy.play(state, seat, move, chance, emit);
      if (state.turn === 20) Object.assign(state, { pile: state.pile.slice(1) });
    };
    expect(caught({ play })).toBe('nothing is lost and nothing appears');
  });

  it('a match nobody is asked in', () => {
    expect(caught({ toAct: () => [] })).toBe('someone is asked until the end');
  });

  it('a match that does not end', () => {
    const play: Game<Rudy>['play'] = (state, seat, move, chance, emit) => {
      rudy.play(state, seat, move, chance, emit);
      if (state.turn === 20) Object.assign(state, { turn: 19, waiting: [0] });
    };
    const kit = { ...rudyKit, game: { ...rudy, play }, longest: 100 };
    expect(tryLaws(kit, { seats: 2, options: {}, seed: 'planted' }, []).violation?.law).toBe('every match ends');
  });

  it('a question that can be answered twice', () => {
    const play: Game<Rudy>['play'] = (state, seat, move, chance, emit) => {
      const again = state.waiting.slice();
      rudy.play(state, seat, move, chance, emit);
      if (state.turn === 3 && again.length === state.seats) state.waiting = again;
    };
    expect(caught({ play })).toBeDefined();
  });

  it('what JSON does not keep', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), aloud: undefined as never });
    expect(caught({ table })).toBe('states, views, moves and events survive JSON');
  });

  it('the next card in a view, though imagining repeats it', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), next: state.pile[state.turn + 1] ?? null });
    // The imagined pile is drawn until it agrees with the leak.
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => {
      for (;;) {
        const world = rudy.imagine(view, viewer, random);
        if ((view as { next?: number | null }).next === (world.pile[world.turn + 1] ?? null)) return world;
      }
    };
    expect(caughtBy(EXCHANGED, { table, imagine })).toBe(EXCHANGED);
    expect(caughtBy(DIFFER, { table, imagine })).toBe(DIFFER);
    expect(caughtBy(LOOKS_THE_SAME, { table, imagine })).toBeUndefined();
  });

  it('half of what the next card tells, though imagining respects it', () => {
    const isEven = (state: Rudy['State']): boolean => (state.pile[state.turn + 1] ?? 0) % 2 === 0;
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), even: isEven(state) });
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => {
      for (;;) {
        const world = rudy.imagine(view, viewer, random);
        if ((view as { even?: boolean }).even === isEven(world)) return world;
      }
    };
    expect(caught({ table, imagine })).toBe(EXCHANGED);
    expect(caughtBy(DIFFER, { table, imagine })).toBeUndefined();
  });

  it('the order of the whole pile in a view, copied by imagining', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), order: state.pile });
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => ({
      ...rudy.imagine(view, viewer, random),
      pile: (view as { order?: number[] }).order ?? [],
    });
    expect(caught({ table, imagine })).toBe(EXCHANGED);
    expect(caughtBy(DIFFER, { table, imagine })).toBe(DIFFER);
  });

  it('bets in a view, copied by imagining and called unsealed', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), boards: state.boards });
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => {
      const world = rudy.imagine(view, viewer, random);
      const boards = (view.boards ?? []).map((board) => [...board]);
      return { ...world, boards, circleUsed: boards.map((board) => board.some((each) => each?.circled === true)) };
    };
    const bug = { table, imagine, sealed: () => false };
    for (const law of [EXCHANGED, DIFFER, ALIKE, SEALED_BY_KIT]) expect(caughtBy(law, bug)).toBe(law);
  });

  it('moves called unsealed', () => {
    expect(caught({ sealed: () => false })).toBe(SEALED_BY_KIT);
    expect(caught({ sealed: (move) => 'circled' in move })).toBe(SEALED_BY_KIT);
  });

  it('a part of the state that everybody may know and nobody is shown', () => {
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => ({
      ...rudy.imagine(view, viewer, random),
      aloud: null,
    });
    expect(caughtBy('an imagined world has all that is open', { imagine })).toBeDefined();
  });

  it('a kit that takes for hidden what is not, or exchanges nothing', () => {
    const laws = LAWS.filter(({ name }) => name === EXCHANGED);
    const found = (otherwise: (state: Rudy['State']) => Rudy['State']) => {
      const turn: Part<Rudy['State']> = (state) => [
        { name: 'the turn', of: (world) => world.turn, otherwise: () => otherwise(state) },
      ];
      return firstViolation({ ...rudyKit, parts: { ...rudyKit.parts, turn } }, 3, 'planted', laws)?.flaw;
    };
    expect(found((state) => state)).toMatch('the turn was to be otherwise and is still');
    expect(found((state) => ({ ...state, pile: [], turn: 20 }))).toMatch('exchanging the turn leaves');
    expect(found((state) => ({ ...state, turn: 20 }))).toMatchObject({ hidden: expect.stringContaining('the turn') });
  });

  it('a timer that is always the same', () => {
    const pace: Game<Rudy>['pace'] = (state, seat) => {
      const told = rudy.pace(state, seat);
      return told && { ...told, timer: 0 };
    };
    expect(caught({ pace })).toBe(TIMERS);
  });

  it('a timer that is used twice', () => {
    const pace: Game<Rudy>['pace'] = (state, seat) => {
      const told = rudy.pace(state, seat);
      return told && { ...told, timer: told.timer % 2 };
    };
    expect(caught({ pace })).toBe(TIMERS);
  });

  it('a timer that begins again with every answer', () => {
    const pace: Game<Rudy>['pace'] = (state, seat) => {
      const told = rudy.pace(state, seat);
      return told && { ...told, timer: told.timer * 100 + state.seats - state.waiting.length };
    };
    expect(caught({ pace })).toBe(TIMERS);
  });

  it('and tells it so that it can be understood and played again', () => {
    const table: Game<Rudy>['table'] = (state) => ({ ...rudy.table(state), order: state.pile });
    const imagine: Game<Rudy>['imagine'] = (view, viewer, random) => ({
      ...rudy.imagine(view, viewer, random),
      pile: (view as { order?: number[] }).order ?? [],
    });
    const kit = { ...rudyKit, game: { ...rudy, table, imagine } };
    const trial = { seats: 2, options: { fox: 'most' }, seed: "ola's" };
    const { violation } = tryLaws(kit, trial);
    if (violation === undefined) throw new Error('nothing was caught');
    expect(explain(violation).split('\n')).toEqual([
      'rudy breaks a law: what is hidden can be exchanged unseen',
      expect.stringMatching(/^  why it matters: whoever is shown something else/),
      expect.stringMatching(/^  where: a match of 2 with options {"fox":"most"}, after \d+ moves$/),
      '  what: with another hidden thing another view',
      expect.stringMatching(/^  who can tell: (seat [01]|a spectator)$/),
      expect.stringMatching(/^  what was hidden: the card of turn \d+: it is \d+, and might be \d+$/),
      expect.stringMatching(/^  what was told: view.order\[\d+\] is \d+, and otherwise \d+$/),
      String.raw`  to see it again: npm run test:laws -- --game rudy --players 2 --options '{"fox":"most"}' --seed 'ola'\''s'`,
    ]);
    expect(tryLaws(kit, trial).violation).toEqual(violation);
  });
});
