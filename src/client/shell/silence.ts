export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}

/** Whether this device can speak at all. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined';
}
