import type { VNode } from 'preact';

/** A sentence in which `<b>` marks what matters. It is split as text: nothing a player calls themselves becomes markup. */
export function Rich({ text }: { readonly text: string }): VNode {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>;
}
