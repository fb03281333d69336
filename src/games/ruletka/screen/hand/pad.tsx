import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { GUN_SIZE } from '../../rules/index.ts';
import { Sign } from '../art/signs.tsx';
import { faceName, t } from '../../words/say.ts';
import { usePeek } from './peek.ts';
import type { Gun } from './use-gun.ts';
import './pad.css';

/** Hold it and the gun lies open; slide over seven notches; let go and all is covered. */
export function Pad({ gun }: { readonly gun: Gun }): VNode {
  const { held, notch } = gun;
  const pad = useRef<HTMLButtonElement>(null);
  const peek = usePeek(gun.hold);
  const slide = (event: PointerEvent): void => {
    const box = pad.current?.getBoundingClientRect();
    if (box !== undefined) gun.choose(Math.floor(((event.clientX - box.left) / box.width) * GUN_SIZE));
  };
  // A thumb that slides off the pad still holds it.
  useEffect(() => {
    const element = pad.current;
    const stop = (event: Event): void => event.preventDefault();
    element?.addEventListener('contextmenu', stop);
    return () => element?.removeEventListener('contextmenu', stop);
  }, []);
  return (
    <>
      <button
        ref={pad}
        type="button"
        class={held ? 'rl-pad held' : 'rl-pad'}
        aria-pressed={held}
        {...peek}
        onPointerDown={(event) => {
          pad.current?.setPointerCapture(event.pointerId);
          slide(event);
          peek.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          if (held) slide(event);
        }}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          if (step !== 0) gun.choose(notch === undefined ? 0 : notch + step);
          peek.onKeyDown(event);
        }}
      >
        {held ? (
          Array.from({ length: GUN_SIZE }, (_, i) => (
            <span key={i} class={i === notch ? 'notch on' : 'notch'} aria-hidden="true">
              {i === notch ? <Sign name="finger" /> : i + 1}
            </span>
          ))
        ) : (
          <>
            <span class="thumb">
              <Sign name="finger" />
            </span>
            {t('ruletka.loading.hold')}
          </>
        )}
        <span class="spoken">{t('ruletka.loading.pad')}</span>
      </button>
      <span class="spoken" aria-live="assertive">
        {notch !== undefined &&
          (held
            ? t('ruletka.loading.card', { card: notch + 1, face: faceName(gun.faceOf(notch)) })
            : t('ruletka.loading.covered', { card: notch + 1 }))}
      </span>
    </>
  );
}
