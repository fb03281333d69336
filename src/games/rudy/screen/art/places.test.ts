import { describe, expect, test } from 'vitest';
import { KINDS } from '../../rules/index.ts';
import { BODIES } from './bodies.ts';
import { FOX_PLACE, PLACES, type Place } from './places.ts';
import { CARD } from './scenery.ts';

const HEIGHTS = [
  [152, 262],
  [102, 198],
  [89, 178],
] as const;

function edges({ species, x, height }: Place): readonly [number, number] {
  const [left, top, right, bottom] = BODIES[species].box;
  const half = ((right - left) * height) / (bottom - top) / 2;
  return [x - half, x + half];
}

describe('where animals stand', () => {
  test('there are places for the 24 kinds and for nothing else', () => {
    const placed = Object.values(PLACES).flatMap((cards) => Object.keys(cards));
    expect(placed.toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
  });

  test.each(KINDS)('$name shows its species, each once', ({ name, landscape, species }) => {
    const shown = (PLACES[landscape][name] ?? []).map((place) => place.species);
    expect(shown.toSorted()).toEqual(species.toSorted());
  });

  test.each(KINDS)(
    '$name: every animal is whole on the card and as large as its company allows',
    ({ name, landscape }) => {
      const places = PLACES[landscape][name] ?? [];
      const [least, most] = HEIGHTS[places.length - 1] ?? [0, 0];
      for (const place of places) {
        const [left, right] = edges(place);
        expect(left).toBeGreaterThanOrEqual(-8);
        expect(right).toBeLessThanOrEqual(CARD.width + 8);
        expect(place.base - place.height).toBeGreaterThanOrEqual(0);
        expect(place.base).toBeLessThanOrEqual(CARD.height);
        expect(place.height).toBeGreaterThanOrEqual(least);
        expect(place.height).toBeLessThanOrEqual(most);
      }
    },
  );

  test('nobody hides behind another: no two stand in one place', () => {
    for (const { name, landscape } of KINDS) {
      const places = PLACES[landscape][name] ?? [];
      for (const [i, a] of places.entries()) {
        for (const b of places.slice(i + 1)) {
          const [left, right] = edges(a);
          const [from, to] = edges(b);
          const across = Math.max(0, Math.min(right, to) - Math.max(left, from)) / Math.min(right - left, to - from);
          const down =
            Math.max(0, Math.min(a.base, b.base) - Math.max(a.base - a.height, b.base - b.height)) /
            Math.min(a.height, b.height);
          expect(across * down, name).toBeLessThan(0.35);
        }
      }
    }
  });

  test('the fox sits under its bubble', () => {
    expect(FOX_PLACE.base - FOX_PLACE.height).toBeGreaterThan(100);
  });
});
