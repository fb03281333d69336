import { beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../rules/index.ts';
import { choose } from '../../../client/words/language.ts';
import { flightsOf } from './flights.ts';
import { story } from './story.ts';

type Teller = Parameters<typeof story>[0];

const props = { names: ['Ola', 'Kuba', 'Zosia'], seat: 0, view: { phase: 'turn' } } as unknown as Teller;
const told = (events: readonly Event[], found: readonly number[] = []): string[] =>
  story(props, events, found).map(({ text }) => text);

/** One of each kind, by and to somebody else. */
const EVERY: readonly Event[] = [
  { kind: 'round-began', seat: 1, round: 2 },
  { kind: 'dealt', cards: 3 },
  { kind: 'buried', seat: 1 },
  { kind: 'played', seat: 1, card: 12, give: { 2: 2 } },
  { kind: 'horde-discarded', seat: 1, cards: 4 },
  { kind: 'horde-set-aside', seat: 1, cards: 3 },
  { kind: 'passed', seat: 1 },
  { kind: 'unplayed', seat: 1 },
  { kind: 'reshuffled', cards: 12 },
  { kind: 'drew', seat: 1, cards: 2 },
  { kind: 'kept', seat: 1 },
  { kind: 'refilled', seat: 1, cards: 2 },
  { kind: 'rolled', seat: 1, face: 'rain' },
  { kind: 'gifted', seat: 1, to: 2 },
  { kind: 'stole', seat: 1, from: 2 },
  { kind: 'swapped', seat: 1, with: 2, what: 'hand' },
  { kind: 'rained-on', seat: 1, cards: 1 },
  { kind: 'took-brain', seat: 1, brains: 1 },
  { kind: 'another-turn', seat: 1 },
  { kind: 'round-ended', lost: [1, 2, 0] },
  { kind: 'shown', signs: ['rock', 'paper', null] },
  { kind: 'finished', reason: 'round' },
];

beforeAll(() => choose('pl'));

describe('what happened, told', () => {
  test.each(EVERY.map((event) => [event.kind, event] as const))(
    '%s is a sentence in both languages',
    async (_, event) => {
      for (const language of ['en', 'pl'] as const) {
        await choose(language);
        const mine = JSON.parse(JSON.stringify(event).replaceAll('"seat":1', '"seat":0')) as Event;
        for (const each of [event, mine]) {
          const [first, ...more] = told([each]);
          expect(first).toMatch(/[.!?]$/);
          expect(first).not.toMatch(/mozg\.|\{/);
          expect(more).toEqual([]);
        }
      }
    },
  );

  test('copies say who got how many', () => {
    expect(told([{ kind: 'played', seat: 1, card: 12, give: { 0: 1, 2: 2 } }])).toEqual([
      'Kuba gra 4 × 12, Kot. Na Cmentarze: ty i Zosia ×2.',
    ]);
    expect(told([{ kind: 'played', seat: 1, card: 12, give: { 0: 1 } }])).toEqual([
      'Kuba gra 2 × 12, Kot. Na twój Cmentarz.',
    ]);
  });

  test('rain is one sentence, and says who got nothing', () => {
    expect(
      told([
        { kind: 'rained-on', seat: 1, cards: 1 },
        { kind: 'rained-on', seat: 2, cards: 1 },
        { kind: 'rained-on', seat: 0, cards: 0 },
      ]),
    ).toEqual(['Na każdy Cmentarz spada karta: Kuba i Zosia.', 'Zabrakło kart: ty.']);
  });

  test('only whoever was given a card hears which', () => {
    expect(told([{ kind: 'gifted', seat: 1, to: 0 }], [17])).toEqual(['Kuba podrzuca ci na Cmentarz: 17, Krowa.']);
    expect(told([{ kind: 'gifted', seat: 1, to: 0 }], [17, 3])).toEqual(['Kuba podrzuca ci kartę na Cmentarz.']);
    expect(told([{ kind: 'gifted', seat: 1, to: 2 }], [17])).toEqual(['Kuba podrzuca kartę. Na Cmentarz: Zosia.']);
  });

  test('a gift with an empty hand is told to be none', () => {
    expect(told([{ kind: 'rolled', seat: 1, face: 'gift' }])).toHaveLength(2);
    expect(
      told([
        { kind: 'rolled', seat: 1, face: 'gift' },
        { kind: 'gifted', seat: 1, to: 2 },
      ]),
    ).toHaveLength(2);
  });
});

describe('what moved where', () => {
  test('a card shows its face only where everybody saw it', () => {
    for (const event of EVERY) {
      const open = flightsOf([event]).filter(({ what }) => typeof what === 'number');
      expect(open.length > 0, event.kind).toBe(event.kind === 'played');
    }
  });

  test('copies fly to their graveyards after the Horde got its own', () => {
    expect(flightsOf([{ kind: 'played', seat: 1, card: 12, give: { 2: 2 } }])).toEqual([
      { what: 12, from: 'hand-1', to: 'horde', at: 0 },
      { what: 12, from: 'hand-1', to: 'graveyard-2', at: 0 },
      { what: 12, from: 'hand-1', to: 'graveyard-2', at: 90 },
    ]);
  });

  test('one thing sets out after the other, and never too many', () => {
    const [brain] = flightsOf(EVERY.filter(({ kind }) => kind === 'passed' || kind === 'drew'));
    expect(brain).toEqual({ what: 'brain', from: 'brains-1', to: 'pool', at: 0 });
    expect(flightsOf([...EVERY, ...EVERY, ...EVERY]).length).toBe(24);
  });
});
