import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableDetail, TableReport, TablesPage } from '../../../wire/admin.ts';
import { Button } from '../../shell/button.tsx';
import { gameName } from '../games.ts';
import { size, span } from './figures.ts';
import { ask } from './office.ts';
import { t } from './words/index.ts';

type Act = (path: string, body?: object) => Promise<void>;

/** All tables, the newest first: who is there, how old, how large. Never a card. */
export function TableList(props: {
  readonly page: TablesPage | undefined;
  readonly now: number;
  readonly act: Act;
  readonly older: () => Promise<void>;
}): JSX.Element {
  const { page, now, act, older } = props;
  return (
    <section class="admin-card">
      <h2>{t('admin.tables')}</h2>
      {page?.tables.length === 0 && <p>{t('admin.tables.none')}</p>}
      <ul class="admin-tables">
        {page?.tables.map((table) => (
          <Row key={table.table} table={table} now={now} act={act} />
        ))}
      </ul>
      {page !== undefined && page.next !== null && (
        <Button onClick={() => void older()}>{t('admin.tables.more')}</Button>
      )}
    </section>
  );
}

function Row({
  table,
  now,
  act,
}: {
  readonly table: TableReport;
  readonly now: number;
  readonly act: Act;
}): JSX.Element {
  const { table: id, code, game, phase, people, bots, made, touched, bytes } = table;
  const sure = useSignal<'close' | 'delete' | undefined>(undefined);
  const addresses = useSignal<readonly string[] | undefined>(undefined);
  const more = async (): Promise<void> => {
    const told = await ask<TableDetail>(`/tables/${id}`);
    if (told.ok) addresses.value = told.value.addresses;
  };
  const doing = sure.value;
  return (
    <li>
      <h3>
        {code} {game !== null && phase !== null && <small>{`${gameName(game)}, ${t(`admin.phase.${phase}`)}`}</small>}
      </h3>
      {phase === null ? (
        <p>{t('admin.unreadable')}</p>
      ) : (
        <p>
          {t('admin.people', { here: people.filter(({ here }) => here).length, people: people.length, bots })}
          {people.length > 0 && ': '}
          {people.map(({ name, here }, i) => (
            <span key={i} class={here ? 'is-here' : ''}>
              {i > 0 && ', '}
              {name}
            </span>
          ))}
        </p>
      )}
      <p class="admin-help">
        {t('admin.ages', {
          made: made === null ? '?' : span(now - made),
          touched: span(now - touched),
          bytes: size(bytes),
        })}
      </p>
      {addresses.value !== undefined && (
        <p>{t('admin.from', { addresses: addresses.value.length === 0 ? '–' : addresses.value.join(', ') })}</p>
      )}
      {doing === undefined ? (
        <div class="admin-row">
          <Button size="small" label={`${t('admin.detail')}: ${code}`} onClick={() => void more()}>
            {t('admin.detail')}
          </Button>
          <Button size="small" label={`${t('admin.close')}: ${code}`} onClick={() => (sure.value = 'close')}>
            {t('admin.close')}
          </Button>
          <Button size="small" label={`${t('admin.delete')}: ${code}`} onClick={() => (sure.value = 'delete')}>
            {t('admin.delete')}
          </Button>
        </div>
      ) : (
        <div class="admin-row" role="group" aria-label={code}>
          <p>{t(`admin.${doing}.sure`, { code })}</p>
          <Button
            size="small"
            kind="ink"
            onClick={() => {
              sure.value = undefined;
              void act(`/tables/${id}/${doing}`);
            }}
          >
            {t('admin.sure.yes')}
          </Button>
          <Button size="small" onClick={() => (sure.value = undefined)}>
            {t('admin.sure.no')}
          </Button>
        </div>
      )}
    </li>
  );
}
