import { GAMES } from '../games/rules.ts';
import type { Schema } from '../games/manifest.ts';
import { SCHEMAS } from '../games/schemas.ts';
import type { Game } from '../kernel/contract.ts';
import { anyOf, narrowed, reference } from '../kernel/declare.ts';
import { declared, oneOf, type AnyDecoder, type Decoder } from '../kernel/decode.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { recordOf } from '../kernel/record-schema.ts';
import { kernelRefusal } from '../kernel/refusal.ts';
import { schemaOf, type Definitions } from '../kernel/schema.ts';
import { behind, lobbyOf, outcomeOf, tableRefusal } from '../table/schema.ts';
import { downOf, wireRefusal } from '../wire/schema.ts';
import { UP } from '../wire/up.ts';
import { readCreate, readPeople, readRedeem, readSit } from './body.ts';
import { found, games, people as hall, records, refusalOf, seated, serverRefusal } from './schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
/** Those that publish what they say and hear. */
const IDS = Object.keys(SCHEMAS);
const WHOLE = 'Whole numbers are never beyond 2^53 − 1.';

/** The public JSON as JSON Schema, by the file's name under docs/. */
export function documents(): Readonly<Record<string, JsonObject>> {
  return {
    'protocol.schema.json': protocolDocument(),
    'record.schema.json': recordDocument(),
    ...Object.fromEntries(Object.entries(SCHEMAS).map(([id, schema]) => [fileOf(id), gameDocument(id, schema)])),
  };
}

function fileOf(game: string): string {
  return `games/${game}.schema.json`;
}

/** What any of the games says of this part of it. */
function ofAnyGame<T>(part: string): Decoder<T> {
  return declared<T>({ anyOf: IDS.map((game) => reference(`${fileOf(game)}#/$defs/${part}`)) }, (raw) => ({
    ok: true,
    value: raw as T,
  }));
}

function gameDocument(id: string, { names, ...parts }: Schema): JsonObject {
  const { seats, version } = GAMES[id] as Game;
  const { least, most } = seats;
  const people = most === Number.MAX_SAFE_INTEGER ? `${least} or more players` : `${least} to ${most} players`;
  return documentOf(
    `${names.pl}: options, moves, views and events`,
    `The game "${id}", version ${version} of its rules, for ${people}. ${WHOLE}`,
    parts,
  );
}

function protocolDocument(): JsonObject {
  const options = ofAnyGame<JsonObject>('options');
  const outcome = outcomeOf(ofAnyGame<JsonObject>('detail'));
  const game = oneOf(IDS);
  const down = downOf({
    lobby: lobbyOf(game, options, outcome) as Decoder<unknown> as Decoder<Json>,
    table: ofAnyGame('table'),
    own: ofAnyGame('own'),
    event: anyOf(ofAnyGame<Json>('event'), behind) as Decoder<Json>,
    outcome: outcome as Decoder<unknown> as Decoder<Json>,
    code: reference('#/$defs/refusal'),
  });
  const up = {
    ...UP,
    move: narrowed(UP.move, { move: ofAnyGame('move') }),
    game: narrowed(UP.game, { game, options }),
  };
  return documentOf(
    'The protocol of Stolik',
    `Messages over the socket, up and down, and bodies and answers over HTTP. ${WHOLE}`,
    {
      up: anyOf(...Object.keys(up).map((t) => reference(`#/$defs/up-${t}`))),
      down: anyOf(...Object.keys(down).map((t) => reference(`#/$defs/down-${t}`))),
      ...prefixed('up', up),
      ...prefixed('down', down),
      refusal: anyOf(kernelRefusal, tableRefusal, wireRefusal, serverRefusal, ofAnyGame('refusal')),
      ...prefixed('http', {
        games,
        create: narrowed(readCreate, { game, options }),
        sit: readSit,
        redeem: readRedeem,
        seated,
        code: found,
        find: narrowed(readPeople, { game }),
        people: hall,
        records,
        refused: refusalOf(reference('#/$defs/refusal')),
      }),
    },
  );
}

function prefixed(prefix: string, parts: Readonly<Record<string, AnyDecoder>>): Record<string, AnyDecoder> {
  return Object.fromEntries(Object.entries(parts).map(([name, each]) => [`${prefix}-${name}`, each]));
}

function recordDocument(): JsonObject {
  const definitions: Definitions = {};
  const record = recordOf(IDS, outcomeOf(ofAnyGame('detail')));
  return {
    $schema: DIALECT,
    title: 'A Stolik record or scenario',
    description:
      'A match as public JSON. Without `fairness` it is a scenario: `chance` is prescribed. The game’s own rules are not ' +
      'in this schema: a file that fits it can still be refused when it is replayed.',
    ...schemaOf(record, definitions),
    allOf: [RECORD_IS_WHOLE, ...IDS.map(ofGame)],
    $defs: definitions,
  };
}

/** Only a scenario may leave these out. */
const RECORD_IS_WHOLE = {
  if: { required: ['fairness'] },
  // oxlint-disable-next-line unicorn/no-thenable -- it is JSON Schema's word
  then: { required: ['options', 'chance'], properties: { entries: { items: { required: ['by'] } } } },
};

function ofGame(id: string): JsonObject {
  const { least, most } = (GAMES[id] as Game).seats;
  const seats = { minItems: least, ...(most < Number.MAX_SAFE_INTEGER && { maxItems: most }) };
  return {
    if: { properties: { game: { const: id } } },
    // oxlint-disable-next-line unicorn/no-thenable -- it is JSON Schema's word
    then: { properties: { options: { $ref: `${fileOf(id)}#/$defs/options` }, seats } },
  };
}

function documentOf(title: string, description: string, parts: Readonly<Record<string, AnyDecoder>>): JsonObject {
  const definitions: Definitions = {};
  const own = Object.entries(parts).map(([name, part]) => [name, schemaOf(part, definitions)] as const);
  for (const [name] of own) if (name in definitions) throw new Error(`two parts are called ${name}`);
  return { $schema: DIALECT, title, description, $defs: { ...Object.fromEntries(own), ...definitions } };
}
