import { spawn } from 'node:child_process';

/** Resolves to whether the command succeeded; `false` if it cannot be started. */
export function run(
  commandLine: string,
  environment: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    // npm adds node_modules/.bin to the PATH.
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
