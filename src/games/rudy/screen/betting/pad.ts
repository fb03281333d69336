/** What is typed but not yet written. */
export interface Pad {
  /** Up to two digits; none when empty. */
  readonly digits: string;
  readonly circled: boolean;
  /** Grows with every key that could do nothing: the display shakes anew. */
  readonly shakes: number;
}

export type Key = number | 'backspace' | 'circle' | 'clear';

export const EMPTY_PAD: Pad = { digits: '', circled: false, shakes: 0 };

const MOST_DIGITS = 2;

export function press(pad: Pad, key: Key): Pad {
  switch (key) {
    case 'clear':
      return EMPTY_PAD;
    case 'circle':
      return { ...pad, circled: !pad.circled };
    case 'backspace':
      return pad.digits === '' ? pad : { ...pad, digits: pad.digits.slice(0, -1) };
    default:
      return digit(pad, key);
  }
}

function digit(pad: Pad, key: number): Pad {
  if (pad.digits === '0') return { ...pad, digits: String(key) };
  if (pad.digits.length === MOST_DIGITS) return { ...pad, shakes: pad.shakes + 1 };
  return { ...pad, digits: pad.digits + String(key) };
}

export function numberOn(pad: Pad): number | undefined {
  return pad.digits === '' ? undefined : Number(pad.digits);
}

/** Which key of a keyboard means what; Enter is the screen's own affair. */
export function keyOf(key: string): Key | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  if (key === 'Backspace' || key === 'Delete') return 'backspace';
  return key === 'k' || key === 'K' ? 'circle' : undefined;
}
