/**
 * `npm run conformance`: writes every clause of the specification with its tests, from the reports of `npm test`, for
 * the page Guides/Conformance of the built Storybook. Fails when a clause has no test, when one of its tests does not
 * pass, when a title names an unknown clause, or when a story did not run as a test.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { clauseGroups } from '../../tests/conformance/clauses.ts';
import { problemsOf } from './problems.ts';
import { verdictOn } from './proof.ts';
import {
  mergeRuns,
  notRun,
  type PlaywrightReport,
  proofsOfPlaywright,
  proofsOfVitest,
  type VitestReport,
} from './reports.ts';
import type { StorybookIndex } from './storybookIndex.ts';

const root = process.cwd();
const reportFolder = '.cache/reports';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

if (!existsSync(reportFolder)) throw new Error('There are no reports yet. Run `npm test` first.');

const index = read('storybook-static/index.json') as StorybookIndex;

const proofs = mergeRuns(
  readdirSync(reportFolder).flatMap((file) => {
    const report = read(`${reportFolder}/${file}`) as VitestReport | PlaywrightReport;
    return 'suites' in report
      ? proofsOfPlaywright(report, root)
      : proofsOfVitest(report, { project: basename(file, '.json'), root, index });
  }),
);

writeFileSync('storybook-static/conformance.json', JSON.stringify(proofs));

const clauses = clauseGroups.flatMap((group) => group.clauses.map(({ id }) => id));
const shown = clauses.filter(
  (clause) => verdictOn(proofs.filter((proof) => proof.clauses.includes(clause))) === 'passed',
);
console.log(`${shown.length} of ${clauses.length} clauses shown, by ${proofs.length} tests`);

const storiesReport = read(`${reportFolder}/stories.json`) as VitestReport;
const problems = [
  ...problemsOf(clauses, proofs),
  ...notRun(index, storiesReport).map((id) => `${id} is in Storybook, but did not run as a test.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
