import { expect, it } from 'vitest';
import { createAttention } from './attention.ts';
import { createConnections } from './connections.ts';
import { LIMITS } from './limits.ts';
import { createTolls, type Met } from './tolls.ts';

/** Phones of one school. */
const PHONES = 500;
const SCHOOL = '203.0.113.7';
/** Of the built client: the first visit fetches all, to play offline. */
const FILES = 260;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Bytes of a move as it is kept, and of the lobby and the view of five hundred people. */
const MOVE = 300;
const WELCOME = 310_000;

/** A day at school, by the minute: everybody at one table, or in tables of five. */
function school(tables: number) {
  let now = 0;
  const met: (Met & { readonly at: number })[] = [];
  const note = (found: Met | undefined): void => {
    if (found !== undefined) met.push({ ...found, at: now });
  };
  const attention = createAttention({ monotonic: () => now });
  const tolls = createTolls(LIMITS, attention, () => now);
  const each = (what: (phone: number, asker: { address: string; table: string; chair: number }) => void): void => {
    for (let phone = 0; phone < PHONES; phone++) {
      what(phone, { address: SCHOOL, table: `table ${phone % tables}`, chair: phone });
    }
  };
  const greet = (): void =>
    each((_, asker) => {
      note(tolls.request(SCHOOL, false));
      note(tolls.answer(asker));
      tolls.answered(asker, WELCOME / tables);
      if (tolls.messages(SCHOOL).take(now, 1) > 0) note({ limit: 'messages', wait: 1 });
    });
  const listeners = PHONES / tables;
  return {
    met,
    pass: (ms: number) => void (now += ms),
    comeIn: () => {
      each((_, asker) => {
        attention.made(asker.table, SCHOOL);
        for (let i = 0; i < FILES; i++) note(tolls.request(SCHOOL, true));
        for (let i = 0; i < 5; i++) note(tolls.request(SCHOOL, false));
        note(tolls.ask(asker, 'sit', 0));
        tolls.kept(asker.table, MOVE);
        note(tolls.ask(asker, 'name', 0));
      });
      greet();
    },
    greet,
    begin: () => {
      for (let i = 0; i < tables; i++) note(tolls.ask({ address: SCHOOL, table: `table ${i}`, chair: i }, 'start', 0));
      each((_, asker) => {
        for (const t of ['promise', 'open'] as const) note(tolls.ask(asker, t, 0));
        if (tolls.messages(SCHOOL).take(now, 2) > 0) note({ limit: 'messages', wait: 1 });
        tolls.kept(asker.table, 2 * MOVE);
      });
    },
    move: () =>
      each((_, asker) => {
        note(tolls.ask(asker, 'move', 0));
        if (tolls.messages(SCHOOL).take(now, 1) > 0) note({ limit: 'messages', wait: 1 });
        tolls.kept(asker.table, MOVE);
      }),
    clap: () => each((_, asker) => note(tolls.ask(asker, 'emote', listeners))),
    chat: (second: number) =>
      each((phone, asker) => {
        if (phone % 20 === second % 20) note(tolls.ask(asker, 'chat', listeners));
      }),
  };
}

it.each([1, 100, 250])('five hundred behind one address at %i tables never meet a limit', (tables) => {
  const day = school(tables);
  day.comeIn();
  // Three lessons, ten matches each, a card every five seconds; everybody chats three times a minute.
  for (let match = 0; match < 30; match++) {
    day.begin();
    for (let turn = 0; turn < 20; turn++) {
      day.move();
      for (let second = 0; second < 5; second++) {
        day.chat(second + 5 * turn);
        day.pass(SECOND);
      }
    }
    day.clap();
    day.pass(20 * SECOND);
    // The wireless network falls over once a lesson, and twice in a row.
    if (match % 10 !== 5) continue;
    day.greet();
    day.pass(5 * SECOND);
    day.greet();
    day.pass(MINUTE);
  }
  expect(day.met).toEqual([]);
});

it('five hundred phones, each with a socket and what a browser opens besides, are let in', () => {
  const connections = createConnections(LIMITS);
  for (let i = 0; i < 7 * PHONES; i++) expect(connections.admit(SCHOOL)).toBeDefined();
});

it('a tenth of five hundred may mistype the code, and every two of them open a table', () => {
  expect(LIMITS.missBurst).toBeGreaterThanOrEqual(PHONES / 10);
  expect(LIMITS.tableBurst).toBeGreaterThanOrEqual(PHONES / 2);
});

it('whoever sends all they may from one address keeps less than two gigabytes a day', () => {
  let now = 0;
  const attention = createAttention({ monotonic: () => now });
  const tolls = createTolls(LIMITS, attention, () => now);
  let bytes = 0;
  for (; now < 24 * 60 * MINUTE; now += MINUTE) {
    for (let i = 0; i < 100; i++) {
      const table = `table ${i}`;
      attention.made(table, SCHOOL);
      if (tolls.ask({ address: SCHOOL, table, chair: 0 }, 'move', 0) !== undefined) continue;
      tolls.kept(table, 1 << 20);
      bytes += 1 << 20;
    }
  }
  expect(bytes).toBeGreaterThan(1 << 29);
  expect(bytes).toBeLessThan(2 * 2 ** 30);
});
