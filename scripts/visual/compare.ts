import { createServer } from 'node:http';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import sirv from 'sirv';
import { run } from '../run.ts';
import { type Declaration } from './declarations.ts';
import { notes, type Plan, planVariable } from './plan.ts';
import { chooseShots, type StoryEntry } from './shots.ts';

interface Comparison {
  /** Two built Storybooks. */
  base: string;
  head: string;
  /** The folder for pictures and the report. What was in it goes. */
  output: string;
  declarations: readonly Declaration[];
}

interface Difference {
  /** The story's id and the mode. */
  name: string;
  /** How much differs, or what went wrong. */
  what: string;
}

export interface Outcome {
  pictures: number;
  /** What differs, or failed, and no commit says so. */
  undeclared: Difference[];
  declared: Difference[];
  /** What only the head shows, and what only the base does. */
  fresh: string[];
  vanished: string[];
}

/** As much of Playwright's JSON report as we read. */
interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

const testsOf = (suites: readonly Suite[]): (Suite['specs'][number]['tests'][number] & { title: string })[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(inner),
  ]);

const entriesOf = (storybook: string) =>
  Object.values(
    (JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, StoryEntry> })
      .entries,
  );

/** The line of Playwright's message that says how much differs, without its colours. */
function summaryOf(message = 'It failed.') {
  const lines = stripVTControlCharacters(message).split('\n');
  const telling = lines.find((line) => /pixels .*are different|^\s*Expected an image|^Received:/.test(line));
  return (telling ?? lines[0] ?? message).trim();
}

/** Serves a folder on a free port while something is done. */
async function whileServed<Result>(folder: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Runs Playwright by a plan. Resolves to its tests. @throws when it did not come so far. */
async function shoot(storybook: string, plan: Omit<Plan, 'address'>) {
  const planFile = join(plan.output, `${plan.side}-plan.json`);
  const reportFile = join(plan.output, `${plan.side}.json`);
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const succeeded = await whileServed(storybook, (address) => {
    writeFileSync(planFile, JSON.stringify({ ...plan, address }));
    return run(`"${process.execPath}" node_modules/@playwright/test/cli.js test --config "${config}"`, {
      [planVariable]: planFile,
    });
  });
  const { suites, errors } = JSON.parse(readFileSync(reportFile, 'utf8')) as { suites: Suite[]; errors: unknown[] };
  if (errors.length > 0) throw new Error(`The pictures could not be taken: ${JSON.stringify(errors)}`);
  return { succeeded, tests: testsOf(suites) };
}

/** Pictures two built Storybooks and says where they differ. The report is `report/index.html` in the output. */
export async function compare({ base, head, output: folder, declarations }: Comparison): Promise<Outcome> {
  // Playwright takes relative paths from where its configuration stands.
  const output = resolve(folder);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });

  const shots = chooseShots(entriesOf(head), declarations);
  if (shots.length === 0) throw new Error('No story is to be pictured.');
  const stories = new Set(shots.map(({ story }) => story));
  const baseEntries = entriesOf(base);
  const inBase = new Set(baseEntries.map(({ id }) => id));
  const vanished = new Set(
    chooseShots(baseEntries)
      .map(({ story }) => story)
      .filter((story) => !stories.has(story)),
  );

  const shotsOfBase = shots.filter(({ story }) => inBase.has(story));
  if (shotsOfBase.length > 0) {
    const { succeeded } = await shoot(base, { side: 'base', output, shots: shotsOfBase });
    if (!succeeded) throw new Error(`The base could not be pictured: see ${join(output, 'base.json')}.`);
  }
  const { tests } = await shoot(head, { side: 'head', output, shots });

  const isNoted = (note: string) => (test: (typeof tests)[number]) =>
    test.annotations.some(({ type }) => type === note);
  const failed = tests.filter(({ status }) => status === 'unexpected');
  const differencesIn = (among: typeof tests) =>
    among.map(({ title, results }) => ({ name: title, what: summaryOf(results.at(-1)?.error?.message) }));
  return {
    pictures: tests.length,
    undeclared: differencesIn(failed.filter((test) => !isNoted(notes.declared)(test))),
    declared: differencesIn(failed.filter(isNoted(notes.declared))),
    fresh: tests.filter(isNoted(notes.fresh)).map(({ title }) => title),
    vanished: [...vanished],
  };
}
