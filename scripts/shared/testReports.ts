import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

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

interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      duration?: number | null;
      failureMessages?: readonly string[];
      meta: { storyId?: string };
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: readonly {
    title: string;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { duration: number; errors?: readonly { message?: string }[] }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
}

export const vitestRuns = ({ testResults }: VitestReport, project: string, root: string): TestRun[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    // `scripts/test/steps.ts` leaves these out by name.
    assertionResults
      .filter(({ title, status }) => !(title === 'base story' && status === 'skipped'))
      .map(({ ancestorTitles, title, status, duration, failureMessages, meta: { storyId } }) => ({
        project,
        file: relative(root, name),
        titles: storyId === undefined ? [...ancestorTitles, title] : [title],
        passed: status === 'passed',
        milliseconds: duration ?? 0,
        error: failureMessages?.[0],
        ...(storyId !== undefined && { storyId }),
      })),
  );

export function playwrightRuns({ config, suites }: PlaywrightReport, root: string): TestRun[] {
  const inSuite = ({ file, specs, suites: inner = [] }: PlaywrightSuite, groups: readonly string[]): TestRun[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        project: projectName,
        file: relative(root, `${config.rootDir}/${file}`),
        titles: [...groups, title],
        passed: status === 'expected',
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        error: results.flatMap(({ errors = [] }) => errors)[0]?.message,
      })),
    ),
    ...inner.flatMap((suite) => inSuite(suite, [...groups, suite.title])),
  ];
  // A top-level suite is a file.
  return suites.flatMap((suite) => inSuite(suite, []));
}

/** Reads a JSON report, which is named after its project. @throws when a runner crashed before it wrote one. */
export function readReport(file: string): TestRun[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'suites' in report
    ? playwrightRuns(report, process.cwd())
    : vitestRuns(report, basename(file, '.json'), process.cwd());
}
