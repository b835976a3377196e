/**
 * `npm run bench`: measures the first load of our pages, prints the table, and writes it to `docs/performance.md`.
 * `npm run bench -- sizes` prints the sizes of our imports instead. Needs `npm run build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { run } from '../shared/run.ts';
import { pages } from './pages.ts';
import { sizes } from './sizes.ts';

const file = 'docs/performance.md';
/** The text between these lines is generated. */
const [start, end] = ['<!-- npm run bench -->', '<!-- end -->'];

if (process.argv[2] === 'sizes') {
  console.log(await sizes());
} else {
  const [before, rest = ''] = readFileSync(file, 'utf8').split(start);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${file} has no lines ${start} and ${end}.`);
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores.`;
  const text = await pages();
  console.log(text);
  writeFileSync(file, [before, start, '\n\n', machine, '\n\n', text, '\n\n', end, after].join(''));
  await run(`oxfmt ${file}`);
}
