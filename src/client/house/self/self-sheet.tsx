import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { LobbyChair } from '../../../table/lobby.ts';
import { LONGEST_NAME } from '../../../wire/words.ts';
import type { Line } from '../../line/line.ts';
import { badgeOf } from '../../shell/badge.ts';
import { Button } from '../../shell/button.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { Faces } from '../join/join.tsx';
import { t as join } from '../join/words/index.ts';
import { t } from '../menu/words/index.ts';
import { refusalWords } from '../refusal-words.ts';
import { keepPerson } from '../person.ts';

/** Another name, another face: at any time, also in the middle of a game. */
export function SelfSheet(props: {
  /** Asks for that chair. */
  readonly line: Pick<Line, 'ask'>;
  readonly chair: LobbyChair;
  /** Somebody else who shares the device: the next table does not begin with their name. */
  readonly other?: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, chair, other = false, onClose } = props;
  const was = badgeOf(chair);
  const name = useSignal(was.name);
  const face = useSignal(was.face);
  const trouble = useSignal<string | undefined>(undefined);
  const blank = name.value.trim() === '';
  const save = async (): Promise<void> => {
    const bare = name.value.trim();
    const named = bare === was.name ? undefined : await line.ask({ t: 'name', name: bare });
    if (named?.ok === false) {
      trouble.value = refusalWords(named.code === 'bad-message' ? 'bad-name' : named.code, named);
      return;
    }
    if (face.value !== chair.face) void line.ask({ t: 'face', face: face.value });
    if (!other) keepPerson(bare, face.value);
    onClose();
  };
  return (
    <Sheet title={other ? was.name : t('menu.self')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!blank) void save();
        }}
      >
        <div class="join-field">
          <label for="self-name">{join(other ? 'join.name.other' : 'join.name')}</label>
          <input
            id="self-name"
            value={name.value}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-invalid={trouble.value !== undefined}
            aria-describedby="self-trouble"
            onInput={(event) => {
              name.value = event.currentTarget.value;
              trouble.value = undefined;
            }}
          />
        </div>
        <p id="self-trouble" class="join-trouble" role="alert">
          {trouble.value}
        </p>
        <Faces chosen={face.value} onChoose={(next) => (face.value = next)} />
        <Button kind="fox" size="big" submit disabled={blank}>
          {t('menu.self.save')}
        </Button>
      </form>
    </Sheet>
  );
}
