export const SEATS = { least: 2, most: 5 } as const;
