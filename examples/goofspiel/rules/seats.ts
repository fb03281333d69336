export const SEATS = { least: 2, most: 6 } as const;
