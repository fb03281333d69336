import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { formatOf, MIGRATIONS } from '../../store/schema.ts';
import { DATABASE } from '../main.ts';
import { drawToken } from '../token.ts';
import { TOKEN } from './access.ts';
import { keepTokenFile } from './token-file.ts';

/** A new token in the database of a server that may be running; sessions begun with the old one are over. */
export function newToken(
  data: string,
): { readonly ok: true; readonly token: string } | { readonly ok: false; readonly why: string } {
  const path = join(data, DATABASE);
  if (!existsSync(path)) return { ok: false, why: `there is no database in ${data}: --data DIR says where it is.` };
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    if (formatOf(db, path) !== MIGRATIONS.length) {
      return { ok: false, why: `${path} is of another version; start the server once, and try again.` };
    }
    const token = drawToken();
    db.exec('BEGIN IMMEDIATE');
    db.prepare(
      'INSERT INTO office (name, data) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET data = excluded.data',
    ).run(TOKEN, hash('sha256', token, 'hex'));
    db.exec(`DELETE FROM office WHERE name LIKE 'admin-session:%'`);
    db.prepare('INSERT INTO audit (at, data) VALUES (?, ?)').run(
      Date.now(),
      JSON.stringify({ did: 'drew a new token', from: 'this machine' }),
    );
    db.exec('COMMIT');
    keepTokenFile(data, token);
    return { ok: true, token };
  } finally {
    db.close();
  }
}
