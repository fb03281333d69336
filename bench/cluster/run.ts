import { parseArgs } from 'node:util';
import { comeBack, type ReturnRow } from './return.ts';
import { soak, type Broken, type SoakReport } from './soak.ts';
import { throughput, type ThroughputRow } from './throughput.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    between: { type: 'string', default: '8' },
    think: { type: 'string', default: '500,3000' },
    broken: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { json, only, broken, quick } = values;
if (broken !== undefined && broken !== 'unique' && broken !== 'early-send') {
  throw new Error('--broken is unique or early-send');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const note = (text: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
};
const [least = 500, most = 3000] = values.think.split(',').map(Number);

let report: SoakReport | undefined;
if (only === undefined || only === 'soak') {
  report = await soak({
    minutes: Number(values.minutes),
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    seed: Number(values.seed),
    between: 1000 * Number(values.between),
    thinks: [least, most],
    ...(broken !== undefined && { broken: broken satisfies Broken }),
    note,
  });
}
let rows: readonly ThroughputRow[] = [];
if (broken === undefined && (only === undefined || only === 'throughput')) rows = await throughput(quick, note);

let returned: readonly ReturnRow[] = [];
if (broken === undefined && (only === undefined || only === 'return')) returned = await comeBack(quick, note);

if (json) console.log(JSON.stringify({ soak: report, throughput: rows, return: returned }));
else {
  if (report !== undefined) emit(report);
  if (returned.length > 0) console.table(returned);
  if (rows.length > 0) console.table(rows);
}
process.exitCode = report === undefined || report.faults.length === 0 ? 0 : 1;

function emit(told: SoakReport): void {
  const { recovery, faults, refused, reports, late, ...figures } = told;
  console.table(figures);
  console.log(`clocks struck late by, ms (median / p99 / most): ${late.join(' / ')}`);
  console.log('refused', refused);
  console.log('nodes reported', reports);
  console.log('from a fault to a table’s next move, in ms:');
  console.table(recovery);
  console.log(faults.length === 0 ? 'faults: none' : `FAULTS: ${faults.length}`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
}
