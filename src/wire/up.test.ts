import { assert, constantFrom, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUp, readUp } from './up.ts';

const GOOD: unknown[] = [
  { t: 'hello', protocol: 2, table: 'abc' },
  { t: 'hello', protocol: 2, table: 'abc', token: 'x' },
  { t: 'hello', protocol: 2, table: 'abc', watch: 'x' },
  { t: 'hello', protocol: 2, table: 'abc', tv: 'x' },
  { t: 'screen', key: 'ab'.repeat(16), busy: false },
  { t: 'show-on', screen: 'KM7RQ' },
  { t: 'show-off', screen: 'ab'.repeat(16), id: 4 },
  { t: 'move', question: 0, move: { number: 3 } },
  { t: 'ping' },
  { t: 'ping', id: 3 },
  { t: 'promise', match: 'm', attempt: 1, promise: 'ab'.repeat(32) },
  { t: 'open', match: 'm', attempt: 2, bytes: 'ab'.repeat(32) },
  { t: 'name', name: 'Ala' },
  { t: 'lang', lang: 'pl' },
  { t: 'face', face: 'four-leaf-clover' },
  { t: 'leave' },
  { t: 'pass', id: 1 },
  { t: 'claim-host' },
  { t: 'asleep', on: true },
  { t: 'let-in', chair: 1 },
  { t: 'renew-links' },
  { t: 'chat', text: 'hello' },
  { t: 'emote', emote: 'wave' },
  { t: 'game', game: 'rudy', options: { time: 3 } },
  { t: 'set', settings: { locked: true } },
  { t: 'set', settings: {} },
  { t: 'bot', name: 'Bot', level: '3' },
  { t: 'kick', chair: 2 },
  { t: 'host', chair: 2 },
  { t: 'mind', chair: 2, on: false },
  { t: 'start', id: 0 },
  { t: 'start', without: [2] },
  { t: 'start', soon: true },
  { t: 'rematch', in: false },
  { t: 'abandon' },
  { t: 'pause' },
  { t: 'resume' },
  { t: 'more-time', seconds: 30 },
  { t: 'call-time' },
  { t: 'stand', on: true },
  { t: 'next' },
  { t: 'rename', names: [{ chair: 1, name: 'Ola' }] },
  { t: 'wishes', id: 3 },
  { t: 'shuffle' },
];

describe('a message up', () => {
  it.each(GOOD)('is read as it was sent: %j', (message) => {
    expect(parseUp(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  it.each(GOOD)('may have no other keys: %j', (message) => {
    expect(readUp({ ...(message as object), more: 1 })).toMatchObject({ ok: false, place: 'more' });
  });

  it.each([
    ['', '', 'is no JSON'],
    ['{"t":"move"', '', 'is no JSON'],
    ['[]', '', 'a message is an object, found []'],
    ['{"t":"toString"}', 't', 'expected one of hello, screen'],
    ['{"t":"__proto__"}', 't', 'expected one of'],
    ['{"t":7}', 't', 'found 7'],
    ['{"t":"move","move":{}}', 'question', 'found nothing'],
    ['{"t":"move","question":1.5,"move":{}}', 'question', 'found 1.5'],
    ['{"t":"move","question":-1,"move":{}}', 'question', 'found -1'],
    ['{"t":"move","question":1}', 'move', 'is missing'],
    ['{"t":"hello","protocol":1}', 'table', 'expected a text'],
    ['{"t":"screen","key":"AB","busy":false}', 'key', '16 bytes'],
    ['{"t":"screen","key":"00112233445566778899aabbccddeeff"}', 'busy', 'true or false'],
    ['{"t":"show-on","screen":7}', 'screen', 'found 7'],
    [`{"t":"show-off","screen":"${'x'.repeat(65)}"}`, 'screen', 'at most 64'],
    ['{"t":"promise","match":"m","attempt":1,"promise":"AB"}', 'promise', '32 bytes'],
    ['{"t":"open","match":"m","attempt":0,"bytes":"AB"}', 'attempt', 'at least 1'],
    ['{"t":"set","settings":{"locked":1}}', 'settings.locked', 'true or false'],
    ['{"t":"set","settings":{"god":true}}', 'settings.god', 'is not known here'],
    ['{"t":"kick","chair":-1}', 'chair', 'found -1'],
    ['{"t":"more-time","seconds":601}', 'seconds', 'from 1 to 600'],
    ['{"t":"start","id":"x"}', 'id', 'found "x"'],
    ['{"t":"game","game":"rudy"}', 'options', 'is missing'],
    ['{"t":"emote","emote":"rude"}', 'emote', 'expected one of wave'],
  ])('%s is refused at "%s": %s', (text, place, why) => {
    const read = parseUp(text);
    expect(read).toMatchObject({ ok: false, place });
    expect(read.ok ? '' : read.why).toContain(why);
  });

  it('is never thrown over, whatever it is', () => {
    let read = 0;
    assert(
      property(jsonValue(), constantFrom(...GOOD), string(), (value, good, key) => {
        readUp(value);
        readUp({ ...(good as object), [key]: value });
        parseUp(JSON.stringify(value).slice(1));
        read++;
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(read).toBe(2000);
  });
});
