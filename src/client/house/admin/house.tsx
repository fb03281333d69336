import type { JSX } from 'preact';
import type { HouseReport } from '../../../wire/admin.ts';
import { size, span } from './figures.ts';
import { t } from './words/index.ts';

/** How the house is: its nodes, its store, its bots, who meets a limit. */
export function House({ house }: { readonly house: HouseReport }): JSX.Element {
  const { nodes, store, backups, limitsMet, versions, now } = house;
  const { last, longest } = store.commitMillis;
  const kept = { tables: store.tables, records: store.records, bytes: size(store.bytes) };
  return (
    <section class="admin-card">
      <h2>{t('admin.house')}</h2>
      <p>{t('admin.versions', { version: versions.stolik, node: versions.node })}</p>
      {nodes.map(({ node, sockets, tablesInMemory, memory, uptime, botsWaiting, botsOldest }) => (
        <p key={node}>
          {t('admin.node', {
            node,
            sockets,
            tables: tablesInMemory,
            memory: size(memory),
            uptime: span(1000 * uptime),
          })}
          <br />
          {t('admin.bots', { waiting: botsWaiting, oldest: span(botsOldest) })}
        </p>
      ))}
      <p class={store.ok ? '' : 'is-ill'}>
        {store.ok
          ? t('admin.store.well', { ...kept, commit: last.toFixed(1), longest: longest.toFixed(1) })
          : t('admin.store.ill', { why: store.trouble ?? '' })}
      </p>
      <p>
        {backups === null
          ? t('admin.backups.none')
          : backups.newest === null
            ? t('admin.backups.soon')
            : t('admin.backups', { ago: span(now - backups.newest), failures: backups.failures })}
      </p>
      <h3>{t('admin.met')}</h3>
      {limitsMet.length === 0 && <p>{t('admin.none')}</p>}
      <ul>
        {limitsMet.map(({ limit, who, times, at }) => (
          <li key={`${limit} ${who}`}>{t('admin.met.line', { limit, who, times, ago: span(now - at) })}</li>
        ))}
      </ul>
    </section>
  );
}
