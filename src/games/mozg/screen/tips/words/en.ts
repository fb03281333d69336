export const en = {
  'tip.mozg.higher': 'Only a higher card goes on the Horde.',
  'tip.mozg.copies': 'Equal cards go together: others get the rest.',
  'tip.mozg.refill': 'You fill up to three, from your graveyard.',
  'tip.mozg.pass': 'A pass costs a brain and clears the Horde.',
} as const;
