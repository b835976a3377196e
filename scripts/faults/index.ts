/**
 * `npm run test:faults`: plants one fault after another in the sources, runs the step and file that should catch it,
 * and writes `docs/planted-faults.md`. `npm run test:faults -- ID...` tries only these. A fault counts as caught when
 * the test that the list names fails. Files are changed in place, one at a time, and always restored.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { faults } from './list/index.ts';
import type { Fault } from './model.ts';
import { changedFiles, plant, problemsOf } from './plant.ts';
import { findCaught } from './reports.ts';
import { type BuildName, builds, outputs, steps } from './steps.ts';
import { type Result, writeTable } from './table.ts';

function chosenFaults(ids: readonly string[]): readonly Fault[] {
  const unknown = ids.filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(', ')}`);
  return ids.length === 0 ? faults : faults.filter(({ id }) => ids.includes(id));
}

let running: { pid?: number | undefined } | undefined;

/** Runs a command. Resolves to whether it succeeded, and its output. */
function run([program = '', ...parameters]: readonly string[], environment: Record<string, string> = {}) {
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    // A separate process group, so that an interrupted run also ends its servers and browsers.
    const child = spawn(program, parameters, { detached: true, env: { ...process.env, ...environment } });
    running = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code) => {
      running = undefined;
      resolve({ succeeded: code === 0, output });
    });
  });
}

/** The builds of this run, and whether each contains a planted fault. */
const built = new Map<BuildName, 'clean' | 'faulty'>();

/** Runs the builds of a step that are missing or affected by the fault. Resolves to the output of a failed build. */
async function build(needed: readonly BuildName[], file: string): Promise<string | undefined> {
  for (const name of needed) {
    const { command, madeFrom } = builds[name];
    const isAffected = madeFrom.test(file);
    if (built.get(name) === 'clean' && !isAffected) continue;
    built.set(name, 'faulty');
    const { succeeded, output } = await run(command);
    if (!succeeded) return output;
    if (!isAffected) built.set(name, 'clean');
  }
  return undefined;
}

const lastLines = (output: string) => output.trim().split('\n').slice(-15).join('\n');

/** The reason why a planted fault was missed; `undefined` when it was caught. */
async function reasonMissed({ file, caughtBy }: Fault): Promise<string | undefined> {
  const step = steps[caughtBy.step];
  const failedBuild = await build(step.builds, file);
  if (failedBuild !== undefined) return `A build failed before the test could run:\n${lastLines(failedBuild)}`;
  const { succeeded, output } = await run(step.command(caughtBy), step.environment);
  if (succeeded) return 'Nothing failed.';
  let failures: readonly string[];
  try {
    failures = step.failures(output);
  } catch {
    return `There is no report:\n${lastLines(output)}`;
  }
  if (findCaught(caughtBy, failures) !== undefined) return undefined;
  return `Something else failed:\n${failures.map(lastLines).join('\n') || lastLines(output)}`;
}

let restore = () => {};

async function tryFault(fault: Fault): Promise<Result> {
  const start = performance.now();
  restore = plant(fault);
  const missed = await reasonMissed(fault);
  restore();
  restore = () => {};
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${missed === undefined ? 'caught' : 'MISSED'} ${fault.id}, ${seconds} s`);
  if (missed !== undefined) console.log(missed.replaceAll(/^/gm, '    '));
  return { isCaught: missed === undefined, seconds };
}

/** Restores the changed file and deletes builds that contain a fault. */
function cleanUp(): void {
  restore();
  for (const [name, state] of built) {
    if (state === 'clean') continue;
    for (const folder of outputs[name]) rmSync(folder, { recursive: true, force: true });
  }
}

const problems = problemsOf(faults);
if (problems.length > 0) throw new Error(`The list of faults is out of date:\n${problems.join('\n')}`);
const chosen = chosenFaults(process.argv.slice(2));
const changed = changedFiles(chosen.map(({ file }) => file));
if (changed.length > 0)
  throw new Error(`Commit or stash these files first, because faults are planted in them:\n${changed.join('\n')}`);

process.on('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (running?.pid !== undefined) process.kill(-running.pid);
    // The exit handler cleans up.
    process.exit(1);
  });
}

mkdirSync('.cache/faults', { recursive: true });
const results = new Map<string, Result>();
// Faults in the site come before those in its packages, which needs fewer builds.
const inOrder = chosen.toSorted(
  (one, other) => Number(/^packages/.test(one.file)) - Number(/^packages/.test(other.file)),
);
for (const fault of inOrder) {
  results.set(fault.id, await tryFault(fault));
  // Written after each fault, because a full run takes an hour and may be interrupted.
  await writeTable(faults, results);
}

const tried = [...results.values()];
const missed = tried.filter(({ isCaught }) => !isCaught).length;
const minutes = (tried.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(1);
console.log(`\n${tried.length - missed} caught, ${missed} missed, ${minutes} minutes`);
process.exitCode = missed === 0 ? 0 : 1;
