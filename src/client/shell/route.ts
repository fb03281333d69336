import { signal } from '@preact/signals';

/** The page that is open. */
export type Route =
  | { readonly page: 'home' }
  /** A table is about to be opened. */
  | { readonly page: 'new'; readonly game: string; readonly standing?: boolean }
  | { readonly page: 'table'; readonly code: string }
  /** Looking on, or on a big screen; `key` lets in. A big screen without one waits for a phone. */
  | { readonly page: 'watch' | 'tv'; readonly code: string; readonly key: string }
  /** A phone that has scanned the big screen of this code. */
  | { readonly page: 'screen'; readonly code: string }
  /** Moving a seat to this device; `key` is the pass. */
  | { readonly page: 'move'; readonly code: string; readonly key: string }
  /** Checking a finished game: one of a table's, or a file. */
  | { readonly page: 'check'; readonly table: string; readonly match: string }
  /** On this device alone: against bots, or handed around. */
  | { readonly page: 'alone' | 'pass'; readonly game: string }
  /** A lesson. */
  | { readonly page: 'learn'; readonly game: string }
  /** The finished games of this device. */
  | { readonly page: 'history' }
  /** A finished game seen again: a table's, this device's (`here`), or a file's. `at` is the moment. */
  | { readonly page: 'replay'; readonly table: string; readonly match: string; readonly at: string }
  | { readonly page: 'about' }
  /** For whoever looks after the house. */
  | { readonly page: 'admin' }
  /** The rules of a game, open at a place. */
  | { readonly page: 'rules'; readonly game: string; readonly place: string }
  | { readonly page: 'lost' };

const CODE = /^[A-Z0-9]{4,8}$/;

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (first === 'check') return checkRoute(second, more);
  if (first === 'replay') return replayRoute(second, more, hash.replace(/^#/, ''));
  if (more.length > 0) return { page: 'lost' };
  const code = second.toUpperCase();
  const key = hash.replace(/^#/, '');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'about':
    case 'history':
    case 'admin':
      return { page: first };
    case 'rules':
      return { page: 'rules', game: second, place: key };
    case 'new':
      if (second === '') return { page: 'lost' };
      return { page: 'new', game: second, ...(key === 'stand' && { standing: true }) };
    case 'alone':
    case 'pass':
    case 'learn':
      return second === '' ? { page: 'lost' } : { page: first, game: second };
    case 't':
      return CODE.test(code) ? { page: 'table', code } : { page: 'lost' };
    case 'screen':
      return CODE.test(code) ? { page: first, code } : { page: 'lost' };
    case 'watch':
    case 'tv':
    case 'move':
      return CODE.test(code) || (first === 'tv' && code === '') ? { page: first, code, key } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

function checkRoute(table: string, [match = '', ...more]: readonly string[]): Route {
  if (table === '') return { page: 'check', table, match };
  return ID.test(table) && ID.test(match) && more.length === 0 ? { page: 'check', table, match } : { page: 'lost' };
}

function replayRoute(table: string, [match = '', ...more]: readonly string[], at: string): Route {
  if (table === '') return { page: 'replay', table, match, at };
  const known = ID.test(table) && ID.test(match) && more.length === 0;
  return known ? { page: 'replay', table, match, at } : { page: 'lost' };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'about':
    case 'history':
    case 'admin':
      return `/${route.page}`;
    case 'replay':
      return route.match === ''
        ? '/replay'
        : `/replay/${route.table}/${route.match}${route.at === '' ? '' : `#${route.at}`}`;
    case 'rules':
      return `/rules/${route.game}${route.place === '' ? '' : `#${route.place}`}`;
    case 'new':
      return `/new/${route.game}${route.standing === true ? '#stand' : ''}`;
    case 'alone':
    case 'pass':
    case 'learn':
      return `/${route.page}/${route.game}`;
    case 'table':
      return `/t/${route.code}`;
    case 'screen':
      return `/screen/${route.code}`;
    case 'check':
      return route.match === '' ? '/check' : `/check/${route.table}/${route.match}`;
    case 'watch':
    case 'tv':
    case 'move':
      return `/${route.page}${route.code && `/${route.code}`}${route.key && `#${route.key}`}`;
  }
}

const here = (): Route => routeOf(location.pathname, location.hash);

export const route = signal<Route>(typeof location === 'undefined' ? { page: 'home' } : here());

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(to);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  turn(to);
}

/** Browsers that can fade from page to page do. */
function turn(to: Route): void {
  if (document.startViewTransition === undefined || document.hidden) route.value = to;
  else {
    document.startViewTransition(async () => {
      route.value = to;
      await new Promise((done) => {
        setTimeout(done, 0);
      });
    });
  }
}

if (typeof addEventListener !== 'undefined') addEventListener('popstate', () => turn(here()));
