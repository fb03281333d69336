import { describe, expect, it } from 'vitest';
import { observation } from '../../../kernel/match.ts';
import { ruletka, SECONDS } from './index.ts';
import { after, all, open, passAll, phaseOf, toBets, toShots } from './playing.testing.ts';

const hands = { 0: ['raise', 'spin-again'], 1: ['dud'] } as const;
const guns = { 0: ['cccccb'], 1: ['bccccc'], 2: ['cccccb'] };

function secondsOf(pace: 'relaxed' | 'standard' | 'fast') {
  const told: Record<string, number | null> = {};
  const note = (match: ReturnType<typeof open>, seat = 1) => {
    told[phaseOf(match)] = observation(match, seat).pace?.seconds ?? null;
    return match;
  };
  const loading = note(open({ hands, guns, options: { pace } }));
  const spinning = note(all(loading, () => ({ pocket: 'click' })));
  const betting = note(all(spinning, () => ({ ready: true })));
  const bids = note(all(betting, () => ({ bet: 1 })));
  const accusing = note(passAll(bids));
  note(after(accusing, 0, { accuse: 1 }));
  const shot = note(passAll(accusing));
  note(passAll(shot));
  const last = open({ seats: 2, guns: { 0: ['bccccc'], 1: ['cccccb'] }, state: { lives: [1, 1] }, options: { pace } });
  note(passAll(toBets(last, { 1: 2 })));
  return told;
}

describe('pace', () => {
  it('gives each question its seconds in standard and fast', () => {
    expect(secondsOf('standard')).toEqual(SECONDS.standard);
    expect(secondsOf('fast')).toEqual(SECONDS.fast);
  });

  it('waits for everybody in relaxed', () => {
    expect(new Set(Object.values(secondsOf('relaxed')))).toEqual(new Set([null]));
    expect(Object.keys(secondsOf('relaxed'))).toEqual(Object.keys(SECONDS.standard));
  });

  it('starts afresh when a window opens or opens again, and not for an answer', () => {
    const bids = toBets(open({ hands, options: { pace: 'fast' } }));
    const passed = after(bids, 1, { pass: true });
    expect(observation(passed, 0).pace).toEqual(observation(bids, 0).pace);
    const raised = after(passed, 0, { card: 'raise', on: 1 });
    expect(observation(raised, 0).pace?.timer).toBeGreaterThan(observation(bids, 0).pace?.timer ?? Infinity);
    const accusing = passAll(raised);
    expect(observation(accusing, 0).pace?.timer).toBeGreaterThan(observation(raised, 0).pace?.timer ?? Infinity);
  });

  it('has nothing to say when it is over', () => {
    const won = after(
      toBets(open({ seats: 2, options: { pace: 'fast' }, state: { lives: [4, 1] } }), { 0: 0 }, [1]),
      0,
      {
        accuse: 1,
      },
    );
    expect(phaseOf(won)).toBe('over');
    expect(ruletka.pace(won.state, 0)).toBeUndefined();
  });
});

describe('races', () => {
  it('are declared where the order of arrival matters', () => {
    const races = (match: ReturnType<typeof open>) => ruletka.races(match.state);
    const loading = open({ hands, guns });
    const spinning = all(loading, () => ({ pocket: 'click' }));
    const betting = all(spinning, () => ({ ready: true }));
    const bids = all(betting, () => ({ bet: 1 }));
    const accusing = passAll(bids);
    expect([loading, betting].map(races)).toEqual([false, false]);
    expect([spinning, bids, accusing, after(accusing, 0, { accuse: 2 })].map(races)).toEqual([true, true, true, true]);
    expect(races(toShots(bids))).toBe(true);
    expect(races(passAll(toShots(bids)))).toBe(false);
  });

  it('end in spinning with the last living gun that was not spun', () => {
    const dead = { lives: [4, 4, 0], out: [false, false, true], unanswered: [0, 1] };
    const spinning = all(open({ state: dead }), () => ({ pocket: 'click' }));
    const one = after(spinning, 0, { spin: 1 });
    expect(ruletka.races(one.state)).toBe(true);
    expect(ruletka.races(after(one, 0, { spin: 0 }).state)).toBe(false);
  });
});
