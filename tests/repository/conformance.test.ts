import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import {
  clausesIn,
  notRun,
  problemsOf,
  type Proof,
  proofsInIndex,
  proofsOf,
  verdictOn,
  withoutClauses,
} from '../../scripts/conformance/proofs.ts';
import { playwrightRuns, vitestRuns } from '../../scripts/shared/testReports.ts';
import { clauseGroups } from '../conformance/clauses.ts';

const passed = { place: 'unit', passed: true };

const proof = (given: Partial<Proof>): Proof => ({
  title: 'adds tax',
  clauses: ['K-04'],
  file: 'tests/screens/cart.test.ts',
  runs: [passed],
  ...given,
});

const testId = 'screens-cart--ready:k-04-adds-tax';

const index = {
  entries: {
    'screens-cart--ready': {
      id: 'screens-cart--ready',
      name: 'Ready',
      title: 'Screens/Cart',
      importPath: './stories/Cart.stories.tsx',
      type: 'story',
      subtype: 'story',
    },
    [testId]: {
      id: testId,
      name: '[K-04] adds tax',
      title: 'Screens/Cart',
      importPath: './stories/Cart.stories.tsx',
      type: 'story',
      subtype: 'test',
      parentName: 'Ready',
    },
    'screens-cart--ready:counts': {
      id: 'screens-cart--ready:counts',
      name: 'counts',
      title: 'Screens/Cart',
      importPath: './stories/Cart.stories.tsx',
      type: 'story',
      subtype: 'test',
      parentName: 'Ready',
    },
  },
};

const story = { id: testId, title: 'Screens / Cart / Ready' };

describe('the clauses', () => {
  const clauses = clauseGroups.flatMap((group) => group.clauses);

  it('each have a unique id in the format that titles are searched for', () => {
    const ids = clauses.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(clausesIn(ids.map((id) => `[${id}]`).join(' '))).toEqual(ids);
  });

  it('each are one sentence', () => {
    const others = clauses.filter(({ says }) => !/^\S.+\.$/.test(says));
    expect(others).toEqual([]);
  });
});

describe('a test title', () => {
  it('can name several clauses, each counted once', () => {
    expect(clausesIn('[K-04] [B-01] adds tax, [K-04] again')).toEqual(['K-04', 'B-01']);
    expect(withoutClauses('[K-04] [B-01] adds tax')).toBe('adds tax');
  });

  it('does not name a clause without brackets', () => {
    expect(clausesIn('K-04 of [a list] [K-] [k-04]')).toEqual([]);
  });
});

describe('a clause', () => {
  it('without a test is reported', () => {
    expect(problemsOf(['K-04', 'K-05'], [proof({})])).toEqual(['K-05 has no test.']);
  });

  it('with a test that did not pass everywhere is reported with the test and the place', () => {
    const dark = { place: 'stories-forced-colours', passed: false };
    expect(problemsOf(['K-04'], [proof({ runs: [passed, dark] }), proof({ title: 'adds shipping' })])).toEqual([
      'K-04: “adds tax” (tests/screens/cart.test.ts) did not pass in stories-forced-colours.',
    ]);
  });

  it('that does not exist is reported with the test that names it', () => {
    expect(problemsOf(['K-04'], [proof({ clauses: ['K-04', 'Z-99'] })])).toEqual([
      '“adds tax” (tests/screens/cart.test.ts) names Z-99, which is not a clause.',
    ]);
  });

  it('is covered by each title that names it', () => {
    expect(problemsOf(['K-04', 'B-01'], [proof({ clauses: ['K-04', 'B-01'] })])).toEqual([]);
  });

  it('passes when all runs of its tests passed', () => {
    expect(verdictOn([])).toBe('no test');
    expect(verdictOn([proof({ runs: [] })])).toBe('not run');
    expect(verdictOn([proof({}), proof({ runs: [] })])).toBe('passed');
    expect(verdictOn([proof({}), proof({ runs: [{ place: 'unit', passed: false }] })])).toBe('failed');
  });
});

describe('a report', () => {
  it('of Vitest lists a story test with its story, and other tests with their groups', () => {
    const report: object = {
      testResults: [
        {
          name: '/project/stories/Cart.stories.tsx',
          assertionResults: [
            { ancestorTitles: ['Ready  '], title: '[K-04] adds tax', status: 'passed', meta: { storyId: testId } },
            { ancestorTitles: ['Ready  '], title: 'counts', status: 'passed', meta: { storyId: 'any' } },
          ],
        },
        {
          name: '/project/tests/cart.test.ts',
          assertionResults: [
            { ancestorTitles: ['[K-02] a quantity', 'typed'], title: '[B-01] stays', status: 'skipped', meta: {} },
          ],
        },
      ],
    };
    expect(proofsOf(vitestRuns(report as JsonTestResults, 'unit', '/project'), index)).toEqual([
      proof({ file: 'stories/Cart.stories.tsx', story }),
      {
        title: 'a quantity › typed › stays',
        clauses: ['K-02', 'B-01'],
        file: 'tests/cart.test.ts',
        runs: [{ place: 'unit', passed: false }],
      },
    ]);
  });

  it('of stories is checked for stories and tests that did not run', () => {
    const ran = { ancestorTitles: [], title: '[K-04] adds tax', status: 'passed', meta: { storyId: testId } };
    const report: object = { testResults: [{ name: '/project/stories/Cart.stories.tsx', assertionResults: [ran] }] };
    expect(notRun(index, vitestRuns(report as JsonTestResults, 'stories', '/project'))).toEqual([
      'screens-cart--ready',
      'screens-cart--ready:counts',
    ]);
  });

  it('of Playwright lists a test with its groups and projects', () => {
    const tests = [
      { projectName: 'desktop', status: 'expected', results: [{ duration: 10 }] },
      { projectName: 'phone', status: 'flaky', results: [] },
    ];
    const report: object = {
      config: { rootDir: '/project/tests/e2e' },
      suites: [
        {
          title: 'cart.spec.ts',
          file: 'cart.spec.ts',
          specs: [{ title: 'opens', tests }],
          suites: [
            {
              title: '[K-09] empty',
              file: 'cart.spec.ts',
              specs: [{ title: 'leads to services', tests }],
            },
          ],
        },
      ],
    };
    expect(proofsOf(playwrightRuns(report as JSONReport, '/project'), { entries: {} })).toEqual([
      {
        title: 'empty › leads to services',
        clauses: ['K-09'],
        file: 'tests/e2e/cart.spec.ts',
        runs: [
          { place: 'desktop', passed: true },
          { place: 'phone', passed: false },
        ],
      },
    ]);
  });

  it('of the same test in another theme adds a run to it', () => {
    const run = {
      project: 'unit',
      file: 'stories/Cart.stories.tsx',
      titles: ['[K-04] adds tax'],
      passed: true,
      milliseconds: 10,
      storyId: testId,
    };
    const dark = { place: 'stories-forced-colours', passed: true };
    expect(proofsOf([run, { ...run, project: dark.place }], index)).toEqual([
      proof({ file: run.file, story, runs: [passed, dark] }),
    ]);
  });

  it('is not needed to list the tests of stories', () => {
    expect(proofsInIndex(index)).toEqual([proof({ file: 'stories/Cart.stories.tsx', story, runs: [] })]);
  });
});
