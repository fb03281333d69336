import type { VNode } from 'preact';
import { nameOf } from '../../../../client/board/players.ts';
import { GunCardView } from '../art/figures.tsx';
import { Sign } from '../art/signs.tsx';
import type { Props } from '../players.ts';
import { faceName, t } from '../../words/say.ts';
import { usePeek } from './peek.ts';
import './secrets.css';

/** The thumb that opens one's own secrets, and covers them. */
export function SecretsButton({ held, hold }: { readonly held: boolean; readonly hold: (on: boolean) => void }): VNode {
  return (
    <button
      type="button"
      class="rl-btn plain thumb"
      aria-label={t('ruletka.secrets')}
      aria-pressed={held}
      {...usePeek(hold)}
    >
      <Sign name="finger" />
    </button>
  );
}

/** The pocket, the gun, and what was peeped at: drawn only while held. */
export function Secrets(props: Props): VNode {
  const { view } = props;
  const { pocket, gun, peeped = [], pattedDown = [], bet } = view;
  return (
    <section class="rl-secrets" aria-label={t('ruletka.secrets.title')} aria-live="assertive">
      <h2>{t('ruletka.secrets.title')}</h2>
      <dl>
        {pocket !== undefined && pocket !== null && (
          <Secret title={t('ruletka.secrets.pocket')} text={faceName(pocket)}>
            <GunCardView face={pocket} />
          </Secret>
        )}
        {gun !== undefined && (
          <Secret title={t('ruletka.secrets.gun')} text={t('ruletka.secrets.gun.count', gun)}>
            <GunCardView face="click" />
            <b>×{gun.click}</b>
            <GunCardView face="bullet" />
            <b>×{gun.bullet}</b>
          </Secret>
        )}
        {bet !== undefined && bet !== null && view.phase === 'betting' && (
          <Secret title={t('ruletka.secrets.bet', { bet })} text="" />
        )}
        {peeped.map(({ on, cards }) => (
          <Secret
            key={`g${on}`}
            title={t('ruletka.secrets.peeped', { name: nameOf(props, on) })}
            text={cards.map(faceName).join(', ')}
          >
            {cards.map((face, i) => (
              <GunCardView key={i} face={face} />
            ))}
          </Secret>
        ))}
        {pattedDown.map(({ on, card }) => (
          <Secret key={`p${on}`} title={t('ruletka.secrets.patted', { name: nameOf(props, on) })} text={faceName(card)}>
            <GunCardView face={card} />
          </Secret>
        ))}
      </dl>
    </section>
  );
}

interface SecretProps {
  readonly title: string;
  readonly text: string;
  readonly children?: VNode | (VNode | VNode[])[];
}

function Secret({ title, text, children }: SecretProps): VNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {children}
        <span class="spoken">{text}</span>
      </dd>
    </div>
  );
}
