import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { Choice } from '../../shell/choice.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { toast } from '../../shell/toast.tsx';
import { refusalWords } from '../refusal-words.ts';
import { RuleSheet } from '../rule-sheet.tsx';
import { chosenOf, turned, valueName } from './knobs.ts';
import { knobName, knobRule, useKnobs, valueWords } from './options-words.ts';
import { t } from './words/index.ts';
import './options-sheet.css';

/** How the game is played: what each choice does, in plain words, and its rule behind a tap. Only the host changes it. */
export function OptionsSheet(props: {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly isHost: boolean;
  /** No clock runs at this table, so none is offered. */
  readonly calm?: boolean;
  readonly onClose: () => void;
}): JSX.Element {
  const { line, lobby, isHost, calm = false, onClose } = props;
  const { game } = lobby;
  const options = useSignal<JsonObject>(lobby.options);
  // Guests see what the host has settled, as it changes.
  const shown = isHost ? options.value : lobby.options;
  const knobs = useKnobs(game);
  const ruled = useSignal<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const told = await line.ask({ t: 'game', game, options: options.value });
    if (told.ok || told.code === 'nothing-to-do') onClose();
    else toast(refusalWords(told.code));
  };
  return (
    <Sheet title={t('options.title')} onClose={onClose}>
      {knobs
        .filter(({ clock }) => !(calm && clock === true))
        .map((knob) => {
          const name = knobName(game, knob);
          const chosen = chosenOf(knob, shown);
          return (
            <Choice
              key={knob.option}
              tall={knob.tall === true}
              title={name}
              note={
                <Does
                  name={name}
                  text={knobRule(game, knob)}
                  own={chosen === 'own'}
                  onRule={() => (ruled.value = `option.${knob.option}`)}
                />
              }
              chosen={chosen}
              disabled={!isHost}
              onChoose={(next) => (options.value = turned(knob, options.value, next))}
              choices={choicesOf(knob.values.map(valueName), chosen).map(
                (value) => [value, valueWords(game, knob, value)] as const,
              )}
            />
          );
        })}
      {ruled.value !== undefined && (
        <RuleSheet game={game} code={ruled.value} onClose={() => (ruled.value = undefined)} />
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

/** The knob's values, and what the table has if it is none of them. Numbers stand in their order. */
function choicesOf(values: readonly string[], chosen: string): readonly string[] {
  const all = values.includes(chosen) || chosen === 'own' ? values : [...values, chosen];
  return all.every((each) => /^\d+$/.test(each)) ? all.toSorted((a, b) => Number(a) - Number(b)) : all;
}

/** What an option does, and the way to its rule. */
function Does(props: {
  readonly name: string;
  readonly text: string | undefined;
  readonly own: boolean;
  readonly onRule: () => void;
}): JSX.Element {
  const { name, text, own, onRule } = props;
  if (text === undefined && !own) return <></>;
  return (
    <p class="options-does">
      {text} {own && t('options.own')}{' '}
      <button type="button" aria-label={t('options.rule.of', { name })} onClick={onRule}>
        {t('options.rule')}
      </button>
    </p>
  );
}
