import { integer, objectOf, optional, boolean, type Decoder } from '../../kernel/decode.ts';
import { nullable, text } from '../../kernel/decode-document.ts';

export interface AnnounceBody {
  /** Minutes until the restart; null: without a time. */
  readonly minutes: number | null;
  readonly pl?: string;
  readonly en?: string;
}

export interface BanBody {
  readonly address: string;
  readonly hours: number;
  readonly why?: string;
}

export interface NameBody {
  readonly name: string;
  /** At this table only, by its code. */
  readonly table?: string;
  readonly everywhere?: boolean;
}

const WEEK = 7 * 24 * 60;
const YEAR = 366 * 24;

export const readTokenBody: Decoder<{ readonly token: string }> = objectOf<{ readonly token: string }>(
  { token: text },
  true,
);
export const readAnnounce: Decoder<AnnounceBody> = objectOf<AnnounceBody>(
  { minutes: nullable(integer(0, WEEK)), pl: optional(text), en: optional(text) },
  true,
);
export const readBan: Decoder<BanBody> = objectOf<BanBody>(
  { address: text, hours: integer(1, YEAR), why: optional(text) },
  true,
);
export const readAddress: Decoder<{ readonly address: string }> = objectOf<{ readonly address: string }>(
  { address: text },
  true,
);
export const readName: Decoder<NameBody> = objectOf<NameBody>(
  { name: text, table: optional(text), everywhere: optional(boolean) },
  true,
);
