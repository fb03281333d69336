import { GAMES } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import { isVouched, verify as verifyRecord } from '../../table/verify.ts';
import type { CheckName, Verified, VerifyStep, Witness } from '../../table/verify.ts';
import { readArgs } from '../args.ts';
import { failed, misused, reason, type Command } from '../io.ts';
import { parseJson, told } from '../json-text.ts';

type Data = VerifyStep['data'];

/** What each step of the argument has shown, in plain words. */
const SHOWN: { readonly [K in CheckName]: (data: Data) => string } = {
  format: ({ game, version, seats }) => `a record of ${said(game)} (version ${said(version)}), ${said(seats)} seats`,
  commitment: () => 'the server committed to this secret before any device promised',
  promises: (data) => shuffled(data),
  contributions: ({ came }) =>
    `${said(came)} of the players' devices added to the shuffle, in clear: an owner with a seat could choose cards then`,
  names: ({ takenOut }) =>
    takenOut === 0 ? 'the names are those the match began with' : `${said(takenOut)} names were taken out of it`,
  chain: ({ links }) => `the log's ${said(links)} links hold together`,
  signature: ({ signed, house, known }) =>
    signed === true
      ? `signed by the house ${said(house)}${known === true ? '' : ', which you have to know'}`
      : 'nobody has signed it',
  pins: ({ pins }) => `${said(pins)} ${pins === 1 ? 'hash' : 'hashes'} seen during play are in it`,
  device: () => 'this device is in it as it remembers',
  rules: ({ version, plays }) =>
    `played by earlier rules (version ${said(version)}, this program plays ${said(plays)}): its moves are not played again`,
  entries: ({ entries }) => `${said(entries)} moves, each lawful when it was made`,
  chance: (data) => `every card and roll follows from the secret and what was opened: ${counts(data)}`,
  outcome: ({ finished, scores }) =>
    finished === true ? `the outcome is what the rules say: scores ${said(scores)}` : 'the match was not finished',
};

function shuffled({ came, brokenOff, without, thrownAway }: Data): string {
  const devices = came === 1 ? 'one device' : `${said(came)} devices`;
  const parts = [came === 0 ? 'dealt by the server alone' : `${devices} opened exactly what they had promised`];
  if (brokenOff !== 0) parts.push(`attempts broken off before: ${said(brokenOff)}`);
  if (without !== 0) parts.push(`seats whose luck was left out: ${said(without)}`);
  if (thrownAway !== 0) parts.push(`matches the table gave up before: ${said(thrownAway)}`);
  return parts.join('; ');
}

const HEX32 = /^[0-9a-f]{64}$/;

/** `stolik verify FILE [--house KEY] [--seen HASH] [--json]`: whether a record is the match that was promised. */
export const verify: Command = (args, io) => {
  const read = readArgs(args, { json: 'switch', seen: 'value', house: 'value' });
  if (!read.ok) return misused(io, 'verify', read.why);
  const { seen, house } = read.flags;
  const [file, surplus] = read.words;
  if (file === undefined) return misused(io, 'verify', 'which file?');
  if (surplus !== undefined) return misused(io, 'verify', `one file at a time; "${surplus}" is too much.`);
  for (const [flag, value] of Object.entries({ seen, house })) {
    if (value !== undefined && !HEX32.test(value)) {
      return misused(io, 'verify', `--${flag} takes 64 hexadecimal digits, not "${value}".`);
    }
  }
  const witness = { house, pins: seen === undefined ? [] : [{ hash: seen }] };
  const verified = check(() => io.files.read(file), witness);
  if (read.flags.json === true) io.terminal.out(`${JSON.stringify(verified)}\n`);
  else {
    for (const step of verified.steps) if (step.ok) io.terminal.out(`  ✓ ${SHOWN[step.check](step.data)}\n`);
    if (verified.flaw !== null) return failed(io, 'verify', told(file, verified.flaw));
    io.terminal.out(`${file}: ${verdictOf(verified)}\n`);
  }
  return verified.ok ? 0 : 1;
};

/** No word more than is proven. */
function verdictOf(verified: Verified): string {
  if (verified.steps.some(({ check: name }) => name === 'rules')) {
    return 'its shuffle and its log are what was promised; its moves were not played again.';
  }
  if (isVouched(verified)) return 'genuine.';
  const signed = verified.steps.some(({ check: name, data }) => name === 'signature' && data['signed'] === true);
  return signed
    ? 'it fits together, and that house has signed it. Is it the one you played at? --house KEY tells: it is under /api/games there.'
    : 'it fits together, and nobody answers for it: whoever wrote all of it anew could have made it so. --seen HASH, from a view of this match, rules that out.';
}

function check(read: () => string, witness: Witness): Verified {
  try {
    const raw = parseJson(read());
    return raw.ok ? verifyRecord(raw.value, GAMES, witness) : flawed(raw.place, raw.why);
  } catch (thrown) {
    return flawed('', reason(thrown));
  }
}

function flawed(place: string, why: string): Verified {
  return { ok: false, steps: [], flaw: { place, why } };
}

function said(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function counts(data: Data): string {
  return Object.entries(data)
    .map(([label, count]) => `${label} ${said(count)}`)
    .join(', ');
}
