/** What a board is given where nothing happens: a sample says the rest. */
export const STILL = {
  question: 1,
  toAct: [],
  events: [],
  n: 1,
  deadline: undefined,
  outcome: undefined,
  tv: false,
  send: () => undefined,
  pending: undefined,
  refusal: undefined,
  rematch: undefined,
};
