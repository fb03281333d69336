import { binary } from '../../services/binary.ts';
import { launch, type Daemon } from '../../services/daemon.ts';
import { freePort } from '../../services/port.ts';

/** A display that nobody sees, of its own number: those below the ports of programs belong to people. */
export async function openDisplay(): Promise<{ readonly name: string; readonly daemon: Daemon }> {
  const number = await freePort();
  const args = [`:${number}`, '-displayfd', '2', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const launched = await launch(binary(XVFB), args, `${number}\n`);
  if (!launched.ok) throw new Error(`no display: ${launched.said}`);
  return { name: `:${number}`, daemon: launched.daemon };
}

export const XVFB = { program: 'Xvfb', package: 'xvfb' };
