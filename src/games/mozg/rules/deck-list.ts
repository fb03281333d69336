import {
  declared,
  deckList,
  objectOf,
  right,
  shown,
  wrong,
  type Decoded,
  type Decoder,
} from '../../../kernel/decode.ts';
import { isInteger } from '../../../kernel/json.ts';
import { isObject } from '../../../kernel/json.ts';
import { MOSQUITO, MOUSE, SPIDER, VALUES, type Card } from './card.ts';
import { DECK_SIZE, type DeckList } from './deck.ts';

const NAMES = Array.from({ length: VALUES }, (_, value) => String(value));

/** Those with an effect of their own have no room for another. */
const SWEETABLE = { enum: NAMES.map(Number).filter((value) => !isSpecial(value)) };

const readParts = objectOf<DeckList>(
  {
    cards: deckList<DeckList['cards']>({
      names: NAMES,
      size: DECK_SIZE,
      what: 'values',
      flaw: () => `is no value; there are 0 to ${VALUES - 1}`,
    }),
    marshmallow: declared({ type: 'array', items: SWEETABLE, uniqueItems: true }, readMarshmallow),
  },
  true,
);

export const readDeckList: Decoder<DeckList> = declared({ ...readParts.takes }, (raw, place) =>
  isObject(raw) ? readParts(raw, place) : wrong(place, `expected "cards" and "marshmallow", found ${shown(raw)}`),
);

function isSpecial(value: Card): boolean {
  return value === MOSQUITO || value === SPIDER || value === MOUSE;
}

function readMarshmallow(raw: unknown, place: string): Decoded<readonly Card[]> {
  if (!Array.isArray(raw)) return wrong(place, `expected a list of values, found ${shown(raw)}`);
  const values: Card[] = [];
  for (const [i, value] of raw.entries()) {
    const here = `${place}[${i}]`;
    if (!isInteger(value, 0, VALUES - 1)) {
      return wrong(here, `expected a value from 0 to ${VALUES - 1}, found ${shown(value)}`);
    }
    if (isSpecial(value)) return wrong(here, `${value} has an effect of its own and never carries the marshmallow`);
    if (values.includes(value)) return wrong(here, `${value} is listed twice`);
    values.push(value);
  }
  return right(values.toSorted((a, b) => a - b));
}
