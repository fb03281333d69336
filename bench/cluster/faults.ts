import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/kernel/random.ts';
import { pick } from '../../src/kernel/random.ts';
import type { Fleet, Member } from './fleet.ts';

/** Something that goes wrong, and when it is over. */
export interface Fault {
  readonly name: string;
  readonly run: (fleet: Fleet, random: Random) => Promise<void>;
}

const NATS_AWAY = 20_000;
const PAUSED = 8000;
const DELAY = 250;
const SLOW_FOR = 8000;
const DEAD_FOR = 2000;

function anyOf(fleet: Fleet, random: Random): Member {
  return pick(random, fleet.members);
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill -9 of a node',
    async run(fleet, random) {
      const member = anyOf(fleet, random);
      await member.kill();
      await sleep(DEAD_FOR);
      await member.start();
    },
  },
  {
    name: 'PostgreSQL restarted',
    async run({ postgres }) {
      await postgres.stop();
      await postgres.start();
    },
  },
  {
    name: 'a node paused for 8 s, then a zombie',
    async run(fleet, random) {
      const member = anyOf(fleet, random);
      member.signal('SIGSTOP');
      await sleep(PAUSED);
      member.signal('SIGCONT');
    },
  },
  {
    name: 'NATS stopped for 20 s',
    async run({ nats }) {
      await nats.stop();
      await sleep(NATS_AWAY);
      await nats.start();
    },
  },
  {
    name: 'connections to PostgreSQL and NATS cut',
    async run(fleet, random) {
      const { database, bus } = anyOf(fleet, random);
      database.cut();
      bus.cut();
      await sleep(500);
      database.cut();
    },
  },
  {
    name: 'answers of PostgreSQL lost, then the connection',
    async run(fleet, random) {
      const { database } = anyOf(fleet, random);
      database.deaf = true;
      await sleep(300);
      database.cut();
      database.deaf = false;
    },
  },
  {
    name: 'every byte to PostgreSQL and NATS 250 ms late for 8 s',
    async run(fleet, random) {
      const { database, bus } = anyOf(fleet, random);
      database.delay = DELAY;
      bus.delay = DELAY;
      await sleep(SLOW_FOR);
      database.delay = 0;
      bus.delay = 0;
    },
  },
  {
    name: 'PostgreSQL killed as by a power cut',
    async run({ postgres }) {
      await postgres.stop('crash');
      await postgres.start();
    },
  },
];
