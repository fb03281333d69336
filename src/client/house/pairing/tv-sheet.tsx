import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import type { Reply } from '../../line/http.ts';
import { Button } from '../../shell/button.tsx';
import { forget, recall } from '../../shell/memory.ts';
import { pathOf } from '../../shell/route.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { askOffer } from '../offer.ts';
import { refusalWords } from '../refusal-words.ts';
import { houseName } from '../share.ts';
import { forgetScreen, isWholeCode, paired, screenCodeIn, showOff, showOn, type Paired } from './paired.ts';
import { SEEN } from './seen.ts';
import { t } from './words/index.ts';
import './tv-sheet.css';

/** From the phone to the TV: by the code it shows, or one that this phone knows. */
export function TvSheet(props: {
  readonly lobby: Lobby;
  /** The key of the table's TV link. */
  readonly link: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { lobby, link, onClose } = props;
  const code = useSignal(recall(SEEN) ?? '');
  const busy = useSignal(false);
  useEffect(() => void askOffer(), []);
  const address = houseName() + pathOf({ page: 'tv', code: '', key: '' });
  const whole = isWholeCode(code.value);

  const say = async (what: Promise<Reply<unknown>>, done: string, silent?: string): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const told = await what;
    busy.value = false;
    if (told.ok) {
      forget(SEEN);
      onClose();
    }
    toast(told.ok ? done : told.code === 'no-screen' && silent !== undefined ? silent : refusalWords(told.code));
  };
  const show = (screen: { readonly code: string; readonly grip?: string }): void =>
    void say(showOn(lobby, screen), t('screen.shown'), screen.grip === undefined ? undefined : silence(screen.code));
  const silence = (each: string): string => t('screen.silent', { code: each, address });

  return (
    <Sheet title={t('screen.sheet')} onClose={onClose}>
      <ol class="tv-steps">
        <li>
          {t('screen.open')} <b>{address}</b>
        </li>
        <li>
          <label for="screen-code">{t('screen.enter')}</label>
          <form
            class="tv-code"
            onSubmit={(event) => {
              event.preventDefault();
              if (whole) show({ code: code.value });
            }}
          >
            <input
              id="screen-code"
              value={code.value}
              aria-label={t('screen.field')}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              enterkeyhint="go"
              onInput={(event) => {
                code.value = screenCodeIn(event.currentTarget.value);
                event.currentTarget.value = code.value;
              }}
            />
            <Button kind="fox" submit disabled={!whole || busy.value}>
              {t('screen.go')}
            </Button>
          </form>
        </li>
      </ol>
      {paired.value.length > 0 && (
        <section class="tv-known">
          <h3>{t('screen.known')}</h3>
          <ul>
            {paired.value.map((each) => (
              <Known
                key={each.grip}
                screen={each}
                here={lobby.code}
                onShow={() => show(each)}
                onOff={() => void say(showOff(lobby.table, each), t('screen.off.done'), silence(each.code))}
              />
            ))}
          </ul>
          <p>{t('screen.known.line')}</p>
        </section>
      )}
      <Button
        kind="quiet"
        size="small"
        icon="eye"
        onClick={() => void window.open(pathOf({ page: 'tv', code: lobby.code, key: link }), '_blank', 'noopener')}
      >
        {t('screen.window')}
      </Button>
    </Sheet>
  );
}

function Known(props: {
  readonly screen: Paired;
  readonly here: string;
  readonly onShow: () => void;
  readonly onOff: () => void;
}): JSX.Element {
  const { screen, here, onShow, onOff } = props;
  const { code, at, grip } = screen;
  const isHere = at === here;
  return (
    <li>
      <p>
        <b>{t('screen.name', { code })}</b>
        <small>{isHere ? t('screen.here') : at === '' ? t('screen.idle') : t('screen.there', { table: at })}</small>
      </p>
      <Button size="small" icon="tv" onClick={onShow}>
        {t(isHere ? 'screen.again' : 'screen.here.show')}
      </Button>
      {at === '' ? (
        <Button size="small" icon="close" onClick={() => forgetScreen(grip)}>
          {t('screen.forget')}
        </Button>
      ) : (
        <Button size="small" icon="close" onClick={onOff}>
          {t('screen.off')}
        </Button>
      )}
    </li>
  );
}
