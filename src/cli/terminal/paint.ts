/** Colours and weights where the terminal has them, plain text elsewhere. */
export interface Paint {
  readonly pictures: boolean;
  bold(text: string): string;
  dim(text: string): string;
  tint(colour: Colour, text: string): string;
}

const CODES = {
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  orange: '38;5;208',
} as const;

export type Colour = keyof typeof CODES;

/** Empties the screen and what was scrolled off it: where a game asks for memory an earlier card must be nowhere to be found. */
export const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

export function paintFor({ colours, pictures }: { readonly colours: boolean; readonly pictures: boolean }): Paint {
  const wrap = (code: string, text: string): string => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    pictures,
    bold: (text) => wrap('1', text),
    dim: (text) => wrap('2', text),
    tint: (colour, text) => wrap(CODES[colour], text),
  };
}

const WIDEST = 88;

/** Long sentences broken between words, so that a narrow terminal does not break them inside. */
export function wrapped(text: string, columns: number): string {
  const width = Math.min(columns, WIDEST);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.join('\n');
}
