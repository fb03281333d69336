import type { Page } from './engines/page.ts';
import type { Habit } from './ruletka-acts.ts';

/** What a board says of itself; nothing where there is none. */
export interface Shown {
  readonly phase: string;
  readonly round: number;
  readonly asked: boolean;
}

export function shownOn(page: Page): Promise<Shown | undefined> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('main.ruletka');
    if (board === null) return undefined;
    const { phase = '', round, asked } = board.dataset;
    return { phase, round: Number(round), asked: asked === 'true' };
  });
}

const NOTCH = { click: '1', bullet: '7' } as const;

function keysOf(phase: string, { pocket, bet }: Habit): readonly string[] {
  switch (phase) {
    case 'loading':
      return [NOTCH[pocket], 'Enter'];
    case 'betting':
      return [`${bet}`, 'Enter'];
    case 'spinning':
    case 'showOff':
      return ['Enter'];
    case 'over':
      return [];
    default:
      return ['p'];
  }
}

const MOST_SCENES = 12;
/** No longer than this, what is pressed after a change of windows is not heard. */
const DEAF = 400;

/** Goes on, as the impatient do, past what is still shown of the shots. */
export async function goOn(page: Page): Promise<void> {
  const on = page.locator('.rl-controls .rl-btn', { hasText: /^(Dalej|Go on|Done: round|Gotowe – runda)/i });
  let scenes = 0;
  while (scenes < MOST_SCENES && (await on.count()) > 0) {
    await page.keyboard.press('Enter');
    scenes++;
  }
  if (scenes > 0) await page.waitForTimeout(DEAF);
}

/** Answers by keyboard what this screen asks, and by nothing but what is on it. */
export async function answerShown(page: Page, habit: Habit): Promise<Shown | undefined> {
  const shown = await shownOn(page);
  if (shown === undefined || !shown.asked) return shown;
  await goOn(page);
  for (const key of keysOf(shown.phase, habit)) await page.keyboard.press(key);
  // Somebody made everybody aim: the first name will do.
  if (
    shown.phase === 'shot' &&
    (await page.locator('.rl-controls .rl-btn', { hasText: /^(Aim|Pick somebody)/ }).count()) > 0
  ) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  return shown;
}
