import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';

// The headless shell comes first, because it opens a page in half the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** From `playwright install --only-shell`; Playwright does not expose them. */
function playwrightShells(): string[] {
  const [browsers = '', revision = ''] = chromium.executablePath().split(/[/\\]chromium(?=-\d)/);
  const folder = `${browsers}/chromium_headless_shell${/^-\d+/.exec(revision)?.[0] ?? ''}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((platform) => join(folder, platform, 'chrome-headless-shell'));
}

/** `CHROMIUM_PATH`, then Playwright's Chromium, then the system's. */
function findBrowser(): string | undefined {
  const fromPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [
    process.env['CHROMIUM_PATH'],
    ...playwrightShells(),
    chromium.executablePath(),
    ...fromPath,
    ...usualPlaces,
  ].find((path) => path !== undefined && path !== '' && existsSync(path) && isExecutable(path));
}

/** The reason in one line. Playwright prints a stack trace for each server that it cannot reach. */
function reasonOf(error: unknown): string {
  const { message, stderr } = error as Error & { stderr?: string | null };
  return (stderr?.trim() || message).split('\n')[0] ?? '';
}

/** Like `findBrowser`, but installs a browser if there is none. @throws when that fails, with instructions. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  const attempts: [string, string[]][] = [
    [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium', '--only-shell']],
  ];
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    attempts.push(
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
    );
  }
  for (const [command, parameters] of attempts) {
    try {
      execFileSync(command, parameters, {
        stdio: 'pipe',
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      console.log(`\`${basename(command)} ${parameters.join(' ')}\` failed: ${reasonOf(error)}`);
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

export const otherBrowsers = (['firefox', 'webkit'] as const).filter((name) =>
  existsSync({ firefox, webkit }[name].executablePath()),
);
