import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.ts';

export interface Build {
  name: string;
  /** The folder that the last command writes. */
  folder: string;
  /** The npm commands of the build, in order. */
  commands: readonly string[];
  /** Folders that the build does not read. All other files of the repository are its inputs. */
  ignored: readonly string[];
}

/** The fences keep the site from importing these. */
const besideTheSite = ['apps/server', 'docs', 'stories', 'tests', '.storybook', '.github', '.ci'];

export const builds = {
  site: {
    name: 'the site',
    folder: 'apps/site/dist',
    commands: ['build:modules', 'build:site'],
    ignored: besideTheSite,
  },
  siteForServer: {
    name: 'the site for its server',
    folder: '.cache/site-with-server',
    commands: ['build:modules', 'build:site:server'],
    ignored: besideTheSite,
  },
  storybook: {
    name: 'Storybook',
    folder: 'storybook-static',
    commands: ['build:modules', 'build:storybook'],
    ignored: ['apps/server', '.github', '.ci'],
  },
} satisfies Record<string, Build>;

/** What builds and tools write. */
const written =
  /(^|\/)(\.git|\.cache|node_modules|dist|test-results|playwright-report)$|^(storybook-static|apps\/site\/host)$|\.log$/;

function filesBelow(folder: string, ignored: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (written.test(path) || ignored.includes(path)) return [];
    return entry.isDirectory() ? filesBelow(path, ignored) : entry.isFile() ? [path] : [];
  });
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** A hash of all that a build reads. `node_modules` stands for itself by the hash that `scripts/install` has written. */
function hashOf({ ignored, commands }: Build): string {
  const files = [...filesBelow('.', ignored), 'node_modules/.installed'].filter((file) => existsSync(file)).sort();
  const contents = files.map((file) => `${file} ${sha256(readFileSync(file))}`);
  const [nodeVersion] = process.versions.node.split('.');
  return sha256([nodeVersion, process.env['PCB_PACKAGES'], ...commands, ...contents].join('\n'));
}

const lock = '.cache/building';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Waits until no other process builds: two would write the same files. */
async function takeLock(report: (line: string) => void) {
  mkdirSync('.cache', { recursive: true });
  for (let waits = 0; ; waits += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!existsSync(lock)) throw error;
    }
    const holder = Number(readFileSync(lock, 'utf8'));
    if (!isRunning(holder)) rmSync(lock, { force: true });
    else if (waits % 10 === 0) report(`Waiting for the build of process ${holder} …`);
    await sleep(500);
  }
}

/** Runs an npm command, reports every few seconds what it builds, and prints its output if it fails. */
async function runCommand(command: string, name: string, report: (line: string) => void): Promise<boolean> {
  const start = performance.now();
  let output = '';
  let current = name;
  const reportTime = () => report(`Building ${current} … ${Math.round((performance.now() - start) / 1000)} s`);
  reportTime();
  const timer = setInterval(reportTime, 5000);
  const succeeded = await run(`npm run ${command}`, {}, (text) => {
    output += text;
    current = /> (@pcb\/\w+)@/.exec(text)?.[1] ?? current;
  });
  clearInterval(timer);
  if (!succeeded) console.error(output);
  return succeeded;
}

/** Builds what has changed since the last whole build. Resolves to whether it is built. */
export async function buildOnce(build: Build, report: (line: string) => void = console.log): Promise<boolean> {
  await takeLock(report);
  try {
    // In the folder, so that it goes where another build of the same folder goes. Visitors do not get it.
    const stamp = `${build.folder}/.inputs`;
    const hash = hashOf(build);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
      report(`Built already: ${build.name}.`);
      return true;
    }
    for (const command of build.commands) if (!(await runCommand(command, build.name, report))) return false;
    writeFileSync(stamp, hash);
    return true;
  } finally {
    rmSync(lock, { force: true });
  }
}
