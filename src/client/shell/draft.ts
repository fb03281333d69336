const SLOT = 'stolik.draft';

interface Draft {
  readonly path: string;
  /** What it answers: a draft for anything else is none. */
  readonly place: string;
  readonly text: string;
}

let draft: Draft | undefined;
let found: Draft | undefined;

/** Something typed and not sent, for the case that the page has to be loaded again. Nothing of it is stored before that. */
export function keepDraft(place: string, text: string | undefined): void {
  found = undefined;
  draft = text === undefined ? undefined : { path: location.pathname, place, text };
}

/** What was being typed here when the page went. */
export function draftOf(place: string): string | undefined {
  return found?.path === location.pathname && found.place === place ? found.text : undefined;
}

if (typeof sessionStorage !== 'undefined') {
  try {
    found = JSON.parse(sessionStorage.getItem(SLOT) ?? 'null') ?? undefined;
    sessionStorage.removeItem(SLOT);
  } catch {
    // Private windows may refuse.
  }
  addEventListener('pagehide', () => {
    // A device that is handed around tells the next one nothing.
    if (draft === undefined || location.pathname.startsWith('/pass')) return;
    try {
      sessionStorage.setItem(SLOT, JSON.stringify(draft));
    } catch {
      // As above.
    }
  });
}
