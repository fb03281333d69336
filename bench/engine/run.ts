import { parseArgs } from 'node:util';
import { checkBoardgame, checkLimits } from './check.ts';
import { CONTENDERS, type Contender, type Name } from './contender.ts';
import { installPeers } from './peers/install.ts';
import { reportOf, textOf } from './report.ts';
import { runRounds, type Progress } from './rounds.ts';

const HELP = `npm run bench:engine -- [--quick] [--peers] [--json]

Full matches of Rudy a second, with 4 seats and 80 moves, against hand-written limits in the same run.

  --quick  only what the ratios need, fewer and shorter rounds, about 10 seconds
  --peers  also boardgame.io (installed into bench/engine/peers when it is not there)
  --json   the result as JSON
`;

const QUICK = { rounds: 8, warmUp: 700, slice: 80 };
const FULL = { rounds: 25, warmUp: 3000, slice: 200 };

function options(): { quick: boolean; peers: boolean; json: boolean; help: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  return parseArgs({ options: { quick: flag, peers: flag, json: flag, help: flag } }).values;
}

function show({ done, secondsLeft }: Progress): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${done}, ${Math.ceil(secondsLeft)} s left`);
}

async function main(): Promise<void> {
  const { quick, peers, json, help } = options();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  checkLimits(500);
  if (peers) {
    installPeers();
    await checkBoardgame(10);
  }
  const all = Object.entries(CONTENDERS) as [Name, Contender][];
  const asked = all.filter(([, { peer, aside }]) => (peers || peer !== true) && !(quick && aside === true));
  const names = asked.map(([name]) => name);
  const rates = await runRounds({ names, ...(quick ? QUICK : FULL) }, show);
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  const report = reportOf(rates);
  process.stdout.write(`${json ? JSON.stringify(report) : textOf(report)}\n`);
}

try {
  await main();
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
