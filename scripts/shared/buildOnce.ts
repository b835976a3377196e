import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.ts';

export interface Build {
  name: string;
  folder: string;
  commands: readonly string[];
  inputs: readonly string[];
}

/** The fences prevent imports from other folders. */
const siteInputs = [
  'apps/host',
  'apps/site',
  'packages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export const builds = {
  site: {
    name: 'the site',
    folder: 'apps/site/dist',
    commands: ['build:modules', 'build:site'],
    inputs: siteInputs,
  },
  siteForServer: {
    name: 'the site for its server',
    folder: '.cache/site-with-server',
    commands: ['build:modules', 'build:site:server'],
    inputs: siteInputs,
  },
  storybook: {
    name: 'Storybook',
    folder: 'storybook-static',
    commands: ['build:modules', 'build:storybook'],
    // Its guides show files from the whole repository.
    inputs: ['.'],
  },
} satisfies Record<string, Build>;

const written =
  /(^|\/)(\.git|\.cache|node_modules|dist|test-results|playwright-report)$|^(storybook-static|apps\/site\/host)$|\.log$/;

function filesAt(path: string): string[] {
  if (written.test(path)) return [];
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return readdirSync(path).flatMap((name) => filesAt(posix.join(path, name)));
  return found?.isFile() ? [path] : [];
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** A hash of all inputs of a build. For `node_modules` it uses the hash from `scripts/install`. */
function hashOf({ inputs, commands }: Build): string {
  const files = [...inputs, 'node_modules/.installed'].flatMap(filesAt).sort();
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

/** Waits for other processes' builds: two would write the same files. */
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
  for (const [note] of output.matchAll(/^Note: .*$/gm)) console.log(note);
  return succeeded;
}

/** Builds if the inputs have changed since the last complete build. Resolves to whether it succeeded. */
export async function buildOnce(build: Build, report: (line: string) => void = console.log): Promise<boolean> {
  await takeLock(report);
  try {
    // Inside the folder, so that another build of the folder replaces it. Not served to visitors.
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
