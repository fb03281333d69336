import { declared, right, shown, wrong, type Decoder } from '../kernel/decode.ts';
import { matching } from '../kernel/decode-document.ts';

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 200;
const MOST_MARKS = 3;

/** Control and format characters, lone surrogates, private use; of the invisible only the joiner of emoji is let through. */
const INVISIBLE = /(?!\u200d)(?:\p{C}|\p{Default_Ignorable_Code_Point})/gu;
/** The joiner joins pictures, and nothing else. */
const LOOSE_JOINERS =
  /(?<![\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}])\u200d+|\u200d+(?!\p{Extended_Pictographic})/gu;
/** The empty Braille pattern is a space to whoever reads with their eyes. */
const SPACES = /[\p{Z}\t\n\r\u2800]+/gu;
/** A mark without a letter would sit on whatever stands before the name. */
const LOOSE_MARKS = /(?<=^| )\p{M}+/gu;
const STACKED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** What people will read of `raw`: composed, on one line, nothing invisible, nothing that turns the writing around. */
export function tidy(raw: string): string {
  return raw
    .slice(0, 4096)
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINERS, '')
    .replace(LOOSE_MARKS, '')
    .replace(STACKED, '$1')
    .replace(SPACES, ' ') // Those that something invisible stood between.
    .trim();
}

function told(longest: number): string {
  return `Something to read, of at most ${longest} characters once it is put on one line without anything invisible.`;
}

/* @__NO_SIDE_EFFECTS__ */
function tidied(what: string, longest: number): Decoder<string> {
  return declared({ type: 'string', description: told(longest) }, (raw, place) => {
    if (typeof raw !== 'string') return wrong(place, `expected ${what}, found ${shown(raw)}`);
    const words = tidy(raw);
    if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(words)) return wrong(place, `expected ${what}, found nothing to read`);
    const length = Array.from(words).length;
    if (length > longest) return wrong(place, `expected ${what} of at most ${longest} characters, found ${length}`);
    return right(words);
  });
}

/** A name as the table shows it. What comes out can be shorter than what went in; it is never longer. */
export const personName = tidied('a name', LONGEST_NAME);

export const chatText = tidied('a line of text', LONGEST_CHAT);

export const language = matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'a language such as pl or en');

/** The name of a picture; which ones there are is the screens' affair, and one they do not know is drawn as another. */
export const faceName = matching(/^[a-z][a-z0-9-]{0,31}$/, 'a face such as cactus');
