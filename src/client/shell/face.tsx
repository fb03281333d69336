import type { JSX } from 'preact';
import sheet from './faces.svg?url';
import './face.css';

/** A face by its name: what people wear at the table. It says nothing to a screen reader: the name beside it does. */
export function Face({ name }: { readonly name: string }): JSX.Element {
  return (
    <svg class="face" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
