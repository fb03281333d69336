/** The parcels a page names: what it cannot begin without. */
export function core(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);
}

/** A parcel without what is in it: `/assets/house-u67OYxkC.js` is another one in every version, and always the house. */
export function stemOf(path: string): string {
  return path.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
