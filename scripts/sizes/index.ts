/**
 * `npm run sizes`: measures every component, drawing and screen of the built packages and writes `docs/sizes.md`.
 * `tests/sizes/sizes.test.ts` compares the largest with `budget.ts`.
 */
import { writeFileSync } from 'node:fs';
import { run } from '../shared/run.ts';
import { groups } from './entries.ts';
import { inKilobytes, measure } from './measure.ts';

const file = 'docs/sizes.md';

const sections: string[] = [];
for (const [group, entries] of Object.entries(groups)) {
  const rows: string[] = [];
  for (const [name, source] of Object.entries(entries)) {
    const { script, css } = await measure(source, process.cwd());
    rows.push(`| ${name} | ${inKilobytes(script)} | ${inKilobytes(css)} |`);
  }
  sections.push(`## ${group}\n\n| import | script, kB | CSS, kB |\n| --- | ---: | ---: |\n${rows.join('\n')}\n`);
}

writeFileSync(
  file,
  `# Sizes

What one import costs a page that has React and react-dom, in kB of 1,000 bytes: minified by esbuild and compressed with
Brotli, with react-aria-components and everything else that it imports, without fonts and without what loads later.
Imports share most of their code: two components cost far less than their sum. \`npm run sizes\` writes this page from the
built packages; \`scripts/sizes/budget.ts\` has the limits, which \`npm test\` checks.

${sections.join('\n')}`,
);
if (!(await run(`prettier --log-level warn --write ${file}`))) process.exitCode = 1;
