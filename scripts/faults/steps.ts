import { readFileSync, rmSync } from 'node:fs';
import type { Catcher, StepName } from './model.ts';
import { failuresOfPlaywright, failuresOfStories, failuresOfVitest } from './reports.ts';

/** The builds, in order. */
export const builds = {
  packages: { command: ['npm', 'run', 'build:packages'], madeFrom: /^(packages|scripts\/build)\// },
  site: { command: ['npm', 'run', 'build:site'], madeFrom: /^(packages|apps|scripts\/build)\// },
  storybook: { command: ['npm', 'run', 'build:storybook'], madeFrom: /^(packages|apps|stories|\.storybook)\// },
} as const;

export type BuildName = keyof typeof builds;

/** The output folders of each build. */
export const outputs: Record<BuildName, readonly string[]> = {
  packages: ['packages/ui/dist', 'packages/engineering/dist', 'packages/art/dist', 'packages/screens/dist'],
  site: ['apps/site/dist'],
  storybook: ['storybook-static'],
};

interface Step {
  /** The npm command that includes this step. */
  runs: 'npm test' | 'npm run test:all';
  builds: readonly BuildName[];
  command: (catcher: Catcher) => readonly string[];
  environment?: Record<string, string>;
  /** The failures, from the command's report or its output. */
  failures: (output: string) => readonly string[];
}

const reportFile = '.cache/faults/report.json';

/** Reads and deletes the report of the last command, so that no other command is judged by it. */
function takeReport<Report>(): Report {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  rmSync(reportFile);
  return report;
}

const tool = (command: Step['command']): Step => ({
  runs: 'npm test',
  builds: [],
  command,
  failures: (output) => [output],
});

const vitest = (project: string): Step => ({
  runs: 'npm test',
  builds: [],
  command: ({ file }) => [
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=json',
    `--outputFile=${reportFile}`,
    file,
  ],
  failures: () => failuresOfVitest(takeReport()),
});

const stories = (project: string): Step => ({ ...vitest(project), failures: () => failuresOfStories(takeReport()) });

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export const steps: Record<StepName, Step> = {
  types: tool(() => ['tsc']),
  lint: tool(({ file }) => ['eslint', '--max-warnings', '0', file]),
  fences: tool(() => ['npm', 'run', 'fences']),
  'unused code': tool(() => ['npm', 'run', 'unused']),
  unit: vitest('unit'),
  'package contents': {
    ...tool(() => ['npm', 'run', 'check:packages']),
    runs: 'npm run test:all',
    builds: ['packages'],
  },
  'built packages': { ...vitest('packages'), builds: ['packages'] },
  stories: stories('stories'),
  'stories, right to left': { ...stories('stories-right-to-left'), runs: 'npm run test:all' },
  site: {
    runs: 'npm test',
    builds: ['packages', 'site'],
    command: ({ file, test }) => [
      ...['playwright', 'test', '--project=desktop', '--project=phone', '--reporter=json', file],
      // Only the last part: Playwright joins the file and `describe` blocks with spaces.
      ...['-g', escape(test.split(' > ').at(-1) ?? test)],
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    failures: () => failuresOfPlaywright(takeReport()),
  },
  Storybook: { ...vitest('storybook'), builds: ['packages', 'storybook'] },
};
