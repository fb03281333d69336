import type { Page } from '@playwright/test';
import type { OwnSeat } from '../../src/client/line/http.ts';

async function tableOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const code = location.pathname.split('/').at(-1) ?? '';
    return ((await (await fetch(`/api/codes/${code}`)).json()) as { table: string }).table;
  });
}

/** Says it as whoever sits at this page, by its cookie. */
export async function say(page: Page, message: object): Promise<void> {
  const refused = await page.evaluate(
    async ([table, body]) => {
      const answer = await fetch(`/api/tables/${table}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return answer.ok ? '' : answer.text();
    },
    [await tableOf(page), JSON.stringify(message)] as const,
  );
  if (refused !== '') throw new Error(refused);
}

export async function seatOf(page: Page): Promise<OwnSeat> {
  return page.evaluate(
    async (table) => (await (await fetch(`/api/tables/${table}`)).json()) as OwnSeat,
    await tableOf(page),
  );
}

/** Lets bots play for everybody at these pages, each asked by another, until the match is over. */
export async function standIn(pages: readonly Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const { chair, awaited, lobby } = await seatOf(page);
      if (lobby.phase === 'ended') return;
      const minded = lobby.chairs.some((each) => each.chair === chair && each.minded);
      if (lobby.phase !== 'playing' || minded || !awaited || chair === null) continue;
      const host = pages[0] === page ? pages[1] : pages[0];
      // It may have been their turn a moment ago.
      if (host !== undefined) await say(host, { t: 'mind', chair, on: true }).catch(() => undefined);
    }
    await pages[0]?.waitForTimeout(50);
  }
}
