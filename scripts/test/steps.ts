import { otherBrowsers } from '../shared/findBrowser.ts';
import { hasOtherPostgres } from './otherPostgres.ts';

export interface Step {
  name: string;
  command: string;
  environment?: Record<string, string>;
  report?: string;
}

/** Steps that run in sequence. The lanes of a phase run in parallel. */
export type Lane = readonly Step[];
export type Phase = readonly Lane[];

export const reportFolder = '.cache/reports';

const npm = (name: string, script: string): Step => ({ name, command: `npm run --silent ${script}` });

interface Choice {
  environment?: Record<string, string>;
  files?: string;
  /** A pattern of the full names of the tests to run. */
  names?: string;
  reportName?: string;
}

const vitest = (
  name: string,
  project: string,
  { environment = {}, files = '', names, reportName = project }: Choice = {},
): Step => {
  const report = `${reportFolder}/${reportName}.json`;
  const chosen = names === undefined ? files : `${files} --testNamePattern='${names}'`;
  return {
    name,
    command: `vitest run --project=${project} ${chosen} --reporter=dot --reporter=json --outputFile.json=${report}`,
    environment,
    report,
  };
};

const playwright = (name: string, projects: readonly string[], reportName: string, tag?: string): Step => {
  const report = `${reportFolder}/${reportName}.json`;
  const chosen = [...projects.map((project) => `--project=${project}`), ...(tag ? [`--grep=${tag}`] : [])];
  return {
    name,
    command: `playwright test ${chosen.join(' ')} --reporter=dot,json`,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
  };
};

/** Uses the packages that an earlier step has built: a fifth faster than compiling their sources. */
const stories = (name: string, project: string, names?: string) =>
  vitest(name, project, { environment: { PCB_PACKAGES: 'dist' }, ...(names !== undefined && { names }) });

/** A story with tests is rendered by them. It renders without them, for axe, only once per component and screen. */
const withoutRepeatedRenders = '^((Playground|Ready) |(?!.* base story$))';

/**
 * `npm test`. Single-core steps run in two lanes; stories and browser tests use both cores. Steps that read a build
 * come after it in its lane.
 */
export const everyChange: readonly Phase[] = [
  [
    [npm('types and lint', 'lint'), vitest('unit tests', 'unit')],
    [
      npm('package build', 'build:modules'),
      npm('site build', 'build:site'),
      npm('site build for its server', 'build:site:server'),
      npm('format', 'format:check'),
      npm('fences', 'fences'),
      npm('unused code', 'unused'),
    ],
  ],
  [[stories('stories', 'stories', withoutRepeatedRenders)]],
  [[playwright('site in a browser', ['desktop', 'phone'], 'site')]],
  // Each of the two uses one core.
  [
    [vitest('site and server', 'server', { files: 'tests/server/siteData.test.ts', reportName: 'site-and-server' })],
    [playwright('flows on the server in a browser', ['server'], 'flows-on-server', '@every-change')],
  ],
  [[npm('clauses of the specification', 'conformance')]],
];

const otherPostgres = { environment: { TEST_POSTGRES: 'downloaded' }, reportName: 'server-other' };

/** The steps that only `npm run test:all` runs. Decision 0012 has the reason for each. */
export const nightly: readonly Phase[] = [
  [
    [
      npm('package declarations', 'build:packages'),
      npm('Storybook build', 'build:storybook'),
      vitest('built packages', 'packages'),
      vitest('Storybook states, callbacks and descriptions', 'storybook'),
    ],
    [npm('types, by the compiler that writes the declarations', 'typecheck'), npm('spelling', 'spelling')],
  ],
  [[npm('package contents', 'check:packages')], [npm('sizes of imports', 'bench -- sizes')]],
  [[stories('stories for pictures, flows and guides', 'stories-nightly')]],
  [[stories('stories, right to left', 'stories-right-to-left')]],
  [[stories('stories, forced colours', 'stories-forced-colours')]],
  [[stories('stories, translated by the browser', 'stories-translated')]],
  [[playwright('site in a browser, nightly', ['nightly'], 'site-nightly')]],
  ...(otherBrowsers.length > 0 ? [[[playwright('flows in other browsers', otherBrowsers, 'other-browsers')]]] : []),
  [[playwright('Storybook in a browser', ['storybook'], 'storybook-in-a-browser')]],
  [[npm('clauses, and stories that did not run', 'conformance -- --all')]],
  [[npm('files of the generators', 'new:check')]],
  // Installs packages from the npm registry. The step `package contents` stages our packages.
  [[vitest('packages in host applications', 'hosts')]],
  [[vitest('server', 'server')]],
  ...(hasOtherPostgres ? [[[vitest('server on another PostgreSQL', 'server', otherPostgres)]]] : []),
  [[playwright('site on its server in a browser', ['server'], 'site-on-server')]],
  [[vitest('faults and load of the server', 'server-faults')]],
  [[npm('20,000 random acts', 'test:monkey -- --acts 20000 --seed 1')]],
  [[npm('2,000 random acts on translated pages', 'test:monkey -- --acts 2000 --seed 1 --translated')]],
];
