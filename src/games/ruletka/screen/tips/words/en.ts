export const en = {
  'tip.ruletka.pocket': 'Pocketing the bullet is cheating: allowed.',
  'tip.ruletka.bet': 'Lose nobody, and you score the bet and 1.',
  'tip.ruletka.accuse': 'Wrong, and your own gun gets a bullet.',
} as const;
