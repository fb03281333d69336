import type { Page } from '@playwright/test';
import type { Outcome } from '../../src/kernel/outcome.ts';

/** What a screen shows of one card in the review. */
export interface ShownFrame {
  readonly answer: number;
  readonly rows: Readonly<Record<string, ShownRow>>;
}

interface ShownRow {
  readonly number: string;
  readonly circled: boolean;
  readonly points: number;
  readonly total: number;
}

/** Rudy's public record, as far as a review is about it. */
export interface RudyRecord {
  readonly seats: readonly string[];
  readonly entries: readonly {
    readonly seat: number;
    readonly move: { readonly number: number; readonly circled?: true };
  }[];
  readonly outcome: Outcome & {
    readonly detail: {
      readonly answers: readonly number[];
      readonly points: readonly (readonly number[])[];
      readonly circledPoints: readonly number[];
      readonly crossedOut: readonly number[];
    };
  };
}

const TURNS = 20;

/** One screen leads all of them through the review: what each shows of every card. */
export async function readTogether(
  leader: Page,
  screens: readonly { readonly page: Page; readonly name: string }[],
): Promise<ShownFrame[][]> {
  const frames: ShownFrame[][] = screens.map(() => []);
  for (let turn = 1; turn <= TURNS; turn++) {
    await leader.locator('.b-next').click();
    for (const [i, { page, name }] of screens.entries()) {
      await page.locator(`.r-strip .turn:has(b:text-is("${turn}"))`).waitFor();
      frames[i]?.push(await page.evaluate(readFrame, name));
    }
  }
  await leader.locator('.b-next').click();
  return frames;
}

function readFrame(own: string): ShownFrame {
  const rows = [...document.querySelectorAll('.r-bars .line')].map((line) => {
    const text = (what: string): string => line.querySelector(what)?.textContent?.trim() ?? '';
    const row = {
      number: text('.value'),
      circled: line.getAttribute('data-circled') === 'true',
      points: Number(text('.points')),
      total: Number(text('.total')),
    };
    return [['Ty', 'You'].includes(text('.name')) ? own : text('.name'), row] as const;
  });
  return { answer: Number(document.querySelector('.r-sum .answer')?.textContent), rows: Object.fromEntries(rows) };
}

/** The same, from the record. */
export function reviewOf({ seats, entries, outcome }: RudyRecord): ShownFrame[] {
  const { answers, points } = outcome.detail;
  const written = seats.map((_, seat) => entries.filter((entry) => entry.seat === seat).map(({ move }) => move));
  return answers.map((answer, turn) => ({
    answer,
    rows: Object.fromEntries(
      seats.map((name, seat) => {
        const move = written[seat]?.[turn];
        const so = (points[seat] ?? []).slice(0, turn + 1);
        return [
          name,
          {
            number: String(move?.number),
            circled: move?.circled === true,
            points: so.at(-1) ?? NaN,
            total: so.reduce((sum, each) => sum + each, 0),
          },
        ];
      }),
    ),
  }));
}

interface ShownPlace {
  readonly name: string;
  readonly place: number;
  readonly score: number;
  readonly circle: number;
  readonly crossed: number;
}

export async function readPlaces(page: Page, own: string): Promise<ShownPlace[]> {
  await page.locator('.r-final').waitFor();
  return page.evaluate(
    (me) =>
      [...document.querySelectorAll('.r-final .paper li')].map((line) => {
        const text = (what: string): string => line.querySelector(what)?.textContent?.trim() ?? '';
        return {
          name: ['Ty', 'You'].includes(text('.who b')) ? me : text('.who b'),
          place: Number(text('.place [aria-hidden]')),
          score: Number(text('.score [aria-hidden]')),
          circle: Number(text('.ringed')),
          crossed: Number(text('.struck')),
        };
      }),
    own,
  );
}

export function placesOf({ seats, outcome }: RudyRecord): ShownPlace[] {
  const { places, scores, detail } = outcome;
  return seats
    .map((name, seat) => ({
      name,
      place: places[seat] ?? NaN,
      score: scores[seat] ?? NaN,
      circle: detail.circledPoints[seat] ?? NaN,
      crossed: detail.crossedOut[seat] ?? NaN,
    }))
    .toSorted((a, b) => a.place - b.place);
}
