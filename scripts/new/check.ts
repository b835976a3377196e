/**
 * `npm run new:check`: generates a component and a screen in a new area, runs the checks on them, and removes them. They
 * are in the tree for a few minutes, because the checks need every file that they refer to.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../shared/run.ts';
import { planComponent } from './component.ts';
import { formatCommand, type Plan, writePlan } from './plan.ts';
import { planScreen } from './screen.ts';

const root = process.cwd();
const name = 'GeneratedSample';
const area = 'generated';

const created: string[] = [];
const originals = new Map<string, string>();

async function write(plan: Plan) {
  created.push(...Object.keys(plan.created));
  for (const file of Object.keys(plan.changed)) originals.set(file, readFileSync(file, 'utf8'));
  writePlan(root, plan);
  await run(formatCommand(plan));
}

function restore() {
  for (const file of created) rmSync(file, { force: true });
  for (const folder of [
    `packages/ui/src/components/${name}`,
    `packages/screens/src/${area}`,
    `stories/screens/${area}`,
  ])
    rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of originals) writeFileSync(file, text);
}

process.on('exit', restore);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

await write(planComponent(root, name));
await write(planScreen(root, `${area}/${name}`));

const files = [...created, ...originals.keys()].join(' ');
const stories = created.filter((file) => file.endsWith('.stories.tsx')).join(' ');
for (const command of [
  'tsc',
  `oxlint --deny-warnings ${files}`,
  `prettier --check ${files}`,
  'npm run --silent fences',
  'npm run --silent unused',
  `vitest run --project=unit -t ${name}`,
  `vitest run --project=stories ${stories}`,
]) {
  console.log(`\n— ${command}`);
  if (!(await run(command))) process.exitCode = 1;
}
