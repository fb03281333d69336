import { describe, expect, it } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { mozg, type Move as MozgMove } from '../../games/mozg/rules/index.ts';
import { rudy, type Rudy } from '../../games/rudy/rules/index.ts';
import { ruletka } from '../../games/ruletka/rules/index.ts';
import type { Game } from '../../kernel/contract.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { seen, start, submit } from '../../kernel/match.ts';
import { openStream } from '../../kernel/stream.ts';
import { swift } from '../../kernel/swift.ts';
import { fakeIo } from '../fake.ts';
import { paintFor } from './paint.ts';
import { seatPlayers } from '../../arena/players.ts';
import { sit } from './session.ts';
import { LANGUAGES, WORDS, type Language, type Words } from './words/index.ts';
import type { Face, Setting } from './face.ts';
import { FACES } from '../faces/index.ts';

const PAINT = paintFor({ colours: false, pictures: false });

function settingIn(language: Language, seats: number): Setting {
  const names = ['Me', 'Ada', 'Bob', 'Cy', 'Di', 'Eve'].slice(0, seats);
  return { words: WORDS[language], paint: PAINT, names, me: 0 };
}

/** What a person would type for a move. */
type Typed = (move: unknown, screen: string, words: Words) => string;

const typedRudy: Typed = (move) => {
  const { number, circled } = move as Extract<Rudy['Move'], { number: number }>;
  return circled === true ? `${number}k` : String(number);
};

const typedMozg: Typed = (raw, _screen, { mozg: words }) => {
  const move = raw as MozgMove;
  if ('bury' in move) return String(move.bury);
  if ('keep' in move) return String(move.keep);
  if ('pass' in move) return words.passKey;
  if ('steal' in move) return String(move.steal);
  if ('gift' in move) return `${move.gift} ${move.to}`;
  if ('refill' in move) return `u ${move.refill.join(' ')}`;
  if ('swap' in move) return `${words.swapKeys[move.swap]} ${move.with}`;
  if ('show' in move) return words.signKeys[move.show];
  const copies = Object.entries(move.give ?? {}).flatMap(([seat, n]) => Array.from({ length: n }, () => seat));
  return [move.play, ...copies].join(' ');
};

