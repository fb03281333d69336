export const PHASES = [
  'loading',
  'spinning',
  'betting',
  'bids',
  'accusing',
  'accused',
  'shot',
  'bullet',
  'showOff',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
