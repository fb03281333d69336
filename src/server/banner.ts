import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Addresses of this machine that a phone on the same network can reach, the likeliest first. */
export function networkAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal && !address.startsWith('169.254.') ? [{ name, address }] : [],
    ),
  );
  return found.toSorted((a, b) => unlikely(a.name) - unlikely(b.name)).map(({ address }) => address);
}

/** Bridges of containers and virtual machines are no way for a phone. */
function unlikely(name: string): number {
  return /^(docker|br-|veth|virbr|vmnet|vboxnet|tailscale|zt|utun|tun)/.test(name) ? 1 : 0;
}

export interface Place {
  readonly url: string | null;
  readonly host: string;
  readonly port: number;
}

/** Where phones find the house; null when they cannot. */
export function phonesUrl({ url, host, port }: Place, addresses: readonly string[]): string | null {
  const [first] = addresses;
  return url ?? (isEverywhere(host) && first !== undefined ? `http://${first}:${port}` : null);
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** What is printed at the start: where to play, and a QR code of it for phones. */
export function banner(place: Place, addresses: readonly string[]): string {
  const { host, port } = place;
  const here = `http://${isEverywhere(host) ? 'localhost' : bracketed(host)}:${port}`;
  const phones = phonesUrl(place, addresses);
  const lines = [`Stolik is open.`, '', `  On this computer:  ${here}`];
  if (phones === null) lines.push('  Other devices cannot reach it: no network was found, or --host says so.', '');
  else lines.push(`  On phones:         ${phones}`, '', renderUnicodeCompact(phones, { border: 2 }), '');
  return `${lines.join('\n')}\n`;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
