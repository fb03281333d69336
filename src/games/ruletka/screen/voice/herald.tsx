import { useEffect } from 'preact/hooks';
import { speak } from '../../../../client/shell/voice.ts';
import type { View } from '../players.ts';
import type { Ground } from '../theatre/scenes.ts';
import { announced } from './announced.ts';

interface HeraldProps {
  readonly view: View;
  /** What is shown of it now. */
  readonly ground: Ground | undefined;
}

/** Calls the phases and the shots aloud, each once, when it is shown. */
export function Herald({ view, ground }: HeraldProps): null {
  const now = announced(view, ground);
  useAnnouncing(now?.key, now?.text);
  return null;
}

/** Apart from the view: an effect keeps what is around it. */
function useAnnouncing(key: string | undefined, text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) speak(text);
  }, [key]);
}
