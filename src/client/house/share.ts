import { toast } from '../shell/toast.tsx';
import { pathOf } from '../shell/route.ts';
import { houseUrl } from './offer.ts';
import { t } from './lobby/words/index.ts';

export function inviteLink(code: string): string {
  return houseUrl() + pathOf({ page: 'table', code });
}

/** As it is typed into a browser. */
export function houseName(): string {
  return houseUrl().replace(/^https?:\/\//, '');
}

/** The device's own way to send something; where it has none, the link is copied. */
export async function shareLink(url: string, title: string): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    }
  }
  await copyLink(url);
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(t('lobby.copied'));
  } catch {
    // Without https there is no clipboard: the link is at least there to be read.
    toast(url);
  }
}
