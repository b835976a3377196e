/**
 * `npm run conformance`: finds the tests of each clause of the specification in the reports of `npm test`. Fails if a
 * clause has no test or a failed one, or if a title names an unknown clause. With `--all`, after `npm run test:all`,
 * also fails if a story did not run as a test, and writes the tests for the page Guides/Conformance of the built
 * Storybook.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { clauseGroups } from '../../tests/conformance/clauses.ts';
import { readReport } from '../shared/testReports.ts';
import { notRun, problemsOf, proofsOf, type StorybookIndex, verdictOn } from './proofs.ts';

const reportFolder = '.cache/reports';
if (!existsSync(reportFolder)) throw new Error('There are no reports yet. Run `npm test` first.');

const isComplete = process.argv.includes('--all');
const index: StorybookIndex = isComplete
  ? (JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StorybookIndex)
  : { entries: {} };
const runs = readdirSync(reportFolder).flatMap((file) => readReport(`${reportFolder}/${file}`));
const proofs = proofsOf(runs, index);
if (isComplete) writeFileSync('storybook-static/conformance.json', JSON.stringify(proofs));

const clauses = clauseGroups.flatMap((group) => group.clauses.map(({ id }) => id));
const shown = clauses.filter(
  (clause) => verdictOn(proofs.filter((proof) => proof.clauses.includes(clause))) === 'passed',
);
console.log(`${shown.length} of ${clauses.length} clauses shown, by ${proofs.length} tests`);

const problems = [
  ...problemsOf(clauses, proofs),
  ...notRun(index, runs).map((id) => `${id} is in Storybook, but did not run as a test.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
