import type { Page } from '@playwright/test';

interface Message {
  readonly t: string;
  readonly table?: { readonly phase: string };
}

const LATE = { kind: 'behind', seat: 0, first: 1, ms: 84 } as const;

/** Puts on the way to a page what two quick thumbs bring by chance: a photo finish, in a view in which nobody has moved. */
export async function bringPhotoFinish(page: Page): Promise<void> {
  let told = false;
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      socket.send(text);
      if (told || message.table?.phase !== 'accusing') return;
      told = true;
      socket.send(JSON.stringify({ ...message, events: [LATE] }));
    });
  });
}

/** What a page has told so far: what its stage showed, each thing once as long as it stood, and what it said to who listens. */
interface Witness {
  readonly shown: readonly string[];
  readonly said: readonly string[];
}

export async function watchStage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    const said: string[] = [];
    Object.assign(globalThis, { witness: { shown, said } });
    const look = (): void => {
      const stage = document.querySelector('.rl-stage');
      if (stage === null) return;
      const fired = stage.querySelector('.rl-shooting')?.getAttribute('data-fired') === 'true';
      const title = document.querySelector('.rl-strip span.title')?.textContent ?? '';
      const now = stage.querySelector('.rl-final') !== null ? 'end' : fired ? title : 'before';
      if (shown.at(-1) !== now) shown.push(now);
      const text = document.querySelector('.ruletka > [role="status"]')?.textContent ?? '';
      if (said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-fired'],
    });
  });
}

export function witnessed(page: Page): Promise<Witness> {
  return page.evaluate(() => (globalThis as unknown as { witness: Witness }).witness);
}
