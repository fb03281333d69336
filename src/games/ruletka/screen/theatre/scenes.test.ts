import { describe, expect, test } from 'vitest';
import type { Happening } from '../players.ts';
import { viewOf } from '../props.testing.ts';
import { covers, groundOf, scenesOf, seenOf } from './scenes.ts';

const fired = (shot: number, ...seats: number[]): Happening => ({
  kind: 'fired',
  shot,
  guns: seats.map((seat) => ({ seat, card: seat === 1 ? 'bullet' : 'click', at: seat })),
});
const kinds = (events: readonly Happening[], counted = false): string[] =>
  scenesOf(viewOf({}), events, counted).map(({ kind }) => kind);

describe('what is shown one after the other', () => {
  test('three beats before a shot, unless the clock has counted them', () => {
    expect(kinds([fired(1, 0)])).toEqual(['count', 'volley']);
    expect(kinds([fired(1, 0)], true)).toEqual(['volley']);
    expect(kinds([fired(1, 0), fired(2, 0)], true)).toEqual(['volley', 'count', 'volley']);
  });

  test('a whole round in one view: every shot, then the points', () => {
    const round: Happening[] = [
      fired(1, 0, 1),
      { kind: 'lost', seat: 1, lives: 3 },
      fired(2, 0),
      { kind: 'scored', seat: 0, points: 3 },
      { kind: 'round', round: 2 },
    ];
    const view = viewOf({ lives: [4, 3, 4, 4], points: [3, 0, 0, 0], round: 2 });
    const scenes = scenesOf(view, round, false);
    expect(scenes.map(({ kind }) => kind)).toEqual(['count', 'volley', 'count', 'volley', 'points']);
    expect(scenes[1]).toMatchObject({ lost: [{ seat: 1, lives: 3 }], lives: [4, 4, 4, 4] });
    expect(scenes[3]).toMatchObject({ lost: [], lives: [4, 3, 4, 4] });
    expect(scenes[4]).toMatchObject({ made: [3, 0, 0, 0], round: 1 });
  });

  test('who is out stays out, who falls in this shot was in', () => {
    const view = viewOf({
      phase: 'shot',
      shot: 3,
      lives: [4, 3, 3, 4],
      out: [false, true, true, false],
      bets: [5, 5, 5, 5],
    });
    const [, volley] = scenesOf(view, [fired(2, 0, 1, 3), { kind: 'lost', seat: 1, lives: 3 }], false);
    expect(volley).toMatchObject({ out: [false, false, true, false], lives: [4, 4, 3, 4] });
  });

  test('the end has its own screen, not the points of a round', () => {
    const end: Happening[] = [
      { kind: 'scored', seat: 0, points: 3 },
      { kind: 'finished', reason: 'points' },
    ];
    expect(kinds(end)).toEqual([]);
    // The points it brought are nobody's before it has gone off.
    const scenes = scenesOf(viewOf({ phase: 'over' }), [fired(2, 0), ...end], false);
    expect(scenes.map(({ kind }) => kind)).toEqual(['count', 'volley']);
    expect(scenes.at(-1)).toMatchObject({ made: [3, 0, 0, 0] });
  });

  test('under a card on the table lies the shot that follows, and nothing of what came of it', () => {
    const view = viewOf({ phase: 'over', lives: [4, 0, 0, 0] });
    const events: Happening[] = [
      { kind: 'played', seat: 1, move: { card: 'air-gun' } },
      fired(3, 0, 1),
      { kind: 'lost', seat: 1, lives: 0 },
      { kind: 'finished', reason: 'captain' },
    ];
    const scenes = scenesOf(view, events, false);
    expect(scenes.map(({ kind }) => kind)).toEqual(['played', 'count', 'volley']);
    expect(groundOf(scenes)).toMatchObject({ kind: 'still', volley: { shot: 3 }, lives: [4, 1, 0, 0] });
    expect(covers(scenes, view)).toBe(true);
    expect(groundOf(scenes.slice(1))).toBe(scenes[1]);
    expect(groundOf([])).toBe(undefined);
  });

  test('a pocket that ends the match is seen before the end', () => {
    const view = viewOf({ phase: 'over' });
    const scenes = scenesOf(view, [{ kind: 'shown', seat: 1, card: 'bullet' }], false);
    expect(groundOf(scenes)).toBe(undefined);
    expect(covers(scenes, view)).toBe(true);
    expect(covers([], view)).toBe(false);
  });

  test('cards and pockets are shown over the table and hide no control', () => {
    const events: Happening[] = [
      { kind: 'played', seat: 1, move: { card: 'bribe' } },
      { kind: 'shown', seat: 1, card: 'bullet' },
    ];
    const view = viewOf({ phase: 'accusing' });
    const scenes = scenesOf(view, events, false);
    expect(scenes.map(({ kind }) => kind)).toEqual(['played', 'pocket']);
    expect(covers(scenes, view)).toBe(false);
  });

  test('no question before the shot it comes from has been shown', () => {
    const scenes = scenesOf(viewOf({}), [fired(1, 0)], false);
    for (const phase of ['bullet', 'shot', 'loading'] as const) expect(covers(scenes, viewOf({ phase }))).toBe(true);
  });

  test('what a shot brings is seen with it, its points with the points, and the round with both', () => {
    const view = viewOf({ lives: [4, 3, 4, 4], points: [5, 4, 0, 0], round: 2, phase: 'loading' });
    const scenes = scenesOf(
      view,
      [
        { kind: 'played', seat: 1, move: { card: 'air-gun' } },
        fired(5, 0, 1),
        { kind: 'lost', seat: 1, lives: 3 },
        { kind: 'scored', seat: 0, points: 3 },
        { kind: 'round', round: 2 },
      ],
      false,
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['played', 'count', 'volley', 'points']);
    const seen = scenes.map((_, i) => seenOf(view, scenes.slice(i), true));
    const before = {
      round: 1,
      points: [2, 4, 0, 0],
      lives: [4, 4, 4, 4],
      out: [false, false, false, false],
      waiting: [],
    };
    expect(seen[0]).toMatchObject(before);
    expect(seen[1]).toMatchObject(before);
    expect(seen[2]).toMatchObject({ ...before, lives: [4, 3, 4, 4], out: [false, true, false, false] });
    expect(seen[3]).toMatchObject({ round: 1, points: [5, 4, 0, 0], lives: [4, 3, 4, 4], phase: 'loading' });
    expect(seenOf(view, [], false)).toBe(view);
    // Asked before all has been shown, one answers what is asked.
    expect(seenOf(view, scenes, false)).toMatchObject({ phase: 'loading', waiting: view.waiting });
  });
});
