import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './config.ts';
import { hostCheck } from './host.ts';

const own = hostname().toLowerCase();
const check = (change: Partial<typeof DEFAULTS> = {}) => hostCheck({ ...DEFAULTS, client: '', ...change });
const PUBLIC = { url: 'https://stolik.example', proxies: 1, origins: ['https://other.example'] };

describe('a house that was told no address', () => {
  it.each([
    '192.168.1.5:8080',
    '127.0.0.1',
    '[::1]:8080',
    '[fe80::1]',
    'localhost:8080',
    'LOCALHOST',
    'stolik.localhost',
    'stolik.local:8080',
    'Stolik.Local.',
    `${own}:8080`,
    own.split('.')[0] ?? '',
  ])('answers to %s: nobody outside can make it mean another machine', (host) => {
    expect(check()(host, '/')).toBeUndefined();
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    '192.168.1.5.evil.example',
    'local',
    'notlocal.evil',
    '1.2.3.4.5',
    '[evil.example]',
    'localhost.evil.example',
    'evil.example@127.0.0.1',
    '127.0.0.1:80:80',
    '',
    ' ',
    undefined,
  ])('does not answer to %j, and says what to set', (host) => {
    expect(check()(host, '/')).toContain('STOLIK_URL');
  });

  it('does not repeat what is no name', () => {
    expect(check()('evil.example', '/')).toContain('"evil.example"');
    expect(check()('<b>"evil"</b>', '/')).not.toContain('evil');
    expect(check()('e'.repeat(300), '/')).not.toContain('eee');
  });
});

describe('a house that was told its address', () => {
  it.each(['stolik.example', 'STOLIK.example:443', 'stolik.example:8443', 'other.example'])('answers to %s', (host) => {
    expect(check(PUBLIC)(host, '/')).toBeUndefined();
  });

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]'])('answers to %s, as it says at its start', (host) => {
    expect(check(PUBLIC)(host, '/')).toBeUndefined();
  });

  it.each(['evil.example', '127.0.0.1.evil.example', '192.168.1.5', 'a.local', own, 'x.stolik.example'])(
    'not to %s',
    (host) => {
      expect(check(PUBLIC)(host, '/')).toContain('STOLIK_URL');
    },
  );
});

describe('whoever watches over it', () => {
  it.each(['/healthz', '/readyz', '/readyz?verbose'])('asks %s by any name', (path) => {
    for (const host of ['10.0.0.7:8080', 'stolik-0.stolik', undefined]) {
      expect(check(PUBLIC)(host, path)).toBeUndefined();
    }
  });

  it('reads /metrics by any name only where everybody may', () => {
    expect(check(PUBLIC)('127.0.0.1:8080', '/metrics')).toBeUndefined();
    expect(check(PUBLIC)('evil.example', '/metrics')).toContain('STOLIK_URL');
    expect(check({ ...PUBLIC, metrics: 'open' })('stolik-0.stolik', '/metrics')).toBeUndefined();
  });
});
