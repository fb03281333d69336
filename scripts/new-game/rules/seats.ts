export const SEATS = { least: 2, most: 4 } as const;
