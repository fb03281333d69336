import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import type { Lobby } from '../../table/lobby.ts';
import { BotSheet } from '../house/chair-sheets/chair-sheets.tsx';
import { Level } from '../house/level.tsx';
import { isInTrouble, LobbyTrouble } from '../house/lobby-trouble/lobby-trouble.tsx';
import { isFull, missingSeats } from '../house/lobby-words.ts';
import { refusalWords } from '../house/refusal-words.ts';
import { OptionsLine } from '../house/options/options-line.tsx';
import { OptionsSheet } from '../house/options/options-sheet.tsx';
import { someName } from '../house/person.ts';
import { SelfSheet } from '../house/self/self-sheet.tsx';
import type { Reply } from '../line/line.ts';
import { badgeOf } from '../shell/badge.ts';
import { Button } from '../shell/button.tsx';
import { Face } from '../shell/face.tsx';
import { FACES } from '../shell/faces.ts';
import { Icon } from '../shell/icon.tsx';
import { toast } from '../shell/toast.tsx';
import { LONGEST_NAME } from '../../wire/words.ts';
import { language } from '../words/language.ts';
import type { Hand } from './hand-line.ts';
import { t } from './words/index.ts';
import './local-lobby.css';

interface Props {
  readonly hand: Hand;
  readonly lobby: Lobby;
  /** Several people share the device. */
  readonly shared: boolean;
  readonly lasting: boolean;
}

/** Who sits at a table of this device, and how it is played. */
export function LocalLobby({ hand, lobby, shared, lasting }: Props): JSX.Element {
  const open = useSignal<'bot' | 'options' | number | undefined>(undefined);
  const { line } = hand;
  useArrival();
  const missing = missingSeats(lobby);
  const people = lobby.chairs.filter(({ bot }) => bot === null);
  const renamed = people.find(({ chair }) => chair === open.value);
  const close = (): void => {
    open.value = undefined;
  };
  return (
    <main class="local">
      <h2>{t('local.who')}</h2>
      <ul class="local-people">
        {lobby.chairs.map((chair) => {
          const { name, face, tint } = badgeOf(chair);
          return (
            <li key={chair.chair}>
              <span class="chair-face is-small" data-tint={tint}>
                <Face name={face} />
              </span>
              <b>{name}</b>
              {chair.bot !== null && <Level game={lobby.game} bot={chair.bot} />}
              {chair.bot === null && (
                <button
                  type="button"
                  class="strip-button"
                  aria-label={t('local.rename', { name })}
                  onClick={() => (open.value = chair.chair)}
                >
                  <Icon name="gear" size={20} />
                </button>
              )}
              {(chair.bot !== null || people.length > 1) && (
                <button
                  type="button"
                  class="strip-button"
                  aria-label={t('local.remove', { name })}
                  onClick={() => void say(hand.remove(chair.chair))}
                >
                  <Icon name="close" size={20} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {shared && !isFull(lobby) && <AddPerson hand={hand} taken={lobby.chairs.length} />}
      {!isFull(lobby) && (
        <Button icon="plus" onClick={() => (open.value = 'bot')}>
          {t('local.bot')}
        </Button>
      )}
      <OptionsLine lobby={lobby} isHost onOpen={() => (open.value = 'options')} />
      <p class="local-note" aria-live="polite">
        {missing > 0 ? t('local.more', { missing }) : t(lasting ? 'local.lasting' : 'local.passing')}
      </p>
      {isInTrouble(lobby) ? (
        <LobbyTrouble line={line} lobby={lobby} isHost />
      ) : (
        <Button
          kind="fox"
          size="big"
          icon="play"
          disabled={missing > 0 || lobby.phase === 'preparing'}
          onClick={() => void say(line.ask({ t: 'start' }))}
        >
          {t('local.start')}
        </Button>
      )}
      {renamed !== undefined && (
        <SelfSheet
          line={hand.as(renamed.chair)}
          chair={renamed}
          other={renamed.chair !== people[0]?.chair}
          onClose={close}
        />
      )}
      {open.value === 'bot' && <BotSheet line={line} lobby={lobby} onClose={close} />}
      {open.value === 'options' && <OptionsSheet line={line} lobby={lobby} isHost calm={shared} onClose={close} />}
    </main>
  );
}

function AddPerson({ hand, taken }: { readonly hand: Hand; readonly taken: number }): JSX.Element {
  const name = useSignal('');
  const add = async (): Promise<void> => {
    const face = FACES[taken % FACES.length] ?? '';
    const told = await hand.seat({ name: name.value.trim() || someName(), face }, language.peek());
    if (told.ok) name.value = '';
    else toast(refusalWords(told.code));
  };
  return (
    <form
      class="local-add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        type="text"
        value={name.value}
        maxLength={LONGEST_NAME}
        placeholder={t('local.name')}
        aria-label={t('local.person')}
        autocomplete="off"
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <Button submit icon="plus">
        {t('local.add')}
      </Button>
    </form>
  );
}

async function say(asked: Promise<Reply>): Promise<void> {
  const told = await asked;
  if (!told.ok) toast(refusalWords(told.code));
}
