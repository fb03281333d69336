import type { JSX } from 'preact';
import { EMOTES, type EmoteName } from '../../../wire/emote.ts';
import sheet from './emotes.svg?url';
import { t } from './words/index.ts';

export function Emote({ name }: { readonly name: EmoteName }): JSX.Element {
  return (
    <svg class="emote" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** A newer house may know more of them. */
export function emoteNamed(name: string | undefined): EmoteName | undefined {
  return EMOTES.find((each) => each === name);
}

export function emoteWords(name: EmoteName): string {
  return t(`chat.emote.${name}`);
}
