import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Person } from './ruletka-acts.ts';

interface Recorded {
  readonly outcome: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly places: readonly number[];
  };
}

/** Every screen's end is the one that was recorded: who won, and everybody's points in the order of places. */
export async function expectRecorded(house: House, table: string, people: readonly Person[]): Promise<void> {
  const [first] = people;
  if (first === undefined) throw new Error('nobody saw the end');
  const match = first.views.at(-1)?.match ?? '';
  const reply = await first.page.request.get(`${house.url}/api/tables/${table}/records/${match}`);
  const { outcome } = (await reply.json()) as Recorded;
  const places = outcome.places.map((place, seat) => ({ place, seat, points: outcome.scores[seat] ?? 0 }));
  const expected = places.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  for (const { page, views, name } of people) {
    const me = views.at(-1)?.seat;
    const lanes = page.locator('.rl-final .rl-lanes > li');
    // The outcome comes with the lobby, a moment after the view.
    await expect
      .poll(() => lanes.locator('.sum').allInnerTexts(), { timeout: 30_000 })
      .toEqual(expected.map(({ points }) => `${points}`));
    const names = await lanes.locator('.who b').evaluateAll((all) => all.map((each) => each.firstChild?.textContent));
    const own = expected.findIndex(({ seat }) => seat === me);
    expect(names[own], `${name} finds their own lane`).toMatch(/^(Ty|You)$/);
    expect(views.at(-1)?.table.winners).toEqual(outcome.winners);
    const headline = await page.locator('.rl-final h2').innerText();
    expect(/wygrywasz|you win/i.test(headline)).toBe(outcome.winners.length === 1 && outcome.winners[0] === me);
  }
}
