import { belowFrom, type Random } from '../kernel/random.ts';

const WORD = 4;

/** Even chance from bytes nobody can foresee. */
export function chanceFrom(bytes: (count: number) => Uint8Array): Random {
  const word = (): number => {
    const drawn = bytes(WORD);
    return new DataView(drawn.buffer, drawn.byteOffset).getUint32(0);
  };
  return { below: (n) => belowFrom(word, n) };
}
