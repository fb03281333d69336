import { parseArgs } from 'node:util';
import { crash } from './crash.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const { json, quick } = values;
const report = await crash({
  trials: Number(values.trials ?? (quick ? 10 : 200)),
  seed: Number(values.seed),
  tables: Number(values.tables),
  note: (text) => void (json ? undefined : process.stderr.write(`\r${text}   `)),
});

if (json) console.log(JSON.stringify(report));
else {
  const { trials, tables, views, matches, records, faults, phases, opening, playable, clocks, firstClocks } = report;
  const line = ({ least, median, most }: typeof opening): string => `${least} / ${median} / ${most}`;
  console.log(`
${trials} kills under load, ${tables} tables of all games; ${views} views shown of ${matches} matches, ${records} records checked
faults                                          ${faults.length === 0 ? 'none' : faults.length}
Ruletka was killed in                           ${Object.entries(phases)
    .map(([phase, count]) => `${phase} ${count}`)
    .join(', ')}
start of the process to open, ms (min/med/max)  ${line(opening)}
open to every table having played, ms           ${line(playable)}
clocks off by, ms (a beat is 1000)              ${line(clocks)}
… in the very first view                        ${line(firstClocks)}`);
  for (const fault of faults.slice(0, 50)) console.log(`  FAULT ${fault}`);
}
process.exitCode = report.faults.length === 0 ? 0 : 1;
