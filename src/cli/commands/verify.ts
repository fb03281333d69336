import type { Json } from '../../kernel/json.ts';
import { isVouched, verify as verifyRecord } from '../../table/verify.ts';
import type { CheckName, Verified, VerifyStep, Witness } from '../../table/verify.ts';
import { failed, nameOf, usageError, reason, type Io } from '../io.ts';
import { parseJson, told } from '../json-text.ts';
import { defineCommand } from './command.ts';
import { FILE } from './shared.ts';

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

/** Whether a record is the match that was promised. */
export const verify = defineCommand(
  {
    name: 'verify',
    summary: 'check that a finished match was dealt fairly and not touched since',
    arguments: [FILE],
    options: {
      house: {
        value: 'KEY',
        help: ['the key of the house that should have signed: "house" in what it answers under /api/games'],
      },
      seen: { value: 'HASH', help: ['a hash that a view of this match had: it must be in the log'] },
      json: { help: ['{ "ok", "steps", "flaw" }'] },
    },
    about: `Checks a record step by step: the commitment, what the players' devices promised and opened, the chain of the
log, the signature, every move, every card, the outcome. A record that was touched is refused with the place that
differs. One played by earlier rules keeps its proof; its moves are not played again. FILE - is standard input.`,
    notes:
      () => `Without --house and --seen a record can be shown to fit together, and not that nobody wrote all of it anew.

Exit code 0, or 1 when something is wrong.`,
    examples: () => ['verify match.json', 'verify match.json --house 5be1…09 --seen 77f2…c4'],
  },
  ({ flags, words }, io) => {
    const [file = ''] = words;
    const { seen, house } = flags;
    for (const [flag, value] of Object.entries({ seen, house })) {
      if (value !== undefined && !HEX32.test(value)) {
        return usageError(io, 'verify', `--${flag} takes 64 hexadecimal digits, not "${value}".`);
      }
    }
    const witness = { house, pins: seen === undefined ? [] : [{ hash: seen }] };
    const verified = check(io, file, witness);
    if (flags.json === true) io.terminal.out(`${JSON.stringify(verified)}\n`);
    else {
      for (const step of verified.steps) if (step.ok) io.terminal.out(`  ✓ ${SHOWN[step.check](step.data)}\n`);
      if (verified.flaw !== null) return failed(io, 'verify', told(nameOf(file), verified.flaw));
      io.terminal.out(`${nameOf(file)}: ${verdictOf(verified)}\n`);
    }
    return verified.ok ? 0 : 1;
  },
);

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

function check({ files, catalog }: Io, file: string, witness: Witness): Verified {
  try {
    const raw = parseJson(files.read(file));
    return raw.ok ? verifyRecord(raw.value, catalog.games, witness) : flawed(raw.place, raw.why);
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
