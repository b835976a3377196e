import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** The output so far. */
  output: () => string;
}

const started: { child: ChildProcess; folder: string }[] = [];

// Registered here, because a test cannot register it.
afterAll(() => {
  for (const { child, folder } of started) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Starts a server as a separate process, which is killed after the tests of the file. */
export async function startProcess(
  databaseUrl: string,
  // A long time limit, because a busy machine is not a fault of the server.
  variables: Readonly<Record<string, string>> = { DATABASE_SECONDS: '120' },
  program: readonly string[] = ['--conditions=@pcb/source', '--import', 'tsx', join(import.meta.dirname, 'serve.ts')],
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'pcb-process-'));
  const child = spawn(process.execPath, program, {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_FOLDER: folder, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push({ child, folder });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [found] = /http:\/\/\S+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(`The server has ended.\n${output}`)));
  });
  return { url, child, output: () => output };
}

/** What `clientOf` needs to call a server in a separate process. */
export const appOf = ({ url }: ServerProcess) => ({
  request: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
});

export const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};
