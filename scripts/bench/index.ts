/**
 * `npm run bench`: measures sizes and times, prints them, and writes them to `.cache/bench`. `npm run bench -- sizes pages`
 * measures only these parts. Nothing else should run meanwhile. `docs/performance.md` has the latest figures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { peers } from './peers.ts';
import { sizes } from './sizes.ts';
import { table } from './table.ts';

const parts: Readonly<Record<string, () => Promise<string>>> = { sizes, pages, forms, table, peers };
const folder = '.cache/bench';

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
mkdirSync(folder, { recursive: true });
for (const name of chosen) {
  const measure = parts[name];
  if (!measure) throw new Error(`There is no part '${name}'. Parts: ${Object.keys(parts).join(', ')}`);
  const text = await measure();
  const machine = `Node ${process.versions.node}, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  console.log(`\n${text}\n\n${machine}`);
  writeFileSync(`${folder}/${name}.md`, `${text}\n\n${machine}\n`);
}
