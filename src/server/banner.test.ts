import { expect, test } from 'vitest';
import { banner, networkAddresses, phonesUrl } from './banner.ts';

const ipv4 = { family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null } as const;

test('the network of phones goes before bridges of containers; loopback and link-local are no way in', () => {
  const addresses = networkAddresses({
    lo: [{ ...ipv4, internal: true, address: '127.0.0.1' }],
    docker0: [{ ...ipv4, address: '172.17.0.1' }],
    wlan0: [{ ...ipv4, address: '192.168.1.5' }],
    eth1: [{ ...ipv4, address: '169.254.3.4' }],
  });
  expect(addresses).toEqual(['192.168.1.5', '172.17.0.1']);
});

test('the address for phones is printed with its QR code', () => {
  const text = banner({ url: null, host: '0.0.0.0', port: 8080 }, ['192.168.1.5']);
  expect(text).toContain('http://localhost:8080');
  expect(text).toContain('http://192.168.1.5:8080');
  expect(text).toMatch(/[█▀▄]{5}/);
});

test('the operator’s own address goes before what is found', () => {
  const text = banner({ url: 'https://stolik.example', host: '127.0.0.1', port: 8080 }, ['192.168.1.5']);
  expect(text).toContain('https://stolik.example');
  expect(text).not.toContain('192.168');
});

test('a server that phones cannot reach says so', () => {
  expect(banner({ url: null, host: '127.0.0.1', port: 1 }, ['192.168.1.5'])).toContain('cannot reach');
  expect(banner({ url: null, host: '::1', port: 1 }, [])).toContain('http://[::1]:1');
});

test('phones are sent to the operator’s address, or to the first of the network’s', () => {
  expect(phonesUrl({ url: 'https://stolik.example', host: '127.0.0.1', port: 1 }, [])).toBe('https://stolik.example');
  expect(phonesUrl({ url: null, host: '::', port: 8080 }, ['192.168.1.5', '172.17.0.1'])).toBe(
    'http://192.168.1.5:8080',
  );
  expect(phonesUrl({ url: null, host: '127.0.0.1', port: 8080 }, ['192.168.1.5'])).toBeNull();
  expect(phonesUrl({ url: null, host: '0.0.0.0', port: 8080 }, [])).toBeNull();
});
