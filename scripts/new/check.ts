/**
 * `npm run new:check`: generates a component and a screen, runs the checks on them, and removes them. They are in the
 * tree for a few minutes, because the checks need every file that they refer to.
 */
import { existsSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../shared/run.ts';
import { planComponent, planScreen } from './plan.ts';
import { writeFiles } from './writeFiles.ts';

const plan = { ...planComponent('GeneratedSample'), ...planScreen('account/GeneratedSample') };
const files = Object.keys(plan);
const originals = new Map(files.map((file) => [file, existsSync(file) ? readFileSync(file, 'utf8') : undefined]));

function restore() {
  for (const [file, text] of originals) {
    if (text !== undefined) writeFileSync(file, text);
    else rmSync(file, { force: true });
  }
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    if (folder.includes('GeneratedSample')) rmdirSync(folder);
  }
}
process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

await writeFiles(plan);
const stories = files.filter((file) => file.endsWith('.stories.tsx')).join(' ');
for (const command of [
  'npm run --silent lint',
  'npm run --silent fences',
  'npm run --silent unused',
  `vitest run --project=stories ${stories}`,
]) {
  if (!(await run(command))) process.exitCode = 1;
}
