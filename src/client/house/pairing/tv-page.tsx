import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Over } from '../../line/line.ts';
import { stayAwake } from '../../line/wake-lock.ts';
import { go } from '../../shell/route.ts';
import { Looking, ticketOf } from '../looking-on.tsx';
import { askOffer } from '../offer.ts';
import { Renewing } from '../trouble.tsx';
import { Pairing, type Why } from './pairing.tsx';
import { openScreen } from './screen-line.ts';

/** When to try again at a table that has too many at it. */
const AGAIN = 15_000;

/** A big screen: it shows the table a phone has handed it, or how to hand it one. `code`: the table somebody typed on it. */
export function TvPage({ code }: { readonly code: string }): JSX.Element {
  const line = useMemo(() => openScreen(), []);
  const why = useSignal<Why | undefined>(undefined);
  const tries = useSignal(0);
  const old = useSignal(false);
  useEffect(() => () => line.close(), [line]);
  useEffect(stayAwake, []);
  useEffect(() => void askOffer(), []);
  // A browser that sits at the table needs no phone.
  useEffect(() => {
    if (code === '') return undefined;
    let gone = false;
    if (line.at.peek()?.code !== code) line.free();
    void ticketOf(code, '', true).then((ticket) => {
      if (gone || typeof ticket === 'string' || ticket.tv === undefined) return;
      line.show({ table: ticket.table, code, tv: ticket.tv });
    });
    return () => {
      gone = true;
    };
  }, [code]);
  const at = line.at.value;
  const before = useRef('');
  useEffect(() => {
    if (at === undefined) {
      // Freed from afar: whoever frees it by leaving a table has said why.
      if (before.current !== '') why.value ??= { said: 'freed', code: before.current };
      return;
    }
    // Another one was typed meanwhile.
    if (line.at.peek() !== at) return;
    before.current = at.code;
    why.value = undefined;
    // What was typed is done: after a reload the screen goes where it was handed last.
    if (code !== '') go({ page: 'tv', code: '', key: '' }, 'replace');
  }, [at]);

  const leave = (over: Over): void => {
    const shown = line.at.peek();
    if (shown === undefined || over === 'other-tab') return;
    if (over === 'old-program') old.value = true;
    else if (over === 'too-many') setTimeout(() => tries.value++, AGAIN);
    else {
      why.value = { said: over === 'no-table' ? 'gone' : 'shut', code: shown.code };
      line.free();
    }
  };

  if (old.value) return <Renewing code="old-program" />;
  if (at === undefined) return <Pairing line={line} table={code} why={why.value} />;
  return (
    <Looking
      key={`${at.table} ${at.tv} ${tries.value}`}
      code={at.code}
      ticket={{ table: at.table, tv: at.tv }}
      tv
      onOver={leave}
      onFree={() => line.free()}
    />
  );
}
