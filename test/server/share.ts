import { confirmed, hearLobby, type Share, type ShuffleNews } from '../../src/kernel/share.ts';
import { drawing } from '../browser/luck.ts';
import type { Client, Told } from './client.ts';

/** One source for all: bytes that were opened once are taken from nobody again. */
const draw = drawing('share');

/** Does what a device does for the shuffle: promises, and opens what it promised. */
export function shareIn(client: Client): { readonly share: () => Share | undefined } {
  let share: Share | undefined;
  let chair: number | null = null;
  const hear = (told: Told): void => {
    if (told.t === 'welcome') chair = told['chair'] as number | null;
    if (told.t === 'done' && told['receipt'] !== undefined) {
      share = confirmed(share, told['receipt'] as Parameters<typeof confirmed>[1]);
    }
    if (told['lobby'] === undefined) return;
    const next = hearLobby(share, told['lobby'] as ShuffleNews, chair, () => Buffer.from(draw(32)).toString('hex'));
    ({ share } = next);
    if (next.say !== undefined) client.say(next.say);
  };
  for (const told of client.told) hear(told);
  client.listen(hear);
  return { share: () => share };
}
