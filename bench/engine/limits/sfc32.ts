/** The generator of `src/kernel/swift.ts`, as plain as it gets: four numbers in place, and a function. */
export type Sfc32 = Int32Array;

export function sfc32(a: number, b: number, c: number): Sfc32 {
  const state = Int32Array.of(a, b, c, 1);
  for (let i = 0; i < 12; i++) word(state);
  return state;
}

function word(state: Sfc32): number {
  const b = state[1] as number;
  const c = state[2] as number;
  const counter = state[3] as number;
  const sum = ((state[0] as number) + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  state[3] = (counter + 1) | 0;
  return sum >>> 0;
}

/** Below `n`, evenly: words of the last, incomplete run of `n` are drawn again. */
export function below(state: Sfc32, n: number): number {
  let drawn = word(state);
  while (drawn > 0xffff_ffff - n && drawn >= 2 ** 32 - (2 ** 32 % n)) drawn = word(state);
  return drawn - n * Math.floor(drawn / n);
}
