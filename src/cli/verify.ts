import { GAMES } from '../games/index.ts';
import type { Json } from '../kernel/json.ts';
import { verify as verifyRecord, type CheckName, type Verified, type VerifyStep } from '../table/verify.ts';
import { readArgs } from './args.ts';
import { failed, misused, reason, type Command } from './io.ts';
import { parseJson, told } from './json-text.ts';

type Data = VerifyStep['data'];

/** What each step of the argument has shown, in plain words. */
const SHOWN: { readonly [K in CheckName]: (data: Data) => string } = {
  format: ({ game, version, seats }) => `a record of ${said(game)} (version ${said(version)}), ${said(seats)} seats`,
  commitment: () => 'the server committed to this secret before anybody contributed',
  contributions: ({ came }) => `${said(came)} of the players' devices added to the shuffle`,
  chain: ({ links }) => `the log's ${said(links)} links hold: nothing was changed, added or left out`,
  pins: ({ pins }) => `${said(pins)} hashes seen during play are in it`,
  entries: ({ entries }) => `${said(entries)} moves, each lawful when it was made`,
  chance: (data) => `every card and roll follows from the secret and the contributions: ${counts(data)}`,
  outcome: ({ finished, scores }) =>
    finished === true ? `the outcome is what the rules say: scores ${said(scores)}` : 'the match was not finished',
};

/** `stolik verify FILE [--json]`: whether a record is the match that was promised. */
export const verify: Command = (args, io) => {
  const read = readArgs(args, { json: 'switch' });
  if (!read.ok) return misused(io, 'verify', read.why);
  const [file, surplus] = read.words;
  if (file === undefined) return misused(io, 'verify', 'which file?');
  if (surplus !== undefined) return misused(io, 'verify', `one file at a time; "${surplus}" is too much.`);
  const verified = check(() => io.files.read(file));
  if (read.flags.json === true) io.terminal.out(`${JSON.stringify(verified)}\n`);
  else {
    for (const step of verified.steps) if (step.ok) io.terminal.out(`  ✓ ${SHOWN[step.check](step.data)}\n`);
    if (verified.flaw !== null) return failed(io, 'verify', told(file, verified.flaw));
    io.terminal.out(`${file} is genuine.\n`);
  }
  return verified.ok ? 0 : 1;
};

function check(read: () => string): Verified {
  try {
    const raw = parseJson(read());
    return raw.ok ? verifyRecord(raw.value, GAMES) : flawed(raw.place, raw.why);
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
