import { globSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { SCHEMAS } from '../src/games/schemas.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';
import { KITS } from './kits.ts';

const DOCS = new URL('../docs/', import.meta.url).pathname;

const ajv = new Ajv2020({ strictRequired: false, strictTypes: false, allowUnionTypes: true });

/** Every published schema, by its name under docs/, as a reader of these files has them. */
export const PUBLISHED: Readonly<Record<string, unknown>> = Object.fromEntries(
  globSync('**/*.schema.json', { cwd: DOCS }).map((name) => [name, JSON.parse(readFileSync(DOCS + name, 'utf8'))]),
);
for (const [name, schema] of Object.entries(PUBLISHED)) ajv.addSchema(schema as object, name);

const compiled = new Map<string, ValidateFunction>();

/** What is wrong with `value` by `games/rudy.schema.json#/$defs/move` and the like; nothing if it fits. */
export function misfit(reference: string, value: unknown): string | undefined {
  let fits = compiled.get(reference);
  if (fits === undefined) {
    fits = ajv.compile({ $ref: reference });
    compiled.set(reference, fits);
  }
  if (fits(value)) return undefined;
  return `${JSON.stringify(value).slice(0, 2000)}\n${ajv.errorsText(fits.errors, { separator: '\n' })}`;
}

/** The games that publish what they say and hear, as the laws try them. */
export const PUBLISHING: readonly Kit[] = Object.values(KITS).filter(({ game }) => Object.hasOwn(SCHEMAS, game.id));

export const ofGame = (game: string, part: string): string => `games/${game}.schema.json#/$defs/${part}`;
export const ofProtocol = (part: string): string => `protocol.schema.json#/$defs/${part}`;