/** The line of the list that says it; a bet is its own number. */
const typedRuletka: Typed = (raw, screen, { ruletka: words }) => {
  const move = raw as Parameters<typeof words.move>[0];
  const names = ['Me', 'Ada', 'Bob', 'Cy', 'Di', 'Eve'];
  const said = words.move(move, (seat) => ({ name: names[seat] ?? '', isMe: seat === 0 }));
  const line = screen.split('\n').find(
    (each) =>
      each
        .trim()
        .replace(/^\w+ {2}/, '')
        .replace(/ {2}\(.*$/, '') === said,
  );
  return line?.trim().split(' ')[0] ?? '';
};

const GAMES: readonly { readonly game: Game; readonly typed: Typed; readonly options: readonly object[] }[] = [
  { game: rudy, typed: typedRudy, options: [{}, { lastAloud: true, fox: 'cats' }] },
  { game: mozg, typed: typedMozg, options: [{}, { refill: 'forgotten', starter: 'rps' }] },
  { game: ruletka, typed: typedRuletka, options: [{}, { target: 20 }] },
];

/** Plays a match with a random person at seat 0 who types what they mean; gives what was told and the last pages. */
function typedThrough(game: Game, typed: Typed, raw: object, language: Language, seed: string) {
  const face: Face = FACES[game.id] as Face;
  const options = game.options(raw, '');
  if (!options.ok) throw new Error(options.why);
  const key = seedKey(seed);
  const setting = settingIn(language, 4);
  const bot = botNamed(game.id, 'random');
  const others = seatPlayers([bot, bot, bot, bot], key);
  const dice = swift(openStream(key, 'person'));
  const told: string[] = [];
  let match = start(game, options.value, 4, { key });
  while (game.toAct(match.state).length > 0) {
    const seat = others.next(match);
    const move = seat === 0 ? game.sample(game.sight(match.state, 0), 0, dice) : others.decide(match, seat);
    const view = seen(match, 0).view;
    const screen = face.screen(view, setting);
    const read = seat === 0 ? face.read(typed(move, screen, setting.words), view, setting) : move;
    expect(game.readMove(read, 'player', options.value)).toEqual(move);
    told.push(screen, face.hint(view, setting));
    const answer = submit(match, { seat, move: read, by: 'player' });
    if (!answer.ok) throw new Error(answer.code);
    for (const event of answer.events) told.push(face.tell(event, setting) ?? '');
    match = answer.match;
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) throw new Error('not over');
  return { told, pages: face.review(seen(match, 0).view, outcome, setting) };
}

describe.each(GAMES)('the face of $game.id', ({ game, typed, options }) => {
  it.each(LANGUAGES)('understands every move as it is typed, and tells it all in %s', (language) => {
    for (const [i, raw] of options.entries()) {
      for (let n = 0; n < 4; n++) {
        const { told, pages } = typedThrough(game, typed, raw, language, `${game.id}${i}${n}`);
        expect([...told, ...pages].filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
        expect(pages.at(-1)).toContain(WORDS[language][game.id as 'rudy'].result);
      }
    }
  });

  it('makes nothing lawful out of nonsense', () => {
    const face = FACES[game.id] as Face;
    const parsed = game.options({}, '');
    if (!parsed.ok) throw new Error(parsed.why);
    const match = start(game, parsed.value, 4, { key: seedKey('nonsense') });
    const setting = settingIn('en', 4);
    const view = seen(match, 0).view;
    for (const line of ['', '-1', '2.5', '1e9', '"5"', 'xyzzy', '{}', '7 7 7 7', '__proto__', '0x5']) {
      expect(game.readMove(face.read(line, view, setting), 'player', parsed.value)).toBeUndefined();
    }
  });
});

it('says every refusal of mozg in words of its own', () => {
  const { refusals } = WORDS.pl.mozg;
  expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length);
  const face = FACES['mozg'] as Face;
  expect(face.refusal('must-be-higher', {}, settingIn('pl', 2))).toBe(refusals['must-be-higher']);
  expect(face.refusal('brand-new', {}, settingIn('pl', 2))).toContain('brand-new');
});

it('seats a person at a whole match of ruletka', async () => {
  const options = ruletka.options({ target: 10 }, '');
  const bot = botNamed('ruletka', 'greedy');
  if (!options.ok || bot === undefined) throw new Error('no table');
  const io = fakeIo({ lines: Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 'a' : '2')) });
  const face = FACES['ruletka'] as Face;
  const plan = { game: ruletka, face, options: options.value, bots: [bot, bot], seed: 'x', language: 'pl' } as const;
  expect(await sit(plan, io)).toBe(0);
  expect(io.said.out).toContain('Trzy, dwa, jeden…');
  // News is told once: what was said before the last answer is not said again.
  expect(io.said.out.split('Zaczyna się runda 2.')).toHaveLength(2);
  expect(io.said.out).toContain('Wybierz jedną z liter z listy.');
  expect(io.said.out).toContain('Wynik');
  expect(io.said.out).toContain('Dziękujemy za grę!');
});

/** Somebody who tries whatever might be meant until it is accepted, and never fills up a hand unless made to. */
function stubborn(): (read: string) => string {
  let tries: string[] = [];
  return (read) => {
    if (read.includes('Just Enter')) return '';
    const cards = (label: string): string[] =>
      [...(new RegExp(`${label}: (.*)`).exec(read)?.[1]?.matchAll(/(\d+) [A-Z]/g) ?? [])].map(([, card]) => card ?? '');
    if (read.includes('Your hand')) {
      const hand = cards('Your hand');
      const buried = cards('Your graveyard');
      const refills = [1, 2, 3].map((n) => `u ${buried.slice(0, n).join(' ')}`);
      const copies = buried.flatMap((card) => [`u ${card} ${card}`, `u ${card} ${card} ${card}`]);
      const several = buried.map((card) => `u ${card} ${card} ${buried.join(' ')}`.split(' ').slice(0, 4).join(' '));
      tries = [...hand, ...hand.map((card) => `${card} 1`), 'p', '1', 'h 1', 'r', ...refills, ...copies, ...several];
    }
    return tries.shift() ?? 'xyzzy';
  };
}

it('[Z15] seats a person at mozg who leaves refilling whenever it may be left', async () => {
  const options = mozg.options({ refill: 'forgotten', starter: 'rps' }, '');
  const bot = botNamed('mozg', 'random');
  if (!options.ok || bot === undefined) throw new Error('no table');
  let asked = 0;
  const person = stubborn();
  const io = fakeIo({ person: (read) => (++asked < 20_000 ? person(read) : undefined) });
  const face = FACES['mozg'] as Face;
  const plan = { game: mozg, face, options: options.value, bots: [bot, bot], seed: 'x', language: 'en' } as const;
  expect(await sit(plan, io)).toBe(0);
  expect(io.said.out).toContain('Just Enter');
  expect(io.said.out).toContain('The last brain');
  expect(io.said.out).toContain('Thank you for playing!');
});
