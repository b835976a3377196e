import { relative } from 'node:path';
import { clausesIn, type Proof, withoutClauses } from './proof.ts';
import { type StorybookIndex, storyOf } from './storybookIndex.ts';

/** The part of Vitest's JSON report that we read. Storybook's addon adds the story of a test. */
export interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      meta: { storyId?: string };
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that we read. Each top-level suite is a file. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
}

/** A proof from the titles of a test and its groups; empty if none of them names a clause. */
function proofFrom(titles: readonly string[], rest: Omit<Proof, 'title' | 'clauses'>): Proof[] {
  const clauses = clausesIn(titles.join(' '));
  return clauses.length === 0 ? [] : [{ title: titles.map(withoutClauses).join(' › '), clauses, ...rest }];
}

/** The tests of one Vitest project that name clauses. */
export const proofsOfVitest = (
  { testResults }: VitestReport,
  { project, root, index }: { project: string; root: string; index: StorybookIndex },
): Proof[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status, meta: { storyId } }) => {
      const entry = storyId === undefined ? undefined : index.entries[storyId];
      return proofFrom(storyId ? [title] : [...ancestorTitles, title], {
        file: relative(root, name),
        ...(entry && { story: storyOf(entry) }),
        runs: [{ place: project, passed: status === 'passed' }],
      });
    }),
  );

/** The end-to-end tests that name clauses. */
export function proofsOfPlaywright({ config, suites }: PlaywrightReport, root: string): Proof[] {
  const inSuite = ({ file, specs, suites: inner = [] }: PlaywrightSuite, groups: readonly string[]): Proof[] => [
    ...specs.flatMap(({ title, tests }) =>
      proofFrom([...groups, title], {
        file: relative(root, `${config.rootDir}/${file}`),
        runs: tests.map(({ projectName, status }) => ({ place: projectName, passed: status === 'expected' })),
      }),
    ),
    ...inner.flatMap((suite) => inSuite(suite, [...groups, suite.title])),
  ];
  return suites.flatMap((suite) => inSuite(suite, []));
}

/** One proof per test, with its runs in every mode and viewport. */
export function mergeRuns(proofs: readonly Proof[]): Proof[] {
  const merged = new Map<string, Proof>();
  for (const proof of proofs) {
    const key = proof.story?.id ?? `${proof.file} ${proof.title}`;
    merged.set(key, { ...proof, runs: [...(merged.get(key)?.runs ?? []), ...proof.runs] });
  }
  return [...merged.values()];
}

/** The stories and tests in Storybook's index that ran in no report, and so could not fail. */
export function notRun({ entries }: StorybookIndex, reports: readonly VitestReport[]): string[] {
  const results = reports.flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
  const ran = new Set(results.map(({ meta }) => meta.storyId));
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && !ran.has(id))
    .map(({ id }) => id);
}
