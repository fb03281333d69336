import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documents } from '../src/server/documents.ts';

/** Writes the public JSON's schemas into docs/, from the declarations the decoders are made of. */
const DOCS = new URL('../docs/', import.meta.url);

const files = Object.entries(documents()).map(([name, schema]) => {
  const file = fileURLToPath(new URL(name, DOCS));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(schema, null, 2));
  return file;
});
execFileSync('oxfmt', files, { stdio: 'inherit' });
console.log(files.join('\n'));
