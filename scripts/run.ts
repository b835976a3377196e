import { spawn } from 'node:child_process';

/** Runs a command line of ours to its end, its output shown. Resolves to whether it succeeded. */
export function run(commandLine: string, environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    // Tools are found in node_modules/.bin because npm put that on the PATH.
    const child = spawn(commandLine, { shell: true, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
