import { useSignal } from '@preact/signals';
import { useArrival } from '../../shell/arrival.ts';
import type { JSX } from 'preact';
import { gameName } from '../games.ts';
import { useEffect } from 'preact/hooks';
import { LONGEST_NAME } from '../../../wire/words.ts';
import { Button } from '../../shell/button.tsx';
import { Face } from '../../shell/face.tsx';
import { CHOICE, FACES } from '../../shell/faces.ts';
import { Icon } from '../../shell/icon.tsx';
import { Strip } from '../../shell/strip.tsx';
import { Cover } from '../cover.tsx';
import { keepPerson, personFace, personName, someName } from '../person.ts';
import { Room } from '../room.tsx';
import { t } from './words/index.ts';
import './join.css';

/** A name, a face, and one is at the table. */
export function Join(props: {
  readonly game: string;
  /** Over the game's name: whose table it is. */
  readonly invitation: string;
  /** Beside it: how many are there. */
  readonly crowd?: string;
  readonly note?: string;
  readonly people: number;
  readonly button: string;
  /** A sentence when it did not work. */
  readonly onSit: (name: string, face: string) => Promise<string | undefined>;
}): JSX.Element {
  const { game, invitation, crowd, note, people, button, onSit } = props;
  const name = useSignal(personName.value === '' ? someName() : personName.value);
  const face = useSignal(personFace.value);
  const trouble = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const blank = name.value.trim() === '';
  useArrival();
  useEffect(() => {
    document.title = `${gameName(game)} · Stolik`;
  });

  // Whoever sits down comes to the lobby next.
  useEffect(() => void import('../lobby.tsx').catch(() => undefined), []);

  async function sit(): Promise<void> {
    if (blank || busy.value) return;
    busy.value = true;
    const bare = name.value.trim();
    keepPerson(bare, face.value);
    trouble.value = await onSit(bare, face.value);
    busy.value = false;
  }

  return (
    <div class="join">
      <Strip />
      <Room class="join-room">
        <div class="join-chairs" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((place) => (
            <Chair
              key={place}
              place={place}
              face={face.value}
              taken={place < 2 ? place < people : place - 1 < people}
            />
          ))}
        </div>
        <p class="join-plate" aria-hidden="true">
          {name.value.trim()}
        </p>
      </Room>
      <main class="join-sheet">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <div class="join-game">
            <span class="join-cover">
              <Cover game={game} />
            </span>
            <div>
              <small>{crowd === undefined ? invitation : `${invitation} · ${crowd}`}</small>
              <h1>{gameName(game)}</h1>
            </div>
          </div>
          {note !== undefined && <p class="join-note">{note}</p>}
          <div class="join-field">
            <label for="name">{t('join.name')}</label>
            <input
              id="name"
              value={name.value}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              enterkeyhint="go"
              aria-invalid={trouble.value !== undefined}
              aria-describedby="name-trouble"
              onInput={(event) => {
                name.value = event.currentTarget.value;
                trouble.value = undefined;
              }}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" aria-label={t('join.die')} onClick={() => (name.value = someName(name.value))}>
              <Icon name="die" />
            </button>
          </div>
          <p id="name-trouble" class="join-trouble" role="alert">
            {trouble.value}
          </p>
          <Faces chosen={face.value} onChoose={(next) => (face.value = next)} />
          <Button kind="fox" size="big" submit disabled={blank || busy.value}>
            {button}
          </Button>
        </form>
      </main>
    </div>
  );
}

/** The middle one is the own; the others are sat on, or free. */
function Chair(props: { readonly place: number; readonly face: string; readonly taken: boolean }): JSX.Element {
  const { place, face, taken } = props;
  const mine = place === 2;
  return (
    <span class={`join-chair ${mine ? 'is-mine' : ''} ${taken || mine ? '' : 'is-free'}`} data-tint={place}>
      {mine ? (
        <Face name={face} />
      ) : (
        <svg viewBox="0 0 44 60">
          <path
            class="join-someone"
            d="M4 60q0-24 18-24t18 24M22 32a11 11 0 1 1 .1 0z"
            stroke-dasharray={taken ? undefined : '5 4'}
            stroke-linecap="round"
          />
        </svg>
      )}
    </span>
  );
}

export function Faces({
  chosen,
  onChoose,
}: {
  readonly chosen: string;
  readonly onChoose: (face: string) => void;
}): JSX.Element {
  return (
    <fieldset class="join-faces">
      <legend class="spoken">{t('join.face')}</legend>
      {FACES.slice(0, CHOICE).map((name) => (
        <label key={name} class={name === chosen ? 'is-on' : ''}>
          <input
            type="radio"
            name="face"
            checked={name === chosen}
            aria-label={t(`face.${name}` as 'face.cactus')}
            onChange={() => onChoose(name)}
          />
          <Face name={name} />
        </label>
      ))}
    </fieldset>
  );
}
