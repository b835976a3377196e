/**
 * `npm run --silent gerber -- file.zip folder …`: prints a table of the figures of fabrication data sets. `--json`
 * prints an array for other programs. Lengths are in mm.
 */
import { readDataSet } from '@pcb/gerber/readDataSet';
import { readSet } from './readSet.ts';
import { summarise, type Summary } from './summarise.ts';
import { tableOf } from './table.ts';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (paths.length === 0) {
  console.error('Usage: npm run --silent gerber -- [--json] file.zip folder …');
  process.exit(2);
}

const summaries: Summary[] = [];
for (const path of paths) {
  const { set, files } = readSet(path);
  summaries.push(summarise(set, await readDataSet(files)));
}

console.log(process.argv.includes('--json') ? JSON.stringify(summaries, undefined, 2) : tableOf(summaries));
