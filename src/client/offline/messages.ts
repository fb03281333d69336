/** The cache all parcels are kept in, and the page in it. */
export const FILES = 'stolik';
export const PAGE = '/index.html';

/** What a page says to the service worker. */
export type ToWorker =
  /** Fetched already: to be kept. */
  | { readonly t: 'used'; readonly urls: readonly string[] }
  /** There is time: everything is to be kept. */
  | { readonly t: 'all' }
  /** There is no time any more. */
  | { readonly t: 'enough' };

/** Everything is here: all games can be played without a network. */
export interface FromWorker {
  readonly t: 'kept';
}
