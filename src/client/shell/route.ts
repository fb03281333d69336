import { signal } from '@preact/signals';

/** The page that is open. */
export type Route =
  | { readonly page: 'home' }
  /** A table is about to be opened. */
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly code: string }
  /** Looking on, or on a big screen; `key` lets in. */
  | { readonly page: 'watch' | 'tv'; readonly code: string; readonly key: string }
  /** Against bots, on this device alone. */
  | { readonly page: 'alone'; readonly game: string }
  | { readonly page: 'about' }
  | { readonly page: 'lost' };

const CODE = /^[A-Z0-9]{4,8}$/;

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'lost' };
  const code = second.toUpperCase();
  const key = hash.replace(/^#/, '');
  switch (first) {
    case '':
      return { page: 'home' };
    case 'about':
      return { page: 'about' };
    case 'new':
    case 'alone':
      return second === '' ? { page: 'lost' } : { page: first, game: second };
    case 't':
      return CODE.test(code) ? { page: 'table', code } : { page: 'lost' };
    case 'watch':
    case 'tv':
      return CODE.test(code) ? { page: first, code, key } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'about':
      return '/about';
    case 'new':
    case 'alone':
      return `/${route.page}/${route.game}`;
    case 'table':
      return `/t/${route.code}`;
    case 'watch':
    case 'tv':
      return `/${route.page}/${route.code}${route.key === '' ? '' : `#${route.key}`}`;
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
