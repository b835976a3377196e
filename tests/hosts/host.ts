import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Host {
  folder: string;
  /** Runs a command of an installed package, and returns its output. @throws with the output when it fails */
  run: (command: string, ...parameters: string[]) => Promise<string>;
  remove: () => void;
}

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/**
 * Copies a host application, and installs it with its own packages and the tarballs of `setup.ts`.
 * @throws if the npm registry cannot be reached
 */
export function installHost(name: 'vite' | 'next' | 'esbuild'): Host {
  const folder = mkdtempSync(join(tmpdir(), `pcb-host-${name}-`));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  const manifestFile = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { dependencies: Record<string, string> };
  Object.assign(manifest.dependencies, JSON.parse(process.env['PCB_TARBALLS'] ?? '{}'));
  writeFileSync(manifestFile, JSON.stringify(manifest));
  try {
    const parameters = ['install', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stderr } = error as { stderr: string };
    throw new Error(
      `The ${name} application could not be installed. It needs the npm registry; "npm ping" shows whether it answers.\n${stderr}`,
      { cause: error },
    );
  }
  const run = async (command: string, ...parameters: string[]) => {
    const options = { cwd: folder, env: environment, maxBuffer: 1e8 };
    try {
      const { stdout, stderr } = await promisify(execFile)(
        join(folder, 'node_modules/.bin', command),
        parameters,
        options,
      );
      return stdout + stderr;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
    }
  };
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
