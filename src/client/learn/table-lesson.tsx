import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lesson } from '../house/lesson.ts';
import type { Line } from '../line/line.ts';
import { LearnPage } from './learn-page.tsx';

/** A lesson in the place of the board. The line stays open; Back, on the page or the device, leads to the table. */
export function TableLesson({ line, game }: { readonly line: Line; readonly game: string }): JSX.Element {
  useEffect(() => {
    const title = document.title;
    history.pushState(null, '', location.href);
    const leave = (): void => {
      lesson.value = false;
    };
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      leave();
      document.title = title;
    };
  }, []);
  return <LearnPage game={game} table={{ awaits: isAsked(line), onBack: () => history.back() }} />;
}

/** Whether the table has a question for this device. */
function isAsked(line: Line): boolean {
  const scene = line.scene.value;
  return scene !== undefined && scene.question !== null && !scene.paused && line.lobby.value?.phase === 'playing';
}
