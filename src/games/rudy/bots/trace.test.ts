import { expect, it } from 'vitest';
import { PROFILES } from './levels.ts';
import { noise } from './noise.ts';
import { recall, type Trace } from './trace.ts';

const profile = { ...PROFILES.regular, decay: 0.5, haze: 0.4, threshold: -2, apart: 1, clinging: 0.5 };

function trace(item: number, turn: number, more: Partial<Trace> = {}): Trace {
  return { item, turn, until: turn, tally: turn, sure: 1, fade: 1, ...more };
}

/** How often each trace came to mind in many trials; nothing is -1. */
function shares(traces: readonly Trace[], item: number, now: number): (place: number) => number {
  const trials = 20_000;
  const chance = noise(7);
  const counts = new Map<number, number>();
  for (let i = 0; i < trials; i++) {
    const recalled = recall(profile, traces, item, now, chance);
    const place = recalled === undefined ? -1 : traces.indexOf(recalled.trace);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return (place) => (counts.get(place) ?? 0) / trials;
}

it.each([1, 3, 10, 19])('a trace of %i turns ago comes to mind as ACT-R has it', (ago) => {
  const strength = Math.log((12 * ago) ** -0.5);
  const likely = 1 / (1 + Math.exp((-2 - strength) / 0.4));
  expect(shares([trace(0, 1)], 0, 1 + ago)(0)).toBeCloseTo(likely, 1.5);
});

it('what was repeated comes to mind more easily', () => {
  const once = shares([trace(0, 1)], 0, 9)(0);
  const often = shares([trace(0, 1, { until: 7 })], 0, 9)(0);
  expect(often).toBeGreaterThan(once + 0.2);
});

it('an outdated tally competes with the newest, and loses more often', () => {
  const came = shares([trace(0, 4, { fade: 0.5 }), trace(0, 6)], 0, 8);
  expect(came(0)).toBeGreaterThan(0.03);
  expect(came(1)).toBeGreaterThan(4 * came(0));
});

it('another species comes to mind by mistake, the neighbour of its landscape first', () => {
  const came = shares([trace(0, 6), trace(1, 6), trace(2, 6)], 0, 8);
  expect(came(1)).toBeGreaterThan(1.5 * came(2));
  expect(came(2)).toBeGreaterThan(0);
});
