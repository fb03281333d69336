const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The finest difference a packed value keeps. */
const STEPS = 0x7fff;

/** Values from −1 to 1 as text: two bytes each, as in base64. */
export function pack(values: Float64Array): string {
  const bytes: number[] = [];
  for (const value of values) {
    const step = Math.round(value * STEPS) & 0xffff;
    bytes.push(step & 0xff, step >> 8);
  }
  while (bytes.length % 3 !== 0) bytes.push(0);
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] as number) << 16) | ((bytes[i + 1] as number) << 8) | (bytes[i + 2] as number);
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(word >> shift) & 63] as string;
  }
  return text;
}

/** The first `size` values of what `pack` has made. */
export function unpack(text: string, size: number): Float64Array {
  const digits = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));
  const digit = (at: number): number => digits.get(text.charCodeAt(at)) ?? 0;
  const byte = (at: number): number => {
    const i = Math.floor(at / 3) * 4 + (at % 3);
    const shift = 2 * (at % 3);
    return ((digit(i) << (2 + shift)) | (digit(i + 1) >> (4 - shift))) & 0xff;
  };
  return Float64Array.from({ length: size }, (_, i) => {
    const step = byte(2 * i) | (byte(2 * i + 1) << 8);
    return (step > STEPS ? step - 0x10000 : step) / STEPS;
  });
}

/** As fine as a packed value is. */
export function rounded(value: number): number {
  return Math.round(value * STEPS) / STEPS;
}
