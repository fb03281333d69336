import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../rules/index.ts';
import type { Props } from './players.ts';
import { chime } from './sound.ts';
import { refused } from '../words/say.ts';

export interface Ask {
  /** On its way: nothing more to do until the table answers. */
  readonly sent: boolean;
  /** Why something cannot be done, until the next thing is tried. */
  readonly why: string | undefined;
  /** Opens the rule that says so. */
  readonly rule: (() => void) | undefined;
  readonly send: (move: Move | undefined) => void;
  readonly explain: (code: string | undefined) => void;
}

/** Sends a move once, and tells why one was refused. */
export function useAsk(props: Pick<Props, 'n' | 'question' | 'send' | 'refusal' | 'rule'>): Ask {
  const { n, question, send, refusal, rule } = props;
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState<string>();
  useEffect(() => {
    setSent(false);
    setCode(undefined);
  }, [n]);
  useEffect(() => {
    if (refusal === undefined) return;
    setSent(false);
    setCode(refusal.code);
    chime('refuse');
  }, [refusal?.n]);
  return {
    sent,
    why: code === undefined ? undefined : refused(code),
    rule: code === undefined || rule === undefined ? undefined : () => rule(code),
    send(move) {
      // A match that is only looked at again asks for nothing: a move would wait for an answer that never comes.
      if (move === undefined || sent || question === null) return;
      setCode(undefined);
      setSent(true);
      send(move);
    },
    explain(next) {
      setCode(next);
      if (next !== undefined) chime('refuse');
    },
  };
}
