import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';

export interface TestRun {
  project: string;
  file: string;
  titles: readonly string[];
  /** `false` for a test that was skipped or passed only on retry. */
  passed: boolean;
  milliseconds: number;
  error?: string | undefined;
  storyId?: string;
}

export const vitestRuns = (
  { testResults }: Pick<JsonTestResults, 'testResults'>,
  project: string,
  root: string,
): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    // `scripts/test/steps.ts` excludes these by name.
    assertionResults
      .filter(({ title, status }) => !(title === 'base story' && status === 'skipped'))
      .map(({ ancestorTitles, title, status, duration, failureMessages, meta }) => {
        const { storyId } = meta as { storyId?: string };
        return {
          project,
          file: relative(root, name),
          titles: storyId === undefined ? [...ancestorTitles, title] : [title],
          passed: status === 'passed',
          milliseconds: duration ?? 0,
          error: failureMessages?.[0],
          ...(storyId !== undefined && { storyId }),
        };
      }),
  );

export function playwrightRuns({ config, suites }: Pick<JSONReport, 'config' | 'suites'>, root: string): TestRun[] {
  const inSuite = ({ file, specs, suites: inner = [] }: JSONReportSuite, groups: readonly string[]): TestRun[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        project: projectName,
        file: relative(root, `${config.rootDir}/${file}`),
        titles: [...groups, title],
        passed: status === 'expected',
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        error: results.flatMap(({ errors }) => errors)[0]?.message,
      })),
    ),
    ...inner.flatMap((suite) => inSuite(suite, [...groups, suite.title])),
  ];
  // A top-level suite is a file.
  return suites.flatMap((suite) => inSuite(suite, []));
}

/** Reads a JSON report, which is named after its project. @throws when a runner crashed before it wrote one. */
export function readReport(file: string): TestRun[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'suites' in report
    ? playwrightRuns(report, process.cwd())
    : vitestRuns(report, basename(file, '.json'), process.cwd());
}
