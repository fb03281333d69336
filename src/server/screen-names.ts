import { hash } from 'node:crypto';
import { drawCode } from '../table/create.ts';

const CODE_LENGTH = 5;
const GRIP_LENGTH = 32;

/** What people type to take the screen with this key; `nth`: the ones before it belong to other screens. */
export function screenCode(key: string, nth: number): string {
  let drawn = 0;
  return drawCode(() => hash('sha256', `stolik screen code ${key} ${nth} ${drawn++}`, 'buffer'), CODE_LENGTH);
}

/** What whoever has taken it moves or frees it with, whatever it shows. Nobody finds the key by it. */
export function screenGrip(key: string): string {
  return hash('sha256', `stolik screen grip ${key}`, 'hex').slice(0, GRIP_LENGTH);
}

export function isGrip(name: string): boolean {
  return name.length === GRIP_LENGTH;
}

/** As somebody types a code: in any case, with spaces and dashes. A grip is left as it is. */
export function tidyName(typed: string): string {
  return isGrip(typed) ? typed : typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
