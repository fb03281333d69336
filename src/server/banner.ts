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

/** What is printed at the start: where to play, and a QR code of it for phones. */
export function banner(place: Place, addresses: readonly string[]): string {
  const { url, host, port } = place;
  const everywhere = host === '0.0.0.0' || host === '::';
  const here = `http://${everywhere ? 'localhost' : bracketed(host)}:${port}`;
  const [first] = addresses;
  const phones = url ?? (everywhere && first !== undefined ? `http://${first}:${port}` : null);
  const lines = [`Stolik is open.`, '', `  On this computer:  ${here}`];
  if (phones === null) lines.push('  Other devices cannot reach it: no network was found, or --host says so.', '');
  else lines.push(`  On phones:         ${phones}`, '', renderUnicodeCompact(phones, { border: 2 }), '');
  return `${lines.join('\n')}\n`;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
