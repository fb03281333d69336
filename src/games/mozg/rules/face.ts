/** Of the die. */
export const FACES = ['gift', 'steal', 'swap', 'rain', 'brain', 'again'] as const;
export type Face = (typeof FACES)[number];
