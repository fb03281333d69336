import { signal } from '@preact/signals';
import { recall, store } from '../shell/memory.ts';
import { CHOICE, FACES } from '../shell/faces.ts';
import { t } from './words/index.ts';

/** Who sits at this device: asked once and kept. */
export const personName = signal(recall('name') ?? '');
export const personFace = signal(recall('face') ?? FACES[Math.floor(Math.random() * CHOICE)] ?? 'cactus');

export function keepPerson(name: string, face: string): void {
  personName.value = name;
  personFace.value = face;
  store('name', name);
  store('face', face);
}

/** One of some nice names; another than `before`. */
export function someName(before = ''): string {
  const names = t('join.names')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== before);
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

export interface Person {
  readonly name: string;
  readonly face: string;
}

/** Whoever sits here, as the table gets to know them. */
export function person(): Person {
  return { name: personName.value === '' ? someName() : personName.value, face: personFace.value };
}
