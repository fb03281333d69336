import { expect, test } from 'vitest';
import { previewOf, type Previewed } from './preview.ts';

const GAME = { name: { en: 'Fish', pl: 'Ryba' }, line: { en: 'Catch one.', pl: 'Złap jedną.' } };
const PLACE = { url: 'https://a.pl/t/KM7RQX', picture: { url: 'https://a.pl/fish.jpg', width: 1200, height: 630 } };
const TABLE: Previewed = { host: 'Ola', people: 3, locked: false, lang: 'pl' };

test('a link tells who invites to what, and how many are there, in the language of whoever opened the table', () => {
  const polish = previewOf(TABLE, GAME, PLACE);
  expect(polish).toContain('<meta property="og:title" content="Ola zaprasza do stolika: Ryba" />');
  expect(polish).toContain('<meta property="og:description" content="Złap jedną. Przy stole: 3." />');
  expect(polish).toContain('<meta property="og:image" content="https://a.pl/fish.jpg" />');
  expect(previewOf({ ...TABLE, lang: 'de' }, GAME, PLACE)).toContain('Ola invites you to the table: Fish');
});

test('of a locked table nobody is told, and of one without a host nobody invites', () => {
  for (const table of [
    { ...TABLE, locked: true },
    { ...TABLE, host: null },
  ]) {
    expect(previewOf(table, GAME, PLACE)).not.toContain('Ola');
    expect(previewOf(table, GAME, PLACE)).toContain('content="Ryba · Stolik"');
  }
  expect(previewOf({ ...TABLE, locked: true }, GAME, PLACE)).not.toContain('3.');
});

test('a name stays a name, whatever it is made of', () => {
  const told = previewOf({ ...TABLE, host: `"><script>alert('x')</script>&` }, GAME, PLACE);
  expect(told).not.toContain('<script');
  expect(told).toContain('&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38; zaprasza');
});
