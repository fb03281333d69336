import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { HouseReport, LoggedDeed, TablesPage } from '../../../wire/admin.ts';
import { useArrival } from '../../shell/arrival.ts';
import { Button } from '../../shell/button.tsx';
import { Strip } from '../../shell/strip.tsx';
import { saidIfKnown } from '../../words/speak.ts';
import { ask, comeIn, csrf } from './office.ts';
import { House } from './house.tsx';
import { Settling } from './settling.tsx';
import { TableList } from './tables.tsx';
import { t } from './words/index.ts';
import './admin.css';

/** For whoever looks after the house. The page itself knows nothing: all of it is asked for, with a session. */
export function AdminPage(): JSX.Element {
  useArrival();
  useEffect(() => {
    document.title = `${t('admin.title')} · Stolik`;
  });
  const asked = useSignal(false);
  const off = useSignal(false);
  useEffect(() => {
    void comeIn().then((told) => {
      off.value = !told.ok && told.code === 'not-found';
      asked.value = true;
    });
  }, []);
  return (
    <div class="admin">
      <Strip />
      <main>
        <h1>{t('admin.title')}</h1>
        {off.value && <p>{t('admin.off')}</p>}
        {asked.value && !off.value && (csrf.value === undefined ? <TokenForm /> : <Desk />)}
      </main>
    </div>
  );
}

function TokenForm(): JSX.Element {
  const why = useSignal<string | undefined>(undefined);
  return (
    <form
      class="admin-card"
      onSubmit={(event) => {
        event.preventDefault();
        const token = new FormData(event.currentTarget).get('token');
        void comeIn(typeof token === 'string' ? token : '').then((told) => {
          why.value = told.ok ? undefined : t(told.code === 'too-fast' ? 'admin.slow' : 'admin.wrong');
        });
      }}
    >
      <label>
        {t('admin.token')}
        <input name="token" type="password" autocomplete="off" spellcheck={false} required />
      </label>
      <p class="admin-help">{t('admin.token.help')}</p>
      {why.value !== undefined && <p role="alert">{why.value}</p>}
      <Button kind="fox" submit>
        {t('admin.in')}
      </Button>
    </form>
  );
}

function Desk(): JSX.Element {
  const house = useSignal<HouseReport | undefined>(undefined);
  const tables = useSignal<TablesPage | undefined>(undefined);
  const log = useSignal<readonly LoggedDeed[]>([]);
  const trouble = useSignal('');
  const look = async (): Promise<void> => {
    const [one, two, three] = await Promise.all([
      ask<HouseReport>('/house'),
      ask<TablesPage>('/tables'),
      ask<{ readonly log: readonly LoggedDeed[] }>('/log'),
    ]);
    if (one.ok) house.value = one.value;
    if (two.ok) tables.value = two.value;
    if (three.ok) log.value = three.value.log;
  };
  const act = async (path: string, body: object = {}): Promise<void> => {
    const told = await ask(path, body);
    trouble.value = told.ok ? t('admin.done') : t('admin.trouble', { why: told.why });
    await look();
  };
  const older = async (): Promise<void> => {
    const told = await ask<TablesPage>(`/tables?after=${tables.value?.next ?? ''}`);
    if (told.ok)
      tables.value = { tables: [...(tables.value?.tables ?? []), ...told.value.tables], next: told.value.next };
  };
  useEffect(() => void look(), []);
  if (house.value === undefined) return <></>;
  return (
    <>
      <p class="admin-told" role="status">
        {trouble.value}
      </p>
      <div class="admin-row">
        <Button icon="again" onClick={() => void look()}>
          {t('admin.refresh')}
        </Button>
        <Button
          icon="door"
          onClick={() => {
            void ask('/session/end', {}).then(() => (csrf.value = undefined));
          }}
        >
          {t('admin.out')}
        </Button>
      </div>
      <House house={house.value} />
      <TableList page={tables.value} now={house.value.now} act={act} older={older} />
      <Settling house={house.value} act={act} />
      <section class="admin-card">
        <h2>{t('admin.log')}</h2>
        <ul class="admin-log">
          {log.value.map(({ at, did, from, ...detail }) => (
            <li key={`${at} ${did}`}>
              <time>{new Date(at).toLocaleString()}</time> {saidIfKnown(`admin.did.${did.replaceAll(' ', '-')}`) ?? did}{' '}
              ({from}){' '}
              {Object.entries(detail)
                .map(([key, value]) => `${key}: ${String(value)}`)
                .join(', ')}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
