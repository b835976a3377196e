/**
 * `npm test`: every check, cheap ones first, all of them even when one fails; the last line counts them.
 * A static check (types, lint, …) counts as one test; test runners count their own.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './findBrowser.ts';
import { run } from './run.ts';

interface Counts {
  passed: number;
  failed: number;
}

const reportFolder = '.cache/reports';

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const readReport = (name: string): unknown => JSON.parse(readFileSync(`${reportFolder}/${name}.json`, 'utf8'));

/** What a runner reported. One that died before it could report is one failure; a skipped or flaky test is a failed one. */
function countsOf(read: () => Counts, succeeded: boolean): Counts {
  let counts: Counts;
  try {
    counts = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const check = (commandLine: string) => async (): Promise<Counts> =>
  (await run(commandLine)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What is skipped counts as failed, but for the stories, which each mode has its own of (`vitest.config.ts`). */
const vitest = (project: string) => async (): Promise<Counts> => {
  const succeeded = await run(
    `vitest run --project=${project} --reporter=default --reporter=json --outputFile.json=${reportFolder}/${project}.json`,
  );
  return countsOf(() => {
    const { numPassedTests, numTotalTests, numPendingTests } = readReport(project) as VitestReport;
    const meant = project.startsWith('stories-') ? numTotalTests - numPendingTests : numTotalTests;
    return { passed: numPassedTests, failed: meant - numPassedTests };
  }, succeeded);
};

const endToEnd = async (): Promise<Counts> => {
  const succeeded = await run('playwright test --reporter=line,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${reportFolder}/e2e.json`,
  });
  return countsOf(() => {
    const { expected, unexpected, flaky, skipped } = (readReport('e2e') as PlaywrightReport).stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }, succeeded);
};

const steps: [string, () => Promise<Counts>][] = [
  ['types', check('npm run typecheck')],
  ['lint', check('npm run lint')],
  ['fences', check('npm run fences')],
  ['unused code', check('npm run unused')],
  ['format', check('npm run format:check')],
  ['unit tests', vitest('unit')],
  ['package builds', check('npm run build:packages')],
  ['package contents', check('npm run check:packages')],
  ['built packages', vitest('packages')],
  ['visual run', vitest('visual')],
  ['stories, light', vitest('stories-light')],
  ['stories, dark', vitest('stories-dark')],
  ['stories, right to left', vitest('stories-right-to-left')],
  ['stories, forced colours', vitest('stories-forced-colours')],
  ['site build', check('npm run build:site')],
  ['Storybook build', check('npm run build:storybook')],
  ['Storybook report', check('npm run storybook:report')],
  ['Storybook states and descriptions', vitest('storybook')],
  ['site and Storybook in a browser', endToEnd],
  ['clauses of the specification', check('npm run conformance')],
];

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
ensureBrowser();
for (const [name, step] of steps) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - start) / 1000);
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
