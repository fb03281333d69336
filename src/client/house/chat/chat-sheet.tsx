import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lobby } from '../../../table/lobby.ts';
import { EMOTES } from '../../../wire/emote.ts';
import { LONGEST_CHAT } from '../../../wire/words.ts';
import type { Line, Wish } from '../../line/line.ts';
import { Face } from '../../shell/face.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { refusalWords } from '../refusal-words.ts';
import { Emote, emoteNamed, emoteWords } from './emote.tsx';
import { speakerOf } from './speaker.ts';
import { t as people } from '../people/words/index.ts';
import { t } from './words/index.ts';
import './chat-sheet.css';

/** A dozen faces to make, a short line to say, and what was said. */
export function ChatSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, onClose } = props;
  const text = useSignal('');
  const log = useRef<HTMLDivElement>(null);
  const said = line.said.value;
  useEffect(() => log.current?.scrollTo(0, log.current.scrollHeight), [said]);
  const say = async (wish: Wish): Promise<boolean> => {
    const told = await line.ask(wish);
    if (!told.ok) toast(refusalWords(told.code));
    return told.ok;
  };
  const send = async (): Promise<void> => {
    const words = text.value.trim();
    if (words !== '' && (await say({ t: 'chat', text: words }))) text.value = '';
  };
  return (
    <Sheet title={t('chat.title')} onClose={onClose}>
      <ul class="chat-emotes" aria-label={t('chat.emotes')}>
        {EMOTES.map((emote) => (
          <li key={emote}>
            <button
              type="button"
              aria-label={emoteWords(emote)}
              onClick={() => void say({ t: 'emote', emote }).then((ok) => ok && onClose())}
            >
              <Emote name={emote} />
            </button>
          </li>
        ))}
      </ul>
      <div ref={log} class="chat-log" role="log" aria-label={t('chat.log')} tabIndex={0}>
        {said.length === 0 && <p class="chat-quiet">{t('chat.quiet')}</p>}
        {said.map((each) => {
          const who = speakerOf(each, lobby);
          const emote = emoteNamed(each.emote);
          return (
            <p key={each.n}>
              <span class="chat-face" data-tint={who?.tint}>
                <Face name={who?.face ?? ''} />
              </span>
              <span>
                <b>{who?.name}</b> {each.text}
                {emote !== undefined && (
                  <>
                    <Emote name={emote} />
                    <span class="spoken">{emoteWords(emote)}</span>
                  </>
                )}
              </span>
            </p>
          );
        })}
      </div>
      {lobby.emotesOnly ? (
        <p class="chat-faces">{lobby.settings.listed ? people('people.faces') : t('chat.faces')}</p>
      ) : (
        <form
          class="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            value={text.value}
            maxLength={LONGEST_CHAT}
            aria-label={t('chat.field')}
            placeholder={t('chat.field')}
            enterkeyhint="send"
            autocomplete="off"
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button
            type="submit"
            aria-label={t('chat.send')}
            aria-disabled={text.value.trim() === '' ? 'true' : undefined}
          >
            <Icon name="go" />
          </button>
        </form>
      )}
    </Sheet>
  );
}
