import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lobby } from '../../table/lobby.ts';
import type { Line } from '../line/line.ts';
import { Button } from '../shell/button.tsx';
import { Choice } from '../shell/choice.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { toast } from '../shell/toast.tsx';
import { refusalWords } from './opening.ts';
import { t } from './words/index.ts';
import './options-sheet.css';

interface RudyOptions {
  readonly fox: 'species' | 'most' | 'single' | 'cats';
  readonly scoring: 'standard' | 'exact';
  readonly lastAloud: boolean;
  readonly deck: unknown;
  readonly time?: number | undefined;
}

const FOXES = ['species', 'most', 'single', 'cats'] as const;
const TIMES = [0, 10, 20, 30, 60] as const;
const ON_OFF = ['off', 'on'] as const;

/** How the game is played, in plain words; the rule is behind a tap. Only the host changes it. */
export function OptionsSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly isHost: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, isHost, onClose } = props;
  const before = {
    fox: 'species',
    scoring: 'standard',
    lastAloud: false,
    deck: 'standard',
    ...lobby.options,
  } as RudyOptions;
  const options = useSignal<RudyOptions>(before);
  const { fox, scoring, lastAloud, deck, time } = options.value;
  const change = (part: Partial<RudyOptions>): void => {
    if (isHost) options.value = { ...options.value, ...part };
  };
  const save = async (): Promise<void> => {
    const { time: seconds, ...rest } = options.value;
    const told = await line.ask({
      t: 'game',
      game: lobby.game,
      options: seconds === undefined ? rest : { ...rest, time: seconds },
    });
    if (told.ok || told.code === 'nothing-to-do') onClose();
    else toast(refusalWords(told.code));
  };
  if (lobby.game !== 'rudy') {
    return (
      <Sheet title={t('options.title')} onClose={onClose}>
        <p>{t('options.none')}</p>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('options.title')} onClose={onClose}>
      <Choice
        tall
        title={t('options.rudy.fox')}
        note={<Rule text={t('options.rudy.fox.rule')} />}
        chosen={fox}
        onChoose={(next) => change({ fox: next })}
        choices={FOXES.map((each) => [each, t(`options.rudy.fox.${each}`)] as const)}
      />
      <Choice
        tall
        title={t('options.rudy.scoring')}
        note={<Rule text={t('options.rudy.scoring.rule')} />}
        chosen={scoring}
        onChoose={(next) => change({ scoring: next })}
        choices={(['standard', 'exact'] as const).map((each) => [each, t(`options.rudy.scoring.${each}`)] as const)}
      />
      <Choice
        title={t('options.rudy.time')}
        note={<Rule text={t('options.rudy.time.rule')} />}
        chosen={String(time ?? 0)}
        onChoose={(next) => change({ time: next === '0' ? undefined : Number(next) })}
        choices={TIMES.map(
          (each) =>
            [
              String(each),
              each === 0 ? t('options.rudy.time.none') : t('options.rudy.time.seconds', { seconds: each }),
            ] as const,
        )}
      />
      <Choice
        title={t('options.rudy.lastAloud')}
        note={<Rule text={t('options.rudy.lastAloud.rule')} />}
        chosen={lastAloud ? 'on' : 'off'}
        onChoose={(next) => change({ lastAloud: next === 'on' })}
        choices={ON_OFF.map((each) => [each, t(`options.${each}`)] as const)}
      />
      {(deck === 'standard' || deck === 'even') && (
        <Choice
          title={t('options.rudy.deck')}
          note={<Rule text={t('options.rudy.deck.rule')} />}
          chosen={deck}
          onChoose={(next) => change({ deck: next })}
          choices={(['standard', 'even'] as const).map((each) => [each, t(`options.rudy.deck.${each}`)] as const)}
        />
      )}
      {isHost && (
        <div class="options-save">
          <Button kind="fox" size="big" onClick={() => void save()}>
            {t('options.save')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function Rule({ text }: { readonly text: string }): JSX.Element {
  return (
    <details class="options-rule">
      <summary>{t('options.rule')}</summary>
      <p>{text}</p>
    </details>
  );
}
