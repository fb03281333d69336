/** Once the page has drawn what it came for and nobody waits. */
const PATIENCE = 1500;

export function whenIdle(what: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(what, { timeout: 2 * PATIENCE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(what, PATIENCE);
  return () => clearTimeout(timer);
}
