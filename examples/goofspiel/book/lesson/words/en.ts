export const en = {
  'learn.goofspiel.first': 'You both have 1, 2 and 3. The prize is worth 2 points. Bid your <b>2</b>.',
  'learn.goofspiel.first.hint': 'Keep the 3 for later, and the 1 is too little: bid the <b>2</b>.',
  'learn.goofspiel.tie': 'Your 2 beat a 1. Now {other} has 2 and 3 left, and the prize is 1. Try your <b>3</b>.',
  'learn.goofspiel.tie.hint': 'The <b>3</b>, just to see what happens.',
  'learn.goofspiel.both':
    '{other} bid 3 too: nobody takes the 1, it stays. Your last card goes by itself: lay the <b>1</b>.',
  'learn.goofspiel.end': '{other} took 1 and 3 with a 2. That is all there is to it: the rest is guessing well.',
} as const;
