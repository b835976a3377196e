import { spawn } from 'node:child_process';

/**
 * Runs a command line to its end. What it prints is shown, or passed to `onOutput` where that is given.
 * Resolves to whether it succeeded; a command that cannot be started has not.
 */
export function run(
  commandLine: string,
  environment: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    // Tools are found in node_modules/.bin because npm put that on the PATH.
    const child = spawn(commandLine, {
      shell: true,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
