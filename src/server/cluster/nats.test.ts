import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNats, type Nats } from '../../../test/services/nats.ts';
import type { Message } from './message.ts';
import { openNats } from './nats.ts';

let nats: Nats;
beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats.stop());

it('loses a message that it cannot carry, says so, and carries the next', async () => {
  const logged: string[] = [];
  const node = (name: string) =>
    openNats({ url: nats.url, node: name, cluster: 'test', log: (line) => void logged.push(line) });
  const [here, there] = [node('here'), node('there')];
  await expect.poll(() => here.isUp && there.isUp).toBe(true);
  const heard: Message[] = [];
  await there.watch('a', (message) => void heard.push(message)).ready;
  const large: Message = { kind: 'steps', n: 1, steps: [{ at: 1, data: 'x'.repeat(4_000_000) }] };
  const small: Message = { kind: 'steps', n: 2, steps: [{ at: 1, data: 'x' }] };
  here.publish('a', large);
  here.publish('a', small);
  await expect.poll(() => heard).toEqual([small]);
  expect(logged.filter((line) => line.includes('was not told'))).toHaveLength(1);
  for (const bus of [here, there]) await bus.close();
});
