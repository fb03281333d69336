import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { HouseReport, NameForgotten } from '../../../wire/admin.ts';
import { Button } from '../../shell/button.tsx';
import { span } from './figures.ts';
import { ask } from './office.ts';
import { t } from './words/index.ts';

type Act = (path: string, body?: object) => Promise<void>;

/** What the operator settles: an announcement, bans, names that are taken out. */
export function Settling({ house, act }: { readonly house: HouseReport; readonly act: Act }): JSX.Element {
  return (
    <>
      <Announcing house={house} act={act} />
      <Banning house={house} act={act} />
      <Forgetting />
    </>
  );
}

function Announcing({ house, act }: { readonly house: HouseReport; readonly act: Act }): JSX.Element {
  if (house.announcement !== null) {
    return (
      <section class="admin-card">
        <h2>{t('admin.announce')}</h2>
        <p>{t('admin.announce.on')}</p>
        <Button onClick={() => void act('/notice/end')}>{t('admin.announce.back')}</Button>
      </section>
    );
  }
  return (
    <Form
      title={t('admin.announce')}
      go={t('admin.announce.go')}
      sent={({ minutes = '', pl = '', en = '' }) =>
        void act('/notice', { minutes: Number(minutes), ...(pl !== '' && { pl }), ...(en !== '' && { en }) })
      }
    >
      <Field name="minutes" label={t('admin.announce.minutes')} type="number" value="10" />
      <Field name="pl" label={t('admin.announce.pl')} optional />
      <Field name="en" label={t('admin.announce.en')} optional />
    </Form>
  );
}

function Banning({ house, act }: { readonly house: HouseReport; readonly act: Act }): JSX.Element {
  return (
    <Form
      title={t('admin.bans')}
      go={t('admin.ban.go')}
      sent={({ address, hours = '' }) => void act('/bans', { address, hours: Number(hours) })}
    >
      {house.bans.map(({ address, until }) => (
        <div key={address} class="admin-row">
          <span>{t('admin.ban.line', { address, left: span(until - house.now) })}</span>
          <Button
            size="small"
            label={`${t('admin.ban.lift')}: ${address}`}
            onClick={() => void act('/bans/lift', { address })}
          >
            {t('admin.ban.lift')}
          </Button>
        </div>
      ))}
      <Field name="address" label={t('admin.ban.address')} />
      <Field name="hours" label={t('admin.ban.hours')} type="number" value="24" />
    </Form>
  );
}

function Forgetting(): JSX.Element {
  const told = useSignal('');
  const forget = async (name: string, table: string): Promise<void> => {
    const answer = await ask<NameForgotten>('/names/forget', { name, table });
    if (!answer.ok) return void (told.value = t('admin.trouble', { why: answer.why }));
    const { tables, records, running } = answer.value;
    told.value = running.length > 0 ? t('admin.names.running') : t('admin.names.done', { tables, records });
  };
  return (
    <Form
      title={t('admin.names')}
      go={t('admin.names.go')}
      sent={({ name = '', table = '' }) => void forget(name, table)}
    >
      <p class="admin-help">{t('admin.names.help')}</p>
      <Field name="name" label={t('admin.names.name')} />
      <Field name="table" label={t('admin.names.table')} />
      <p role="status">{told.value}</p>
    </Form>
  );
}

function Form(props: {
  readonly title: string;
  readonly go: string;
  readonly sent: (fields: Readonly<Record<string, string>>) => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <form
      class="admin-card"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        props.sent(
          Object.fromEntries([...fields].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])),
        );
      }}
    >
      <h2>{props.title}</h2>
      {props.children}
      <Button submit>{props.go}</Button>
    </form>
  );
}

function Field(props: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'number';
  readonly value?: string;
  readonly optional?: true;
}): JSX.Element {
  const { name, label, type, value, optional } = props;
  const common = { name, defaultValue: value, autocomplete: 'off', required: optional !== true };
  return (
    <label>
      {label}
      {type === 'number' ? <input {...common} type="number" min={1} /> : <input {...common} type="text" />}
    </label>
  );
}
