/** Keeps the screen on until the answer is called; again after the page was hidden. Devices without it just dim. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const stop = new AbortController();
  const take = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (stop.signal.aborted) await lock.release();
    } catch {
      // A nearly empty battery refuses: playing goes on.
    }
  };
  document.addEventListener('visibilitychange', () => void take(), { signal: stop.signal });
  void take();
  return () => {
    stop.abort();
    void lock?.release();
  };
}
