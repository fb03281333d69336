import type { Share } from '../../kernel/share.ts';
import type { Pin, Witness } from '../../table/verify.ts';
import { forget, recall, store } from '../shell/memory.ts';

/** Matches this device can bear witness to: what it gave to the shuffle and the newest hash it saw. */
const MOST_MATCHES = 40;

interface Seen {
  readonly share?: Share;
  readonly pin?: Pin;
}

/** What this device knows of a match, also after a reload and weeks later. */
export function witnessOf(match: string): Pick<Witness, 'pins' | 'share'> {
  const { share, pin } = read(match);
  return { pins: pin === undefined ? [] : [pin], share };
}

export function keepShare(share: Share): void {
  write(share.match, { ...read(share.match), share });
}

export function keepPin(match: string, pin: Pin): void {
  write(match, { ...read(match), pin });
}

function read(match: string): Seen {
  try {
    return JSON.parse(recall(`seen.${match}`) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

function write(match: string, seen: Seen): void {
  const before = (recall('seen') ?? '').split(' ').filter(Boolean);
  if (!before.includes(match)) {
    const all = [...before, match];
    for (const old of all.slice(0, -MOST_MATCHES)) forget(`seen.${old}`);
    store('seen', all.slice(-MOST_MATCHES).join(' '));
  }
  store(`seen.${match}`, JSON.stringify(seen));
}
