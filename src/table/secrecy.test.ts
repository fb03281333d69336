import { SHELF } from '../games/shelf.ts';
import { describe, expect, it } from 'vitest';
import { view } from '../kernel/contract.ts';
import { movers } from '../kernel/laws/moment.ts';
import { everyViewer, type Viewer } from '../kernel/seat.ts';
import { writeBase } from './base.ts';
import { lobby } from './lobby.ts';
import { showing } from './showing.ts';
import type { Table } from './table.ts';
import { bench, dealt, randomFrom, type Bench } from './table.testing.ts';

/** Everything `viewer` is sent of a table, but for the hash, which is a commitment and looks like chance. */
function sentTo({ table, now }: Bench, viewer: Viewer): string {
  const shown = showing(table);
  const chair = viewer === 'table' ? null : viewer;
  const bytes = `${shown?.shared()} ${shown?.own(chair)} ${shown?.left(now)} ${shown?.paused}`;
  return bytes.replace(/"hash":"[0-9a-f]{64}"/, '"hash":""') + JSON.stringify(lobby(table, () => true));
}

/** The same table in another world that looks the same to `viewer`. */
function inAnotherWorld(at: Bench, viewer: Viewer, seed: string): Bench {
  const { playing } = at.table;
  if (playing === null) throw new Error('no match');
  const { game, state } = playing.match;
  const imagined = game.imagine(view(game, state, viewer), viewer, randomFrom(seed));
  const table: Table = { ...at.table, playing: { ...playing, match: { ...playing.match, state: imagined } } };
  const other = bench(at.table.game);
  return Object.assign(other, { table, now: at.now });
}

/** Every game with everything turned, clocks included. */
const TABLES = await Promise.all(
  SHELF.map(async ({ id, seats, ...game }) => {
    const { optionSpecs = [] } = (await game.rules()).game;
    const options = Object.fromEntries(optionSpecs.map(({ name, values }) => [name, values.at(-1)]));
    return { game: id, people: ['Ala', 'Ola', 'Ula'].slice(0, seats.most), options };
  }),
);

describe.each(TABLES)('a table of $game', ({ game, people, options }) => {
  it('sends a viewer the same bytes in all worlds that look the same to them', () => {
    const random = randomFrom(`secrecy ${game}`);
    let compared = 0;
    // A short match is played more often.
    for (let round = 0; round < 6 || (compared <= 300 && round < 60); round++) {
      const at = dealt(bench(game, people, options, {}, `secrecy ${round}`));
      for (let i = 0; i < 60; i++) {
        const { playing } = at.table;
        if (playing === null || playing.end !== null) break;
        const { match } = playing;
        const asked = movers(match);
        const seat = asked[random.below(asked.length)] ?? 0;
        const move = match.game.sample(match.game.legalView(match.state, seat), seat, random);
        const question = match.questions[seat] ?? -1;
        at.now += random.below(800);
        const worlds = everyViewer(match.seats).map((viewer) => ({
          viewer,
          other: inAnotherWorld(at, viewer, `w ${i}`),
        }));
        for (const { viewer, other } of worlds) {
          other.now = at.now;
          expect(sentTo(other, viewer)).toBe(sentTo(at, viewer));
          compared++;
        }
        // Whoever moves is answered the same in every world that looks the same to them.
        const own = worlds.find(({ viewer }) => viewer === seat)?.other;
        const refused = own?.as(seat, { do: 'move', question: question + 1, move });
        expect(at.as(seat, { do: 'move', question: question + 1, move }).answer).toEqual(refused?.answer);
        expect(at.as(seat, { do: 'move', question, move }).answer).toEqual({ ok: true });
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('never tells a secret, a token, a pass, a key of a link, or a hash that a guess could confirm', () => {
    const at = dealt(bench(game, people, options));
    at.as(1, { do: 'pass', pass: 'hash of a pass' });
    const { playing, links } = at.table;
    const kept = writeBase(at.table);
    for (const viewer of everyViewer(3)) {
      const sent = sentTo(at, viewer);
      for (const secret of [playing?.proof.secret ?? '', 'token of', 'hash of a pass', links.watch, links.tv]) {
        expect(kept).toContain(secret);
        expect(sent).not.toContain(secret);
      }
    }
  });
});
