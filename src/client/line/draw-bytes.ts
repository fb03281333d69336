const BYTES = 32;

/** What a device adds to a shuffle: bytes nobody can foresee, in hexadecimal. */
export function drawBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
