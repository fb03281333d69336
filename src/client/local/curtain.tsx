import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lobby } from '../../table/lobby.ts';
import { gameColours } from '../house/games.ts';
import { badgeOf } from '../shell/badge.ts';
import { Button } from '../shell/button.tsx';
import { Face } from '../shell/face.tsx';
import { t } from './words/index.ts';
import './curtain.css';

interface Props {
  readonly lobby: Lobby;
  /** Who is asked, the one to be handed to first. */
  readonly asked: readonly number[];
  readonly onTake: (chair: number) => void;
}

/** Between two players: whose turn it is to hold the device, and nothing of anybody's cards. */
export function Curtain({ lobby, asked, onTake }: Props): JSX.Element {
  const people = asked.flatMap((id) => {
    const chair = lobby.chairs.find((each) => each.chair === id);
    return chair === undefined ? [] : [{ chair: id, ...badgeOf(chair) }];
  });
  const [next, ...others] = people;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [next?.chair]);
  if (next === undefined) return <main class="curtain" />;
  return (
    <main class="curtain" style={gameColours(lobby.game)}>
      <span class="curtain-face" data-tint={next.tint}>
        <Face name={next.face} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t('curtain.for', { name: next.name })}
      </h1>
      <p>{t('curtain.secret')}</p>
      <Button kind="fox" size="big" icon="eye" onClick={() => onTake(next.chair)}>
        {t('curtain.mine', { name: next.name })}
      </Button>
      {others.length > 0 && (
        <section class="curtain-others" aria-label={t('curtain.others')}>
          <p>{t('curtain.others')}</p>
          <div>
            {others.map(({ chair, name }) => (
              <Button key={chair} size="small" onClick={() => onTake(chair)}>
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}
    </main>
  );
}
