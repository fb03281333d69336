// Learnt numbers as text, two characters each: 12 bits, so 4096 steps from −range to range.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = 4095;

export function unpack(text: string, range: number): Float64Array {
  const numbers = new Float64Array(text.length / 2);
  for (let i = 0; i < numbers.length; i++) {
    const step = ALPHABET.indexOf(text.charAt(2 * i)) * 64 + ALPHABET.indexOf(text.charAt(2 * i + 1));
    numbers[i] = (step / STEPS) * 2 * range - range;
  }
  return numbers;
}

export function pack(numbers: ArrayLike<number>, range: number): string {
  return Array.from(numbers, (number) => {
    const step = Math.round(((Math.max(-range, Math.min(range, number)) + range) / (2 * range)) * STEPS);
    return ALPHABET.charAt(step >> 6) + ALPHABET.charAt(step & 63);
  }).join('');
}
