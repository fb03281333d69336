/** How a hand lies: a card's width, how far apart cards and rows are, and how many cards a row has. */
export interface Fan {
  readonly card: number;
  readonly step: number;
  readonly perRow: number;
  readonly rowStep: number;
}

const RATIO = 1.4;
/** What a finger needs of every card. */
const FINGER = 44;
/** What the eye needs: both figures of a number, and all of their height. */
const FIGURES = 0.58;
const TOP = 0.5;
const GAP = 5;
const ROWS = 5;

/** The largest cards that fit, each of them readable and reachable, in as few rows as that takes. */
export function fan(count: number, width: number, height: number): Fan {
  let best: Fan | undefined;
  for (let rows = 1; rows <= Math.min(ROWS, Math.max(1, count)); rows++) {
    const found = inRows(count, rows, width, height);
    // Another row is worth it only for cards that are clearly larger.
    if (found !== undefined && (best === undefined || found.card > best.card + 8)) best = found;
  }
  if (best !== undefined) return best;
  const perRow = Math.max(1, Math.floor(width / FINGER));
  return { card: FINGER, step: width / perRow, perRow, rowStep: FINGER };
}

function inRows(count: number, rows: number, width: number, height: number): Fan | undefined {
  const perRow = Math.max(1, Math.ceil(count / rows));
  for (let card = Math.floor(Math.min(width, height / RATIO)); card >= FINGER; card--) {
    const step = perRow === 1 ? card : Math.min(card + GAP, (width - card) / (perRow - 1));
    // Rows below lie over the lower part of those above.
    const rowStep = rows === 1 ? 0 : Math.min((height - card * RATIO) / (rows - 1), card * RATIO + GAP);
    const wide = perRow === 1 || step >= Math.max(FINGER, card * FIGURES);
    const high = rows === 1 || rowStep >= Math.max(FINGER, card * TOP);
    if (wide && high) return { card, step, perRow, rowStep };
  }
  return undefined;
}
