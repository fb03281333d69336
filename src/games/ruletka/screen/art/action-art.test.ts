import { expect, test } from 'vitest';
import { actionSheet } from './action-art.ts';

/** `npx vitest run src/games/ruletka/screen/art/action-art.test.ts -u` writes the file anew. */
test('actions.svg is what is drawn here', async () => {
  await expect(actionSheet()).toMatchFileSnapshot('./actions.svg');
});
