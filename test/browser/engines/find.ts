import type { Role, Words } from './page.ts';

/** Words as they go to a page, which is sent text. */
export type Wanted =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string };

/** Which elements of a page are meant. */
export interface Query {
  readonly css: string;
  /** What a reader's voice calls it. */
  readonly name?: Wanted;
  readonly hasText?: Wanted;
  /** Only those in which no other one is. */
  readonly innermost?: boolean;
  readonly at?: number;
}

export const ROLES: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  heading: 'h1, h2, h3, [role=heading]',
  radio: 'input[type=radio], [role=radio]',
};

export function wanted(words: Words, exact = false): Wanted {
  return typeof words === 'string' ? { text: words, exact } : { source: words.source, flags: words.flags };
}

/** Runs in the page, so it may use nothing from outside: the elements that are meant. */
export function find({ css, name, hasText, innermost, at }: Query): HTMLElement[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page in one piece
  const says = (text: string | null | undefined, what: Wanted | undefined): boolean => {
    if (what === undefined) return true;
    const said = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if ('source' in what) return new RegExp(what.source, what.flags).test(said);
    return what.exact ? said === what.text : said.toLowerCase().includes(what.text.toLowerCase());
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it goes to the page in one piece
  const nameOf = (each: HTMLElement): string | null => {
    const label = 'labels' in each ? (each.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    return each.getAttribute('aria-label') ?? (label ?? each).textContent;
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (each) =>
      (name === undefined || (each.checkVisibility() && says(nameOf(each), name))) && says(each.textContent, hasText),
  );
  const meant =
    innermost === true ? found.filter((each) => !found.some((in_) => in_ !== each && each.contains(in_))) : found;
  return at === undefined ? meant : meant.slice(at, at === -1 ? undefined : at + 1);
}

/** Runs in the page: what is seen of the first one. */
export function isSeen([each]: readonly HTMLElement[]): boolean {
  if (each === undefined) return false;
  const { width, height } = each.getBoundingClientRect();
  return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page: where a finger meets the first one and nothing that lies over it; nothing while it cannot, or it moves. */
export async function spotOn(
  [each]: readonly HTMLElement[],
  position?: { readonly x: number; readonly y: number },
): Promise<readonly [number, number] | undefined> {
  if (each === undefined || each.matches(':disabled')) return undefined;
  // A radio is as small as a pixel: whoever means it presses its words.
  const label = each.matches('[type=radio]') ? (each as HTMLInputElement).labels?.[0] : undefined;
  const body: HTMLElement = label ?? each;
  const whereIs = (): { x: number; y: number } => {
    const box = body.getBoundingClientRect();
    return {
      x: Math.floor(box.left + (position?.x ?? box.width / 2)),
      y: Math.floor(box.top + (position?.y ?? box.height / 2)),
    };
  };
  const before = whereIs();
  if (before.x < 0 || before.y < 0 || before.x >= innerWidth || before.y >= innerHeight) {
    body.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  for (let drawn = 0; drawn < 2; drawn++) {
    const { x, y } = whereIs();
    await new Promise((frame) => void requestAnimationFrame(frame));
    const after = whereIs();
    if (after.x !== x || after.y !== y) return undefined;
  }
  const { x, y } = whereIs();
  if (!body.contains(document.elementFromPoint(x, y))) return undefined;
  // The table may move before the finger is there: what it meets then was not meant, and does not feel it.
  const aim: Aim = { met: undefined };
  const meet = (event: Event): void => {
    aim.met ??= event.target instanceof Node && body.contains(event.target);
    if (!aim.met) event.stopImmediatePropagation();
  };
  const touches = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const touch of touches) addEventListener(touch, meet, { capture: true });
  aim.over = () => {
    for (const touch of touches) removeEventListener(touch, meet, { capture: true });
  };
  (globalThis as { aim?: Aim }).aim?.over?.();
  (globalThis as { aim?: Aim }).aim = aim;
  return [x, y];
}

interface Aim {
  met: boolean | undefined;
  over?: () => void;
}

/** Runs in the page: whether the last touch met what it was meant for; a page that is gone cannot tell. */
export function hasMet(): boolean {
  const { aim } = globalThis as { aim?: Aim };
  aim?.over?.();
  return aim?.met !== false;
}
