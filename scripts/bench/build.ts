import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../shared/run.ts';
import { markdownTable } from './markdown.ts';
import type { Part } from './part.ts';
import { prerendering } from './prerendering.ts';

/** The limit from the start of `npm start` in a fresh clone until the site answers, in seconds. */
const limit = 100;

const builds = { Packages: 'build:modules', Site: 'build:site', Storybook: 'build:storybook' } as const;

/** The lines of `npm start` at which a step begins or ends. */
const marks = {
  installed: /^> build:modules$/,
  packages: /^> build:site$/,
  site: /^The site: /,
  storybook: /^Storybook: /,
} as const;
type Mark = keyof typeof marks;

/** Runs `npm start`, and resolves to the seconds from its start to each mark. */
async function start(folder: string): Promise<Record<Mark, number>> {
  const began = performance.now();
  // Port 0 is any free one.
  const child = spawn('npm start -- --port 0 2>&1', {
    shell: true,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const seconds: Partial<Record<Mark, number>> = {};
  for await (const line of createInterface(child.stdout)) {
    for (const [mark, pattern] of Object.entries(marks) as [Mark, RegExp][]) {
      if (pattern.test(line)) seconds[mark] ??= (performance.now() - began) / 1000;
    }
    if (seconds.storybook !== undefined || line.includes('could not be built')) break;
  }
  // The whole group: npm does not pass the signal on to the server.
  if (child.pid !== undefined) process.kill(-child.pid);
  const { installed, packages, site, storybook } = seconds;
  if (installed === undefined || packages === undefined || site === undefined || storybook === undefined)
    throw new Error('npm start failed in a fresh clone.');
  return { installed, packages, site, storybook };
}

/** Runs a build again in a folder, and resolves to the seconds that it takes. */
async function timeBuild(folder: string, script: string): Promise<number> {
  const began = performance.now();
  if (!(await run(`cd ${folder} && npm run --silent ${script}`, {}, () => {}))) throw new Error(`${script} failed.`);
  return (performance.now() - began) / 1000;
}

const inSeconds = (seconds: number) => `${seconds.toFixed(0)} s`;

export const build: Part = {
  title: 'Builds',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'pcb-bench-'));
    try {
      if (!(await run(`git clone --quiet . ${folder}`))) throw new Error('git clone failed.');
      const { installed, packages, site, storybook } = await start(folder);
      const cold = { Packages: packages - installed, Site: site - packages, Storybook: storybook - site };
      const rows: string[][] = [];
      for (const [name, script] of Object.entries(builds) as [keyof typeof builds, string][]) {
        rows.push([name, inSeconds(cold[name]), inSeconds(await timeBuild(folder, script))]);
      }
      return `A fresh clone of the last commit: \`npm start\` serves the site after ${inSeconds(site)} (limit ${limit} s), of which the installation
with npm's cache takes ${inSeconds(installed)}, and Storybook after ${inSeconds(storybook)}. Each build ran once without and once with its caches.

${markdownTable(['build', 'cold', 'warm'], rows)}

${await prerendering()}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
