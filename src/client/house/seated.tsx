import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Line } from '../line/line.ts';
import { openLine, type Ticket } from '../line/socket-line.ts';
import { openTab } from '../line/tabs.ts';
import { Button } from '../shell/button.tsx';
import { forget } from '../shell/memory.ts';
import { At } from './at.tsx';
import { judging } from './judge.ts';
import { Notice } from './notice.tsx';
import { Renewing, Trouble } from './trouble.tsx';
import { t } from './words/index.ts';

interface Props {
  readonly code: string;
  readonly ticket: Ticket;
  /** The cookie does not open this table: it is somebody new. */
  readonly onStranger: () => void;
}

/** A seat at a table far away; in one tab at a time. */
export function Seated(props: Props): JSX.Element {
  const tab = useMemo(() => openTab(props.ticket.table), [props.ticket.table]);
  useEffect(() => () => tab.close(), [tab]);
  if (!tab.resting.value) return <OnLine {...props} />;
  return (
    <Notice title={t('tabs.paused')} line={t('tabs.paused.line')}>
      <Button kind="fox" onClick={tab.claim}>
        {t('tabs.here')}
      </Button>
    </Notice>
  );
}

export function OnLine({ code, ticket, onStranger }: Props): JSX.Element {
  const line = useSignal<Line | undefined>(undefined);
  const judge = useMemo(judging, []);
  const tries = useSignal(0);
  useEffect(() => {
    const opened = openLine(ticket, judge.current);
    line.value = opened;
    return () => opened.close();
  }, [ticket.table, tries.value]);

  const open = line.value;
  if (open === undefined) return <Notice title={t('line.connecting')} busy />;
  const state = open.state.value;
  if (state.kind === 'over') {
    const { why } = state;
    if (why === 'other-tab') return <Notice title={t('line.connecting')} busy />;
    if (why === 'not-allowed') {
      forget(`table.${code}`);
      return <Stranger onStranger={onStranger} />;
    }
    // Somebody who has not been let in yet has nothing to lose.
    if (why === 'old-program' && open.me.value === undefined) return <Renewing code={why} />;
    if (why === 'kicked' || why === 'left' || why === 'no-table') forget(`table.${code}`);
    return (
      <Trouble
        code={why === 'too-many' ? 'crowded' : why}
        table={code}
        onAgain={why === 'left' ? onStranger : () => tries.value++}
      />
    );
  }
  return <At line={open} code={code} judge={judge} />;
}

function Stranger({ onStranger }: { readonly onStranger: () => void }): JSX.Element {
  useEffect(onStranger, []);
  return <Notice title={t('line.connecting')} busy />;
}
