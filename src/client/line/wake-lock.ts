/** Keeps the screen on until the answer is called; again after the page was hidden. Devices without it just dim. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // A nearly empty battery refuses: playing goes on.
    }
  };
  const again = (): void => void take();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
