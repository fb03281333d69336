import { expect, it } from 'vitest';
import { fakeIo } from '../fake.testing.ts';
import { main } from '../main.ts';
import { WITH_BOTS } from '../catalog.testing.ts';

it('lets those of a game without levels play in their order', async () => {
  const io = fakeIo({ catalog: WITH_BOTS });
  expect(await main(['ladder', 'tiny', '--pairs', '8', '--json'], io)).toBe(0);
  expect(JSON.parse(io.said.out)).toMatchObject({
    rungs: [
      { better: 'greedy', lesser: 'random', players: 2, deals: 8 },
      { better: 'greedy', lesser: 'random', players: 4, deals: 2 },
    ],
    sparring: [],
    levels: [{ level: 'random' }, { level: 'greedy' }],
  });
});
