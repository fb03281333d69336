import type { GameTypes } from '../kernel/contract.ts';
import type { AnyDecoder } from '../kernel/decode.ts';
import type { Declaration } from '../kernel/declare.ts';
import { mozgSchema } from './mozg/rules/schema.ts';
import { rudySchema } from './rudy/rules/schema.ts';
import { ruletkaSchema } from './ruletka/rules/schema.ts';

type Parts = Exclude<keyof Declaration<GameTypes>, 'names'>;

/** What every game says and hears, by its id. */
export const SCHEMAS: Readonly<
  Record<string, Readonly<Record<Parts, AnyDecoder>> & Pick<Declaration<GameTypes>, 'names'>>
> = { rudy: rudySchema, mozg: mozgSchema, ruletka: ruletkaSchema };
