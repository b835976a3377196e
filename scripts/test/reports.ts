import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Step } from './steps.ts';

/** A completed test. */
export interface TestRun {
  title: string;
  file: string;
  passed: boolean;
  milliseconds: number;
}

interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: readonly {
    title: string;
    tests: readonly { projectName: string; status: string; results: readonly { duration: number }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

const vitestRuns = ({ testResults }: VitestReport): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName.trim(),
      file: relative(process.cwd(), name),
      passed: status === 'passed',
      milliseconds: duration ?? 0,
    })),
  );

const playwrightRuns = (suites: readonly PlaywrightSuite[]): TestRun[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title: `${title} (${projectName})`,
        file,
        passed: status === 'expected',
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...playwrightRuns(inner),
  ]);

/**
 * The tests in the report of a step. A skipped test, or one that passed only on retry, counts as failed.
 * @throws when there is no report because the runner crashed.
 */
export function readReport({ file, runner }: NonNullable<Step['report']>): TestRun[] {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest'
    ? vitestRuns(report as VitestReport)
    : playwrightRuns((report as { suites: readonly PlaywrightSuite[] }).suites);
}
