/** R22: any number of players. */
export const SEATS = { least: 1, most: Number.MAX_SAFE_INTEGER } as const;
