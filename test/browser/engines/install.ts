import { binary } from '../../services/binary.ts';
import { XVFB } from './display.ts';
import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

/** Before the first engine is opened: what is missing is installed, or whoever runs this is told how. */
export function setup(): void {
  for (const each of [XVFB, WEBKIT, FIREFOX]) binary(each);
}
