import type { ComponentChildren, JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import { later } from '../shell/later.tsx';
import { Strip } from '../shell/strip.tsx';
import type { Thing } from './notice-things.tsx';
import { Room } from './room.tsx';
import './notice.css';

const nothing = (): JSX.Element => <></>;
const Drawn = later(async () => (await import('./notice-things.tsx')).Drawn, nothing, nothing);

/** A place where something has to be said: the room, a card on the table, and what to do next. */
export function Notice(props: {
  readonly title: string;
  readonly line?: string | undefined;
  /** What stands on the table; cards, where nothing is said. */
  readonly thing?: Thing | undefined;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { title, line, thing = 'cards', busy = false, children } = props;
  useArrival();
  useEffect(() => {
    document.title = `${title} · Stolik`;
  }, [title]);
  return (
    <div class="notice">
      <Strip />
      <Room class="notice-room">
        <div class={`notice-thing ${busy ? 'is-busy' : ''}`}>
          <Drawn thing={thing} />
        </div>
      </Room>
      <main class="notice-sheet" aria-busy={busy}>
        <h1>{title}</h1>
        {line !== undefined && <p>{line}</p>}
        {children !== undefined && <div class="notice-buttons">{children}</div>}
      </main>
    </div>
  );
}
