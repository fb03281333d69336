import { objectOf, optional, boolean, type Decoder } from '../kernel/decode.ts';
import { anything, text } from '../kernel/decode-document.ts';
import type { Settings } from '../table/settings.ts';
import { readSwitches } from '../wire/up.ts';
import { faceName, language, personName } from '../wire/words.ts';

/** `cookie`: the browser keeps the seat's token, and no script ever sees it. Otherwise it is in the answer. */
export interface SitBody {
  readonly name: string;
  readonly lang?: string;
  readonly face?: string;
  readonly cookie?: boolean;
}

export interface CreateBody extends SitBody {
  readonly game: string;
  readonly options?: unknown;
  readonly settings?: Partial<Settings>;
  /** They stand beside the table from the beginning. */
  readonly standing?: boolean;
}

/** Whoever looks for people: at the table of a ticket, or at any that fits. */
export interface PeopleBody extends SitBody {
  readonly game: string;
  readonly at?: string;
}

export interface RedeemBody {
  readonly pass: string;
  readonly cookie?: boolean;
}

const person = { name: personName, lang: optional(language), face: optional(faceName), cookie: optional(boolean) };

export const readSit: Decoder<SitBody> = objectOf<SitBody>(person, true);

export const readCreate: Decoder<CreateBody> = objectOf<CreateBody>(
  { ...person, game: text, options: optional(anything), settings: optional(readSwitches), standing: optional(boolean) },
  true,
);

export const readRedeem: Decoder<RedeemBody> = objectOf<RedeemBody>({ pass: text, cookie: optional(boolean) }, true);

export const readPeople: Decoder<PeopleBody> = objectOf<PeopleBody>(
  { ...person, game: text, at: optional(text) },
  true,
);
