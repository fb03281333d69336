export const EMOTES = [
  'wave',
  'clap',
  'laugh',
  'wow',
  'think',
  'sad',
  'angry',
  'heart',
  'fox',
  'brain',
  'bang',
  'sleep',
] as const;
export type EmoteName = (typeof EMOTES)[number];
