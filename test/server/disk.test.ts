import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call, createTable } from './caller.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, openHouse } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-disk-'));
const small = mount(folder);

afterEach(closeHouses);
afterAll(() => {
  if (small) execFileSync('umount', [folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
});

/** A disk of 3 MiB, where this user may make one. */
function mount(on: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', on], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('\nNOT TESTED: a full disk. Mounting a small one takes root; run this test as root once.\n\n');
    return false;
  }
}

/** Writes until nothing more fits. */
function fill(path: string): void {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
    }
  }
}

async function moveOnce(client: Client, number: number): Promise<unknown> {
  const question = client.newest('view')?.['question'];
  client.say({ t: 'move', question, move: { number } });
  const told = await client.next(({ t }) => t === 'view' || t === 'refused');
  return told.t === 'view' ? 'accepted' : told['code'];
}

test.runIf(small)(
  'a full disk: moves are refused with a reason, nothing shown is lost, and it goes on when there is room',
  async () => {
    const house = await openHouse({ data: folder }, { promises: 0 });
    const { url } = house;
    const { table, token } = await createTable(url, 'rudy');
    const client = await connect(url, { table, token });
    client.say({ t: 'start' });
    await client.next('view');
    expect(await moveOnce(client, 1)).toBe('accepted');

    const ballast = join(folder, 'ballast');
    fill(ballast);
    // What SQLite had allocated already takes a few more.
    let result = await moveOnce(client, 2);
    for (let i = 0; i < 16 && result === 'accepted'; i++) result = await moveOnce(client, 2);
    expect(result).toBe('store-full');
    const shown = client.newest('view');
    expect(await call(url, 'POST', '/api/tables', { game: 'rudy', name: 'Ola' })).toMatchObject({
      status: 503,
      body: { code: 'store-full' },
    });
    expect((await call(url, 'GET', '/healthz')).status).toBe(200);
    expect(await call(url, 'GET', '/readyz')).toMatchObject({
      status: 503,
      body: { ok: false, trouble: expect.stringMatching(/no room/) as string },
    });

    rmSync(ballast);
    expect((await call(url, 'GET', '/readyz')).status).toBe(200);
    expect(await moveOnce(client, 3)).toBe('accepted');
    expect(client.newest('view')?.['n']).toBe(Number(shown?.['n']) + 1);

    const again = await house.reopen();
    const back = await connect(again.url, { table, token });
    expect(await back.next('view')).toMatchObject({ n: Number(shown?.['n']) + 1 });
  },
);

test.runIf(small)('a disk that is full at the start: a sentence, and it starts when there is room', async () => {
  const ballast = join(folder, 'ballast');
  const data = join(folder, 'new');
  fill(ballast);
  await expect(openHouse({ data })).rejects.toThrow(/full|no room|cannot be written/);
  rmSync(ballast);
  await openHouse({ data });
});
