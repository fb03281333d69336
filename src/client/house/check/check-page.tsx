import { useSignal } from '@preact/signals';
import { useArrival } from '../../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isVouched, type Pin, type Verified } from '../../../table/verify.ts';
import { recordOf } from '../../line/http.ts';
import { Button } from '../../shell/button.tsx';
import { FileButton } from '../../shell/file-button.tsx';
import { Strip } from '../../shell/strip.tsx';
import { HomeButton } from '../trouble.tsx';
import { handed } from './handed.ts';
import { houseKey, isOfThisHouse, prove, recordIn } from './prove.ts';
import { Steps } from './steps.tsx';
import { t } from './words/index.ts';
import './check.css';

type Stage =
  | { readonly at: 'asking' }
  | { readonly at: 'busy' }
  | { readonly at: 'gone' }
  | { readonly at: 'unread' }
  | { readonly at: 'told'; readonly record: unknown; readonly proved: Verified };

/** "Check this game": the record of a match, worked out again on this device, step by step. */
export function CheckPage({ table, match }: { readonly table: string; readonly match: string }): JSX.Element {
  const stage = useSignal<Stage>({ at: table === '' && handed.peek() === undefined ? 'asking' : 'busy' });
  const check = async (record: unknown, pins: readonly Pin[], signed: boolean): Promise<void> => {
    stage.value = { at: 'busy' };
    // The page is drawn before the sums begin.
    await new Promise((drawn) => {
      setTimeout(drawn, 0);
    });
    const proved = await prove(record, pins, signed ? await houseKey() : undefined);
    stage.value = proved === undefined ? { at: 'unread' } : { at: 'told', record, proved };
  };
  const checkFile = (record: unknown): Promise<void> => check(record, [], isOfThisHouse(record));
  useArrival();
  useEffect(() => {
    document.title = `${t('check.title')} · Stolik`;
    const given = handed.peek();
    handed.value = undefined;
    if (given !== undefined && (match === '' || given.match === match)) {
      void check(given.record, given.pins, !given.here);
    } else if (table !== '') {
      void recordOf(table, match).then((answer) => {
        if (answer.ok) return check(answer.value, [], true);
        stage.value = { at: 'gone' };
        return undefined;
      });
    }
  }, []);
  const now = stage.value;
  return (
    <div class="check">
      <Strip />
      <main aria-busy={now.at === 'busy'}>
        <h1>{t('check.title')}</h1>
        <p>{t('check.what')}</p>
        <Verdict stage={now} />
        {now.at === 'told' && <Steps proved={now.proved} />}
        <div class="check-buttons">
          {now.at === 'told' && (
            <Button icon="save" onClick={() => save(now.record)}>
              {t('check.save')}
            </Button>
          )}
          <FileButton kind="plain" text={t('check.open')} onText={(text) => void checkFile(recordIn(text))} />
          <HomeButton />
        </div>
      </main>
    </div>
  );
}

function Verdict({ stage }: { readonly stage: Stage }): JSX.Element {
  const kind = stage.at === 'told' ? verdictOf(stage.proved) : stage.at;
  return (
    <div class={`check-verdict is-${kind}`} role="status">
      {stage.at === 'busy' && <h2>{t('check.busy')}</h2>}
      {stage.at === 'gone' && (
        <>
          <h2>{t('check.gone')}</h2>
          <p>{t('check.gone.line')}</p>
        </>
      )}
      {stage.at === 'unread' && (
        <>
          <h2>{t('check.unread')}</h2>
          <p>{t('check.unread.line')}</p>
        </>
      )}
      {stage.at === 'told' && <Proved proved={stage.proved} />}
    </div>
  );
}

type Kind = 'good' | 'earlier' | 'alone' | 'bad';

/** Good: somebody known answers for it. Alone: it fits together, and that is all that is known. */
function verdictOf(proved: Verified): Kind {
  if (!proved.ok) return 'bad';
  if (proved.steps.some(({ check }) => check === 'rules')) return 'earlier';
  return isVouched(proved) ? 'good' : 'alone';
}

function Proved({ proved }: { readonly proved: Verified }): JSX.Element {
  const kind = verdictOf(proved);
  const came = Number(proved.steps.find(({ check }) => check === 'promises')?.data['came'] ?? 0);
  return (
    <>
      <h2>{t(`check.${kind}`)}</h2>
      <p>
        {kind === 'bad' ? t('check.bad.line', { place: proved.flaw?.place ?? '' }) : t(`check.${kind}.line`, { came })}
      </p>
    </>
  );
}

function save(record: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'stolik.json';
  link.click();
  URL.revokeObjectURL(url);
}
