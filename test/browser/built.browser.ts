import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const ASSETS = fileURLToPath(new URL('../../dist/client/assets', import.meta.url));
/** Shows states to those who draw; nobody else imports it. */
const GALLERY = /\/gallery-/;

/** Whether a program waits before it is there, outside of any function. */
function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(waits);
  const { type, ...parts } = node as { readonly type?: string };
  if (type !== undefined && /Function|MethodDefinition|^PropertyDefinition/.test(type)) return false;
  return type === 'AwaitExpression' || Object.values(parts).some(waits);
}

test('no parcel waits at its top: Safari gives a second importer bindings without a value', () => {
  const parcels = globSync(`${ASSETS}/*.js`).filter((path) => !GALLERY.test(path));
  expect(parcels.length).toBeGreaterThan(100);
  expect(waits(parseAst('export const a = await import("b");'))).toBe(true);
  expect(waits(parseAst('export const a = async () => await import("b");'))).toBe(false);
  const waiting = parcels.filter((path) => waits(parseAst(readFileSync(path, 'utf8'))));
  expect(waiting.map((path) => path.slice(ASSETS.length))).toEqual([]);
});
