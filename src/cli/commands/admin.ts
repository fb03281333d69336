import type { LoggedDeed, HouseReport, NameForgotten, NameFound, TableDetail, TableReport } from '../../wire/admin.ts';
import { openOffice, type Answered, type Office } from '../admin/call.ts';
import { houseTold, logTold, tablesTold, tableTold } from '../admin/told.ts';
import { readWhole } from '../args.ts';
import { failed, usageError, type ExitCode, type Io } from '../io.ts';
import { defineCommand, type Given, type Options } from './command.ts';
import { DATA } from './house.ts';

const ACTIONS = [
  'status',
  'tables',
  'table',
  'close',
  'delete',
  'delete-record',
  'find-name',
  'forget-name',
  'announce',
  'recall',
  'ban',
  'lift',
  'log',
  'token',
] as const;
type Action = (typeof ACTIONS)[number];

const OPTIONS = {
  url: { value: 'URL', help: ['where the server answers; http://127.0.0.1 and its port unless you say otherwise'] },
  data: DATA,
  table: { value: 'CODE', help: ['a name: at this table only'] },
  everywhere: { help: ['a name: at every table, though others may have the same'] },
  in: { value: 'MINUTES', help: ['a restart: in so many minutes'] },
  pl: { value: 'TEXT', help: ['what is announced, in Polish'] },
  en: { value: 'TEXT', help: ['and in English; without these two the house has words of its own'] },
  hours: { value: 'N', help: ['a ban: for so long; 24 unless you say otherwise'] },
  why: { value: 'TEXT', help: ['a ban: for your own memory'] },
  limit: { value: 'N', help: ['how many tables or lines of the log'] },
  reset: { help: ['a token: a new one although the old one is lost, on the machine that has DIR'] },
  json: { help: ['what the server answers, as it is'] },
} as const satisfies Options;

/** What each action needs after its name. */
const NEEDS: Partial<Record<Action, string>> = {
  table: 'which table? Give its code.',
  close: 'which table? Give its code.',
  delete: 'which table? Give its code.',
  'delete-record': 'which record? "stolik admin table CODE" lists those of a table.',
  'find-name': 'which name?',
  'forget-name': 'which name?',
  ban: 'which address? "stolik admin table CODE" tells from where people are connected.',
  lift: 'which address? "stolik admin status" lists those that are kept out.',
};

export const admin = defineCommand(
  {
    name: 'admin',
    summary: 'look after a house that runs: tables, bans, announcements, names',
    arguments: [
      { name: 'ACTION', noun: 'action', values: ACTIONS },
      { name: 'WHAT', noun: 'thing', values: 'anything', optional: true },
    ],
    options: OPTIONS,
    about: `Asks a server that was started with STOLIK_ADMIN=local or open. Its token is read from STOLIK_ADMIN_TOKEN, or from the file
admin-token in DIR. Everything that is done is in the server's log, and in "stolik admin log".`,
    notes: () => `  status                 nodes, store, back-ups, bots' load, limits met, bans, versions
  tables · table CODE    what there is: age, size, who is there; never a card, never what was said
  close CODE             ends the match, and lets everybody go with a word
  delete CODE            the table and its records, whole
  delete-record MATCH    one record, whole
  find-name NAME         where a name stands
  forget-name NAME       takes it out, with --table CODE or --everywhere; proofs of records stay
  announce --in MINUTES  tells every screen that the house restarts · recall takes it back
  ban ADDRESS · lift ADDRESS
  log                    what was done, and from where
  token                  draws a new token; with --reset although the old one is lost`,
    examples: () => [
      'admin tables --data /var/lib/stolik',
      'admin announce --in 10 --pl "Nowe karty o dziewiątej." --en "New cards at nine."',
      'admin ban 203.0.113.7 --hours 12',
      'admin forget-name "Ala Kowalska" --table K7WQ2M',
    ],
  },
  async ({ flags, words }, io) => {
    const [action, what = ''] = words as [Action, string?];
    const needs = NEEDS[action];
    if (needs !== undefined && what === '') return usageError(io, 'admin', needs);
    const { readTokenFile } = await import('../../server/admin/token-file.ts');
    const data = flags.data ?? io.env['STOLIK_DATA'] ?? './data';
    if (action === 'token' && flags.reset === true) return resetToken(io, data);
    const token = io.env['STOLIK_ADMIN_TOKEN'] ?? readTokenFile(data);
    if (token === undefined) {
      return failed(
        io,
        'admin',
        `there is no token: set STOLIK_ADMIN_TOKEN, or --data to the folder with admin-token (not in ${data}).`,
      );
    }
    const url = flags.url ?? `http://127.0.0.1:${io.env['STOLIK_PORT'] ?? '8080'}`;
    return act({ action, what, flags, io, data, office: openOffice(url.replace(/\/$/, ''), token) });
  },
);

interface Asked {
  readonly action: Action;
  readonly what: string;
  readonly flags: Given<typeof OPTIONS>['flags'];
  readonly io: Io;
  readonly data: string;
  readonly office: Office;
}

