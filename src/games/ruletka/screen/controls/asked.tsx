import type { VNode } from 'preact';
import { nameOf } from '../../../../client/board/players.ts';
import { Sign } from '../art/signs.tsx';
import { refusalOf, wanted } from '../hand/choice.ts';
import { Pad } from '../hand/pad.tsx';
import { t } from '../../words/say.ts';
import { Bets } from './bets.tsx';
import { Button } from './button.tsx';
import type { Now } from './now.ts';
import { HandButton, HandOrStory, Thumb } from './parts.tsx';

/** What one can answer now, by phase: the upper half is what one chooses from, the lower row says it. */
export function Asked({ me, ...now }: Now & { readonly me: number }): VNode | null {
  const { view, hand, gun } = now;
  const { busy } = hand;
  switch (view.phase) {
    case 'loading': {
      const { notch } = gun;
      return (
        <>
          <div class="top">
            <Pad gun={gun} />
          </div>
          <div class="row">
            <Button
              off={notch === undefined || busy}
              hotkey="Enter"
              onClick={() => {
                if (notch !== undefined) hand.say({ pocket: gun.faceOf(notch) });
              }}
            >
              {notch === undefined ? t('ruletka.loading.none') : t('ruletka.loading.go', { card: notch + 1 })}
            </Button>
          </div>
        </>
      );
    }
    case 'spinning':
      return (
        <>
          <HandOrStory {...now} />
          <div class="row">
            <Thumb {...now} />
            <Button off={busy} hotkey="Enter" onClick={() => hand.say({ ready: true })}>
              {t('ruletka.ready')}
            </Button>
          </div>
        </>
      );
    case 'betting': {
      const { bet } = hand.choice;
      return (
        <>
          <div class="top">
            <Bets {...now} />
          </div>
          <div class="row">
            <Thumb {...now} />
            <HandButton {...now} />
            <Button off={bet === undefined || busy} hotkey="Enter" onClick={hand.commit}>
              {bet === undefined ? t('ruletka.betting.none') : t('ruletka.betting.go', { bet })}
            </Button>
          </div>
        </>
      );
    }
    case 'bids':
      return (
        <>
          <HandOrStory {...now} />
          <div class="row">
            <Thumb {...now} />
            <Pass {...now} />
          </div>
        </>
      );
    case 'accusing':
      return <Accusing {...now} me={me} />;
    case 'accused':
      return <Accused {...now} me={me} />;
    case 'shot':
      return <BeforeShot {...now} me={me} />;
    case 'bullet':
      return (
        <>
          <HandOrStory {...now} />
          <div class="row">
            <Thumb {...now} />
            <Button kind="plain" off={busy} hotkey="P" onClick={() => hand.say({ pass: true })}>
              {t('ruletka.bullet.pass')}
            </Button>
          </div>
        </>
      );
    case 'showOff':
      return (
        <>
          <div class="top">
            <p class="rl-note">
              <Sign name="star" />
              {t('ruletka.showOff.note')}
            </p>
          </div>
          <div class="row">
            <Button kind="plain" off={busy} hotkey="S" onClick={() => hand.say({ showOff: true })}>
              {t('ruletka.showOff')}
            </Button>
            <Button off={busy} hotkey="Enter" onClick={() => hand.say({ take: true })}>
              {t('ruletka.take')}
            </Button>
          </div>
        </>
      );
    case 'over':
      return null;
  }
}

function Pass({ hand, kind = 'red' }: Now & { readonly kind?: 'red' | 'plain' }): VNode {
  return (
    <Button kind={kind} name="pass" off={hand.busy} hotkey="P" onClick={() => hand.say({ pass: true })}>
      {t('ruletka.pass')}
    </Button>
  );
}

/** W28: who has passed may still do all but pass, in a lower voice. */
function Accusing({ me, ...now }: Now & { readonly me: number }): VNode {
  const { view, hand } = now;
  const pick = hand.choice.picks[0];
  const quiet = !view.waiting.includes(me);
  const spent = wanted(view, me, hand.choice) === 0;
  return (
    <>
      <HandOrStory {...now} />
      <div class="row">
        <Thumb {...now} />
        {!quiet && <Pass {...now} kind={spent ? 'red' : 'plain'} />}
        {!view.lastCall && (
          <Button
            kind="plain"
            name="call"
            off={hand.busy}
            hotkey="L"
            label={t('ruletka.last-call.say')}
            onClick={() => hand.say({ lastCall: true })}
          >
            {t('ruletka.last-call.short')}
          </Button>
        )}
        {!spent && (
          <Button
            kind={quiet ? 'plain' : 'red'}
            off={pick === undefined || hand.busy}
            hotkey="Enter"
            onClick={hand.commit}
          >
            {t('ruletka.accuse')}
          </Button>
        )}
      </div>
    </>
  );
}

function Accused({ me, ...now }: Now & { readonly me: number }): VNode {
  const { view, hand } = now;
  const accused = view.accusation?.accused ?? me;
  if (accused === me) {
    return (
      <>
        <HandOrStory {...now} />
        <div class="row">
          <Thumb {...now} />
          <Button off={hand.busy} hotkey="P" onClick={() => hand.say({ pass: true })}>
            {t('ruletka.show-pocket')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <HandOrStory {...now} />
      <div class="row">
        <Pass {...now} kind="plain" />
        <Button
          off={hand.busy || refusalOf(view, me, { accuse: accused }) !== undefined}
          hotkey="Enter"
          onClick={() => hand.say({ accuse: accused })}
        >
          {t('ruletka.join')}
        </Button>
      </div>
    </>
  );
}

function BeforeShot({ me, ...now }: Now & { readonly me: number }): VNode {
  const { view, hand } = now;
  const owes = view.owing.includes(me);
  const pick = hand.choice.picks[0];
  return (
    <>
      <HandOrStory {...now} />
      <div class="row">
        <Thumb {...now} />
        {view.unanswered.includes(me) && <Pass {...now} kind={owes ? 'plain' : 'red'} />}
        {owes && (
          <Button off={pick === undefined || hand.busy} hotkey="Enter" onClick={hand.commit}>
            {pick === undefined ? t('ruletka.aim.none') : t('ruletka.aim', { name: nameOf(now, pick) })}
          </Button>
        )}
      </div>
    </>
  );
}
