import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { LobbyChair } from '../../../table/lobby.ts';
import { LONGEST_NAME } from '../../../wire/words.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { refusalWords } from '../refusal-words.ts';
import { t } from './words/index.ts';

/** Calls somebody otherwise: what they wish for is there already. */
export function Rename(props: {
  readonly line: Line;
  readonly chair: LobbyChair;
  readonly wish: string | undefined;
  readonly onDone: () => void;
}): JSX.Element {
  const { line, chair, wish, onDone } = props;
  const name = useSignal(wish ?? chair.name);
  const trouble = useSignal<string | undefined>(undefined);
  const same = name.value.trim() === chair.name && wish === undefined;
  const save = async (): Promise<void> => {
    const told = await line.ask({ t: 'rename', names: [{ chair: chair.chair, name: name.value.trim() }] });
    if (told.ok) onDone();
    else trouble.value = refusalWords(told.code === 'bad-message' ? 'bad-name' : told.code, told);
  };
  return (
    <form
      class="stand-rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (!same && name.value.trim() !== '') void save();
      }}
    >
      <label for="stand-name">{t('rename.label')}</label>
      <input
        id="stand-name"
        value={name.value}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        aria-invalid={trouble.value !== undefined}
        aria-describedby="stand-name-trouble"
        onInput={(event) => {
          name.value = event.currentTarget.value;
          trouble.value = undefined;
        }}
      />
      <Button size="small" icon="check" submit disabled={same || name.value.trim() === ''}>
        {t('rename.save')}
      </Button>
      <p id="stand-name-trouble" role="alert">
        {trouble.value}
      </p>
    </form>
  );
}
