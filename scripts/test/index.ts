/**
 * `npm test` runs every check that a change needs; `npm run test:all` adds the rest (`steps.ts`). All steps run even if
 * one fails. Ends with the time of each step, the ten slowest tests and the number of tests.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, otherBrowsers } from '../shared/findBrowser.ts';
import { run } from '../shared/run.ts';
import { readReport, type TestRun } from '../shared/testReports.ts';
import { hasOtherPostgres } from './otherPostgres.ts';
import { everyChange, type Lane, nightly, type Phase, reportFolder, type Step } from './steps.ts';

interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  tests: readonly TestRun[];
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** A runner that fails or crashes without a failed test counts as one failed test. */
function count(step: Step, succeeded: boolean): Pick<Outcome, 'passed' | 'failed' | 'tests'> {
  let tests: readonly TestRun[] = [];
  let passed = succeeded ? 1 : 0;
  let failed = 1 - passed;
  if (step.report) {
    try {
      tests = readReport(step.report);
      passed = tests.filter((test) => test.passed).length;
      failed = tests.length - passed;
    } catch (error) {
      console.error(error);
      passed = 0;
    }
  }
  const hasNoTest = passed + failed === 0;
  return { tests, passed, failed: (!succeeded || hasNoTest) && failed === 0 ? 1 : failed };
}

async function runStep(step: Step): Promise<Outcome> {
  const start = performance.now();
  let output = '';
  const succeeded = await run(step.command, { NO_COLOR: '1', FORCE_COLOR: '0', ...step.environment }, (text) => {
    output += text;
  });
  const seconds = secondsSince(start);
  const outcome = { step, seconds, ...count(step, succeeded) };
  const { passed, failed } = outcome;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name}: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output.trimEnd());
  return outcome;
}

async function runLane(lane: Lane) {
  const outcomes: Outcome[] = [];
  for (const step of lane) outcomes.push(await runStep(step));
  return outcomes;
}

const runPhase = async (phase: Phase) => (await Promise.all(phase.map(runLane))).flat();

const start = performance.now();
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
ensureBrowser();

const isNightly = process.argv.includes('--all');
const phases = isNightly ? [...everyChange, ...nightly] : everyChange;
const outcomes: Outcome[] = [];
for (const phase of phases) outcomes.push(...(await runPhase(phase)));
if (isNightly && otherBrowsers.length < 2)
  console.log('Skipped: flows in Firefox or WebKit. Install them with `npx playwright install firefox webkit`.');
if (isNightly && !hasOtherPostgres)
  console.log(
    'Skipped: the server on a second version of PostgreSQL. The system has none, or the one that npm downloads.',
  );

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
const startOf = (error = '') =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !/^(Error: *)?$|debug the error directly/.test(line.trim()))
    .slice(0, 3);
const nameOf = ({ titles, project, file }: TestRun) => `${titles.join(' ')} (${file}, ${project})`;
const slowest = <Item>(items: readonly Item[], timeOf: (item: Item) => number) =>
  [...items].sort((a, b) => timeOf(b) - timeOf(a));

console.log('\nSteps, slowest first');
for (const { step, seconds } of slowest(outcomes, ({ seconds }) => seconds)) {
  console.log(`${inSeconds(seconds * 1000)}  ${step.name}`);
}

console.log('\nThe ten slowest tests');
const tests = outcomes.flatMap((outcome) => outcome.tests);
for (const test of slowest(tests, ({ milliseconds }) => milliseconds).slice(0, 10)) {
  console.log(`${inSeconds(test.milliseconds)}  ${nameOf(test)}`);
}

const failures = tests.filter(({ passed }) => !passed);
if (failures.length > 0) console.log('\nFailed tests');
for (const test of failures) {
  console.log(nameOf(test));
  for (const line of startOf(test.error)) console.log(`    ${line}`);
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const minutes = Math.floor(secondsSince(start) / 60);
const seconds = Math.round(secondsSince(start) % 60);
console.log(`\nTook ${minutes} min ${seconds} s\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
