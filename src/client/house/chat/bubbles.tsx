import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Said } from '../../line/line.ts';
import { Face } from '../../shell/face.tsx';
import { Emote, emoteNamed } from './emote.tsx';
import { saidWords, speakerOf } from './speaker.ts';
import './bubbles.css';

/** Long enough to read: a while, and a little for every letter. */
const SHOWN = 3500;
const PER_LETTER = 40;

/** What is said, at the seat of whoever says it; for those who listen, in a sentence. */
export function Bubbles({ line, lobby }: { readonly line: Line; readonly lobby: Lobby }): JSX.Element {
  const shown = useSignal<readonly Said[]>([]);
  const heard = useRef(line.said.peek().at(-1)?.n ?? 0);
  const newest = line.said.value.at(-1);
  useEffect(() => {
    if (newest === undefined || newest.n <= heard.current) return;
    heard.current = newest.n;
    shown.value = [...shown.value.filter(({ chair }) => chair !== newest.chair), newest];
    setTimeout(
      () => (shown.value = shown.value.filter(({ n }) => n !== newest.n)),
      SHOWN + PER_LETTER * (newest.text?.length ?? 0),
    );
  }, [newest]);
  return (
    <>
      <div class="bubbles" aria-hidden="true">
        {shown.value.map((said) => (
          <Bubble key={said.n} said={said} lobby={lobby} />
        ))}
      </div>
      <p class="spoken" role="status" aria-live="polite">
        {newest !== undefined && newest.n > 0 && shown.value.includes(newest) ? saidWords(newest, lobby) : ''}
      </p>
    </>
  );
}

function Bubble({ said, lobby }: { readonly said: Said; readonly lobby: Lobby }): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null);
  const who = speakerOf(said, lobby);
  const seat = lobby.chairs.find(({ chair }) => chair === said.chair)?.seat ?? null;
  useLayoutEffect(() => {
    const anchor = anchorOf(said.chair, seat);
    if (bubble.current !== null && anchor !== undefined) place(bubble.current, anchor);
  }, []);
  const emote = emoteNamed(said.emote);
  return (
    <div ref={bubble} class={emote === undefined ? 'bubble' : 'bubble is-emote'}>
      <span class="bubble-who">
        <Face name={who?.face ?? ''} />
        {who?.name}
      </span>
      {emote === undefined ? <span>{said.text}</span> : <Emote name={emote} />}
    </div>
  );
}

/** Where they sit on this screen: a chair of the lobby, or a face a board has marked with `data-who`. */
function anchorOf(chair: number, seat: number | null): DOMRect | undefined {
  const marked = document.querySelectorAll(`[data-chair="${chair}"]${seat === null ? '' : `, [data-who="${seat}"]`}`);
  for (const each of marked) {
    const at = each.getBoundingClientRect();
    const inside = at.width > 0 && at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth;
    if (inside) return at;
  }
  return undefined;
}

const EDGE = 8;
/** The strip stays free: the way back is there, and the menu. */
const STRIP = 56;
const GAP = 6;

function place(bubble: HTMLElement, anchor: DOMRect): void {
  bubble.classList.add('at-seat');
  const { width, height } = bubble.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const above = anchor.top - height - GAP;
  bubble.classList.toggle('is-below', above < STRIP);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < STRIP ? anchor.bottom + GAP : above}px`;
  bubble.style.setProperty('--tail', `${Math.max(14, Math.min(width - 14, middle - left))}px`);
}
