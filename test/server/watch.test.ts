import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { binary } from '../services/binary.ts';
import { createTable } from './caller.ts';
import { connect } from './client.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

const FOLDER = fileURLToPath(new URL('../../deploy/watch/', import.meta.url));
const RULES = readFileSync(`${FOLDER}rules.yaml`, 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
const DASHBOARD = JSON.parse(readFileSync(`${FOLDER}dashboard.json`, 'utf8')) as Dashboard;

/** What a cluster adds, and what Prometheus knows by itself. */
const BESIDES = new Set(['stolik_bus_up', 'stolik_bus_messages_total', 'up']);

function namesIn(expressions: readonly string[]): string[] {
  const names = expressions.join('\n').matchAll(/\b(?:stolik|process)_[a-z_]+|\bup\b/g);
  return [...new Set([...names].map(([name]) => name))];
}

const ALERTS = [...RULES.matchAll(/expr: (.*)/g)].map(([, expr = '']) => expr);
const PANELS = DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test('every figure an alert or a panel asks for is one that the server tells', async () => {
  const house = await openHouse({ backupFolder: newFolder() });
  // One of each that is counted only when it happens.
  const { table, token } = await createTable(house.url, 'rudy');
  const ala = await connect(house.url, { table, token });
  play(ala, 'rudy', 1);
  ala.say({ t: 'start' });
  await ala.next('view');
  const told = await (await fetch(`${house.url}/metrics`)).text();
  const exported = new Set([...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name));
  const names = namesIn([...ALERTS, ...PANELS]);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const known = exported.has(name) || exported.has(name.replace(/_(bucket|sum|count)$/, '')) || BESIDES.has(name);
    expect([name, known]).toEqual([name, true]);
  }
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(told)?.[1]);
  expect(figure('stolik_disk_free_bytes')).toBeGreaterThan(0);
  expect(figure('stolik_clock_overdue_seconds')).toBeGreaterThanOrEqual(0);
});

test('the rules are ones Prometheus takes, and strike when they should', () => {
  const promtool = binary({ program: 'promtool', package: 'prometheus' });
  for (const args of [
    ['check', 'rules', 'rules.yaml'],
    ['test', 'rules', 'rules.test.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: FOLDER, encoding: 'utf8' });
    expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  }
});

test('the panels’ questions are ones Prometheus can read', () => {
  const promtool = binary({ program: 'promtool', package: 'prometheus' });
  const rules = PANELS.map((expr, i) => `      - { record: 'panel:${i}', expr: ${JSON.stringify(expr)} }`);
  const input = `groups:\n  - name: panels\n    rules:\n${rules.join('\n')}\n`;
  const file = join(newFolder(), 'panels.yaml');
  writeFileSync(file, input);
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  expect(DASHBOARD.panels.length).toBeGreaterThan(10);
});
