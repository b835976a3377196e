import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { run } from '../shared/run.ts';

const file = 'docs/performance.md';

const introduction = `# Performance

What this project promises about speed, measured by \`npm run bench\`. \`npm run bench -- forms\` measures one part
(pages, forms, table, build) and replaces its section. Sizes of single imports are in [sizes.md](sizes.md), a comparison with
other libraries in [peers.md](peers.md).`;

/** The sections of the last report, by their headings. */
function readSections(): Record<string, string> {
  if (!existsSync(file)) return {};
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

/** Says from which commit, on which machine and under which load a section was measured. */
function origin(): string {
  const commit = execFileSync('git', ['log', '-1', '--format=%h of %cs'], { encoding: 'utf8' }).trim();
  const [processor] = cpus();
  const [load = 0] = loadavg();
  return `Measured at commit ${commit} with Node ${process.versions.node} on ${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), with a load of ${load.toFixed(1)}. Much more than 1 makes the times too long.`;
}

/** Replaces the measured sections of docs/performance.md, and keeps the others. */
export async function writeReport(titles: readonly string[], measured: Readonly<Record<string, string>>) {
  const previous = readSections();
  const sections = titles.flatMap((title) => {
    const text = measured[title] === undefined ? previous[title] : `${measured[title]}\n\n${origin()}`;
    return text === undefined ? [] : [`## ${title}\n\n${text}`];
  });
  writeFileSync(file, `${[introduction, ...sections].join('\n\n')}\n`);
  if (!(await run(`prettier --log-level warn --write ${file}`))) process.exitCode = 1;
}
