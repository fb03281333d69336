import type { Time } from '../../runner/time.ts';
import type { ScreenPeers } from '../screens.ts';
import type { Bus } from './bus.ts';
import type { Message } from './message.ts';

export interface ScreenPeersOptions {
  readonly bus: Pick<Bus, 'publish' | 'watch' | 'onUp'>;
  readonly time: Pick<Time, 'after'>;
  /** A name for one question, which nobody else gives. */
  readonly draw: () => string;
}

/** A node that has the screen answers at once. */
const PATIENCE = 1500;

const channelOf = (name: string): string => `screen-${name}`;
const answerOf = (ask: string): string => `shown-${ask}`;

/** Screens of all nodes. What is asked of one goes over the bus by its name, and so does its answer. */
export function screenPeers({ bus, time, draw }: ScreenPeersOptions): ScreenPeers {
  const claims = new Set<() => void>();
  // Two screens may have come to the same code while nobody heard the other: a table shown on one would be shown on both.
  bus.onUp(() => {
    for (const claim of claims) claim();
  });
  return {
    claim(code, grip, own) {
      const hear =
        (name: string) =>
        (message: Message): void => {
          switch (message.kind) {
            case 'show': {
              const shown = own.show(name, message.at);
              if (shown !== undefined) bus.publish(answerOf(message.ask), { kind: 'shown', grip: shown });
              break;
            }
            case 'screen':
              // Whoever comes later looks for another one. The same screen may be here by a line that it has lost.
              if (message.grip !== grip) bus.publish(channelOf(code), { kind: 'taken', grip: message.grip });
              break;
            case 'taken':
              if (message.grip === grip) own.taken();
              break;
            case 'shown':
            case 'steps':
            case 'said':
            case 'here':
            case 'hall':
            case 'settled':
            case 'node':
            case 'who':
            case 'there':
              break;
          }
        };
      const watches = [code, grip].map((name) => bus.watch(channelOf(name), hear(name)));
      const claim = (): void => bus.publish(channelOf(code), { kind: 'screen', grip });
      claims.add(claim);
      claim();
      return () => {
        claims.delete(claim);
        for (const watch of watches) watch.stop();
      };
    },
    show: (name, at) =>
      new Promise((resolve) => {
        const ask = draw();
        const end = (grip?: string): void => {
          cancel();
          answers.stop();
          resolve(grip);
        };
        const cancel = time.after(PATIENCE, () => end());
        const answers = bus.watch(answerOf(ask), (message) => {
          if (message.kind === 'shown') end(message.grip);
        });
        bus.publish(channelOf(name), { kind: 'show', at, ask });
      }),
  };
}