async function act(asked: Asked): Promise<ExitCode> {
  const { action, what, flags, io, office } = asked;
  const named = encodeURIComponent(what);
  const told = (answer: Answered, say: (body: never) => string): ExitCode => {
    if (!answer.ok) return failed(io, 'admin', answer.why);
    io.terminal.out(`${flags.json === true ? JSON.stringify(answer.body) : say(answer.body as never)}\n`);
    return 0;
  };
  const limit = flags.limit === undefined ? '' : `?limit=${readWhole(flags.limit, 1, 1000) ?? ''}`;
  switch (action) {
    case 'status':
      return told(await office.get('/house'), (body: HouseReport) => houseTold(body));
    case 'tables':
      return told(
        await office.get(`/tables${limit}`),
        ({ tables, next }: { tables: TableReport[]; next: string | null }) =>
          `${tablesTold(tables, Date.now())}${next === null ? '' : '\n  There are more: --limit 200.'}`,
      );
    case 'table':
      return told(await office.get(`/tables/${named}`), (body: TableDetail) => tableTold(body, Date.now()));
    case 'close':
      return told(await office.post(`/tables/${named}/close`), () => `${what} is closed: everybody was told.`);
    case 'delete':
      return told(
        await office.post(`/tables/${named}/delete`),
        ({ records }: { records: number }) =>
          `${what} is gone, with ${records} ${records === 1 ? 'record' : 'records'}. Back-ups still have it.`,
      );
    case 'delete-record':
      return told(await office.post(`/records/${named}/delete`), () => `${what} is gone. Back-ups still have it.`);
    case 'find-name':
      return told(await office.post('/names/find', { name: what, ...at(flags.table) }), foundTold);
    case 'forget-name': {
      if (flags.table === undefined && flags.everywhere !== true) {
        const found = await office.post('/names/find', { name: what });
        told(found, foundTold);
        return found.ok ? usageError(io, 'admin', 'where? --table CODE, or --everywhere.') : 1;
      }
      const where = flags.everywhere === true ? { everywhere: true } : at(flags.table);
      return told(await office.post('/names/forget', { name: what, ...where }), forgottenTold);
    }
    case 'announce': {
      const minutes = flags.in === undefined ? null : readWhole(flags.in, 0, 10_080);
      if (minutes === undefined) return usageError(io, 'admin', `--in takes minutes, not "${flags.in}".`);
      const { pl, en } = flags;
      const body = { minutes, ...(pl !== undefined && { pl }), ...(en !== undefined && { en }) };
      return told(
        await office.post('/notice', body),
        () => 'Every screen shows it. "stolik admin recall" takes it back.',
      );
    }
    case 'recall':
      return told(await office.post('/notice/end'), () => 'No screen shows it any more.');
    case 'ban': {
      const hours = readWhole(flags.hours ?? '24', 1, 8784);
      if (hours === undefined) return usageError(io, 'admin', `--hours takes a whole number, not "${flags.hours}".`);
      const body = { address: what, hours, ...(flags.why !== undefined && { why: flags.why }) };
      return told(
        await office.post('/bans', body),
        ({ address }: { address: string }) => `${address} is kept out for ${hours} h.`,
      );
    }
    case 'lift':
      return told(await office.post('/bans/lift', { address: what }), () => `${what} may come in again.`);
    case 'log':
      return told(await office.get(`/log${limit}`), ({ log }: { log: LoggedDeed[] }) => logTold(log));
    case 'token': {
      const answer = await office.post('/token');
      if (answer.ok)
        (await import('../../server/admin/token-file.ts')).keepTokenFile(asked.data, String(answer.body['token']));
      return told(answer, ({ token }: { token: string }) => `The new token, shown only now:\n\n  ${token}`);
    }
  }
}

function at(table: string | undefined): { table?: string } {
  return table === undefined ? {} : { table };
}

function foundTold({ tables, records }: NameFound): string {
  const lines = [
    ...tables.map(({ code, running }) => `  table ${code}${running ? ', where a match runs' : ''}`),
    ...records.map(({ match, bound }) => `  record ${match}${bound ? ', which can only be deleted whole' : ''}`),
  ];
  return lines.length === 0 ? '  It stands nowhere.' : lines.join('\n');
}

function forgottenTold({ tables, records, running, bound }: NameForgotten): string {
  return [
    `Taken out at ${tables} ${tables === 1 ? 'table' : 'tables'} and in ${records} ${records === 1 ? 'record' : 'records'}. Back-ups still have it.`,
    ...(running.length > 0
      ? [`A match runs at ${running.join(', ')}: ask again when it is over, or close the table.`]
      : []),
    ...(bound.length > 0 ? [`Can only be deleted whole (stolik admin delete-record): ${bound.join(', ')}.`] : []),
  ].join('\n');
}

/** Past the server, in its own database: whoever can write there needs no token. */
async function resetToken(io: Io, data: string): Promise<ExitCode> {
  const { newToken } = await import('../../server/admin/reset.ts');
  const token = newToken(data);
  if (!token.ok) return failed(io, 'admin', token.why);
  io.terminal.out(`The new token, shown only now:\n\n  ${token.token}\n`);
  return 0;
}
